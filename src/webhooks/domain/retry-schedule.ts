const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Seconds from each failed attempt to the next: the schedule that Standard Webhooks recommends, some 76 hours. */
const DELAYS_SEC = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** Attempts of a delivery, the first included. */
export const MOST_ATTEMPTS = DELAYS_SEC.length + 1;

/** Share of a delay that chance may add, so that what failed together is not tried together again. */
const JITTER = 0.1;

/** Longest wait that a receiver may ask for. */
const LONGEST_WAIT_SEC = 24 * HOUR;

/**
 * How long to wait after failed attempts.
 * @param failures attempts that have failed, 1 or more
 * @param retryAfterSec what the receiver asked for, which holds where it is longer
 * @param chance from 0 to 1
 * @returns seconds; null when there are no more attempts
 */
export function retryDelaySec(failures: number, retryAfterSec: number | null, chance: number): number | null {
  const delaySec = DELAYS_SEC[failures - 1];
  if (delaySec === undefined) return null;
  const askedSec = Math.min(retryAfterSec ?? 0, LONGEST_WAIT_SEC);
  return Math.max(delaySec, askedSec) * (1 + JITTER * chance);
}
