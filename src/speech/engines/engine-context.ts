import type { Environment } from '../../config/environment';
import type { AppLogger } from '../../platform/logging/logger';
import type { SpeechEngine } from './speech-engine';
import type { WorkerPool } from '../workers/worker-pool';

/** What an engine may be made of. */
export interface EngineContext {
  readonly settings: Environment['settings'];
  /** Threads for work that is too heavy for the event loop. */
  readonly pool: WorkerPool;
  /** For faults that the service can do without, and that the operator should know. */
  readonly logger: AppLogger;
}

/**
 * Opens the engines of one kind that this machine and its settings allow; none is an answer too. Whatever is
 * wrong with the settings throws; an engine that is merely down does not, it says so when it is asked to speak.
 */
export type OpenEngines = (context: EngineContext) => Promise<SpeechEngine[]>;
