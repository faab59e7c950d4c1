import type { UsagePeriod } from '../../domain/usage-period';

/** What an account had spoken on one day (UTC). */
export interface DailyUsage {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly requests: number;
  /** Characters charged. */
  readonly characters: number;
  /** Length of the audio. */
  readonly seconds: number;
}

/** Adds up the successful requests of an account. */
export abstract class SpeechUsage {
  /** One entry for each day of the period, in order, days without requests included. */
  abstract perDay(accountId: string, period: UsagePeriod): Promise<DailyUsage[]>;
}
