import type { Page, PageRequest } from '../../../shared/application/page';
import type { HistoryFilter } from '../../domain/history-filter';
import type { SpeechRequestSummary } from '../../domain/speech-request';
import type { UsagePeriod } from '../../domain/usage-period';
import type { DailyUsage } from './speech-requests.repository';

/** What was spoken in a period, of one voice or for one API key. */
export interface UsageOf extends Omit<DailyUsage, 'date'> {
  /** Identifier of the voice or the key; null for requests without a key. */
  readonly id: string | null;
}

/** What an account looks for among its requests, and does with what it has found. */
export abstract class SpeechHistory {
  /**
   * The account's requests that meet the filter, newest first, with their number. A text is looked for in the newest
   * 10,000 that meet the rest.
   */
  abstract search(
    accountId: string,
    page: PageRequest,
    filter: HistoryFilter,
  ): Promise<Page<SpeechRequestSummary>>;

  /**
   * Ends the audio of a request now: nobody can hear it or begins to reuse it, and its file goes once those are done who
   * had just begun to. Repeatable.
   * @returns false when there is no such request of the account
   */
  abstract removeAudio(accountId: string, id: string, now: Date): Promise<boolean>;

  /** Successful requests of the period by voice or by key, most characters first. */
  abstract usageBy(accountId: string, period: UsagePeriod, what: 'speaker' | 'key'): Promise<UsageOf[]>;
}
