import type { Quota } from '../../shared/domain/quota';
import { RateLimitExceeded } from '../domain/accounts.errors';

/** The window of every limit, in seconds. */
export const WINDOW_SEC = 60;

/** How much of a limit is left after a call. */
export interface Allowance {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Seconds until the count starts anew, at least 1. */
  readonly resetSec: number;
}

/** What calls are counted under, and how many there may be. */
export interface Limit {
  /** Name of the limit, as the caller is told. */
  readonly policy: string;
  /** Whose calls count together. */
  readonly key: string;
  readonly perMinute: number;
}

/** Counts calls in windows of one minute. */
export abstract class RateLimits {
  /** Counts one call of `key`; calls beyond `perMinute` are counted but not allowed. */
  abstract count(key: string, perMinute: number): Promise<Allowance>;

  /**
   * Counts one call under a limit.
   * @returns what is left of it
   * @throws RateLimitExceeded
   */
  async hold({ policy, key, perMinute }: Limit): Promise<Quota> {
    const { allowed, remaining, resetSec } = await this.count(key, perMinute);
    const quota = { policy, limit: perMinute, remaining, window: { lengthSec: WINDOW_SEC, resetSec } };
    if (!allowed) throw new RateLimitExceeded(resetSec, quota);
    return quota;
  }
}
