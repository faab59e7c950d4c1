/** How much of a limit is left after a call. */
export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the count starts anew, at least 1. */
  readonly resetSec: number;
}

/** Counts calls in windows of one minute. */
export abstract class RateLimits {
  /** Counts one call of `key`; calls beyond `perMinute` are counted but not allowed. */
  abstract count(key: string, perMinute: number): Promise<Allowance>;
}
