import type { AppLogger } from '../../platform/logging/logger';
import type { EngineUnavailable } from '../domain/speech-failure';
import type { EngineWatcher } from './engine-registry';

/** Logs when an engine goes down and when it is up again. */
export class EngineLog implements EngineWatcher {
  constructor(private readonly logger: AppLogger) {}

  engineDown(provider: string, failure: EngineUnavailable, retryInSec: number): void {
    this.logger.error({ err: failure, provider, retryInSec }, 'speech engine is down');
  }

  engineUp(provider: string): void {
    this.logger.info({ provider }, 'speech engine is up again');
  }

  closingFailed(provider: string, error: unknown): void {
    this.logger.error({ err: error, provider }, 'speech engine could not be closed');
  }
}
