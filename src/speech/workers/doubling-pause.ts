/** Nothing that is broken is left alone for longer. */
export const LONGEST_PAUSE_SEC = 60;

/** Seconds to leave alone what has failed so many times in a row: one, then twice as long each time. */
export function doublingPauseSec(failuresInARow: number): number {
  return Math.min(LONGEST_PAUSE_SEC, 2 ** (failuresInARow - 1));
}
