import type { OfRecentDays } from '../../../accounts';

/** Speech of some days, by when it was finished. */
export interface SpeechFigures {
  /** Requests that ended, long jobs aside. */
  readonly requests: number;
  /** Those of them that failed, and cost nothing. */
  readonly failed: number;
  /** Within this time 95 of 100 requests that succeeded were ready; null where none was. */
  readonly p95Sec: number | null;
  /** Credits charged, long jobs included. */
  readonly credits: number;
}

/** How much was spoken lately, and how well, counted at each look. */
export abstract class RecentSpeech {
  /** @param since when the days began that are asked for */
  abstract look(since: OfRecentDays<Date>): Promise<OfRecentDays<SpeechFigures>>;
}
