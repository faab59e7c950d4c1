/** The longest pause between two tries of something that fails. */
export const LONGEST_PAUSE_SEC = 60;

/** Seconds to back off after so many failures in a row: one, then twice as long each time. */
export function doublingPauseSec(failuresInARow: number): number {
  return Math.min(LONGEST_PAUSE_SEC, 2 ** (failuresInARow - 1));
}
