import type { EngineUnavailable } from '../domain/speech-failure';
import { doublingPauseSec, LONGEST_PAUSE_SEC } from '../workers/doubling-pause';

/**
 * Whether one engine is up. While it is down, the time to its next try doubles with every failure in a row, from one
 * second to one minute; it is up again only when it has spoken.
 */
export class EngineHealth {
  private failuresInARow = 0;
  private nextTryAtMs = 0;

  get isUp(): boolean {
    return this.failuresInARow === 0;
  }

  /** Seconds until a down engine is to be tried again; at least 1. */
  retryAfterSec(nowMs: number): number {
    return Math.max(1, Math.ceil((this.nextTryAtMs - nowMs) / 1000));
  }

  noteSuccess(): void {
    this.failuresInARow = 0;
  }

  /** @returns seconds to back off; the engine's own wish counts where it is longer */
  noteFailure({ retryAfterSec }: EngineUnavailable, nowMs: number): number {
    this.failuresInARow += 1;
    const ownSec = doublingPauseSec(this.failuresInARow);
    const backOffSec = Math.min(LONGEST_PAUSE_SEC, Math.max(ownSec, retryAfterSec));
    this.nextTryAtMs = nowMs + backOffSec * 1000;
    return backOffSec;
  }
}
