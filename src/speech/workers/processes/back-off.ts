import { doublingPauseSec } from '../doubling-pause';

/** Crashes in a row that may be the fault of texts, not of the program that speaks them. */
const FORGIVEN_CRASHES = 2;

/**
 * How long to wait before a broken program is started again: one second after a failed start or one crash too many,
 * then twice as long each time, up to a minute.
 */
export class BackOff {
  private failedStarts = 0;
  private crashes = 0;
  private untilMs = 0;

  /** Seconds until the next start may be tried; 0 when it may be at once. */
  waitSec(nowMs: number): number {
    return Math.max(0, (this.untilMs - nowMs) / 1000);
  }

  noteStart(): void {
    this.failedStarts = 0;
  }

  /** A task was answered: neither the program nor the texts are at fault. */
  noteAnswer(): void {
    this.failedStarts = this.crashes = this.untilMs = 0;
  }

  noteFailedStart(nowMs: number): void {
    // Children that start together fail together: they count as one.
    if (this.waitSec(nowMs) > 0) return;
    this.failedStarts++;
    this.wait(nowMs);
  }

  noteCrash(nowMs: number): void {
    this.crashes++;
    this.wait(nowMs);
  }

  private wait(nowMs: number): void {
    const strikes = this.failedStarts + Math.max(0, this.crashes - FORGIVEN_CRASHES);
    if (strikes > 0) this.untilMs = nowMs + doublingPauseSec(strikes) * 1000;
  }
}
