import type { AppLogger } from '../../platform/logging/logger';
import { allReasonsOf } from '../../platform/process/fault';
import type { EngineUnavailable } from '../domain/speech-failure';
import type { EngineWatcher } from './engine-registry';

/** Logs when an engine goes down and when it is up again, a line each. */
export class EngineLog implements EngineWatcher {
  constructor(private readonly logger: AppLogger) {}

  engineDown(provider: string, failure: EngineUnavailable): void {
    this.logger.error({ provider, reason: allReasonsOf(failure) }, 'speech engine is down');
  }

  engineUp(provider: string): void {
    this.logger.info({ provider }, 'speech engine is up again');
  }

  closingFailed(provider: string, error: unknown): void {
    this.logger.error({ err: error, provider }, 'speech engine could not be closed');
  }
}
