/** What was given away to people who opened an account themselves, on one day. */
export interface SignUpDay {
  /** In UTC, as `2026-11-22`. */
  readonly day: string;
  readonly accounts: number;
  readonly credits: number;
}

/** The day, in UTC, that a moment belongs to. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whole seconds until the next day begins, at least 1. */
export const secondsLeft = (moment: Date): number =>
  86_400 - Math.floor((moment.getTime() % 86_400_000) / 1000);
