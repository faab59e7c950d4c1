import type { Environment } from '../../config/environment';
import type { AppLogger } from '../../platform/logging/logger';
import type { SpeechEngine } from './speech-engine';
import type { WorkerPool } from '../workers/worker-pool';

/** What an engine may be built with. */
export interface EngineContext {
  readonly settings: Environment['settings'];
  /** Threads for work that is too heavy for the event loop. */
  readonly pool: WorkerPool;
  /** For faults that do not stop the service and that the operator should know. */
  readonly logger: AppLogger;
}

/**
 * Opens the engines of one kind that this machine and its settings allow, possibly none. Wrong settings throw; an
 * engine that is merely down does not, its `speak` does.
 */
export type OpenEngines = (context: EngineContext) => Promise<SpeechEngine[]>;
