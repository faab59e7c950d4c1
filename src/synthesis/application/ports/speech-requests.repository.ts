import type { Page, PageRequest } from '../../../shared/application/page';
import type { AudioNames } from '../audio-names';
import type { RequestStatus, SpeechRequest, SpeechRequestSummary } from '../../domain/speech-request';
import type { SubtitleCue } from '../../domain/subtitles/subtitle-cues';
import type { UsagePeriod } from '../../domain/usage-period';

/** What is not finished yet. */
export interface SpeechBacklog {
  readonly pending: number;
  /** Those of them past their deadline: they are about to be failed, or the scheduled task does not run. */
  readonly overdue: number;
  readonly oldestCreatedAt: Date | null;
}

/** What an account had synthesized on one day. */
export interface DailyUsage {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Successful requests. */
  readonly requests: number;
  /** Characters charged. */
  readonly characters: number;
  /** Length of the audio. */
  readonly seconds: number;
}

/** A request that an attempt has to itself. */
export interface ClaimedRequest {
  readonly request: SpeechRequest;
  /** Name of the file that an earlier attempt may have left; null when this is the first. */
  readonly leftKey: string | null;
}

/** The stored requests. Methods that write are single statements in the caller's transaction. */
export abstract class SpeechRequestsRepository {
  /**
   * Called in the transaction that has taken the credits: the account's row is locked, so twins come one after the other.
   * @param leaseSec for how long others are kept from a request that is begun already; null for one that is to be
   *   claimed, or is settled
   * @throws IdempotencyInProgress when a request with the same account and key was faster
   */
  abstract add(request: SpeechRequest, leaseSec: number | null): Promise<void>;

  /**
   * Stores the outcome of a request that is still PENDING in the database, under the same audio key, and counts the file
   * that it has made for its account (`AudioRecords.storedBytes`).
   * @returns false when it is settled already or another attempt has claimed it; nothing changed then
   */
  abstract settle(request: SpeechRequest): Promise<boolean>;

  /**
   * Takes a PENDING request that is before its deadline and under no lease, by the database's clock, and
   * counts the attempt. What an earlier one may have left is noted (`AudioRecords.noteAttempt`).
   * @param names the attempt's own for the audio; an earlier attempt can neither renew nor settle the request
   *   any more
   * @returns null when there is no such request
   */
  abstract claim(id: string, names: AudioNames, leaseSec: number): Promise<ClaimedRequest | null>;

  /** @returns false when the attempt has lost the request */
  abstract renewLease(id: string, audioKey: string, leaseSec: number): Promise<boolean>;

  /** Ends the lease of an attempt, which does not count: anybody may claim the request at once. */
  abstract giveBack(id: string, audioKey: string): Promise<void>;

  /**
   * Gives back whatever anybody has: it is anybody's at once, and expires in `limitSec` at the latest. For who knows that
   * all who had some are dead.
   * @returns how many requests are PENDING
   */
  abstract giveAllBack(limitSec: number): Promise<number>;

  /**
   * @param graceSec how old a request has to be that was never under a lease: somebody may be about to claim it
   * @returns ids of requests that are PENDING before their deadline and under no lease, by the database's clock;
   *   the oldest first
   */
  abstract listUnclaimed(graceSec: number, limit: number): Promise<string[]>;

  /**
   * Picks one request that is PENDING past its deadline and locks it until the transaction ends. Requests
   * that another process has picked are passed over, and so are those of the ids `except`.
   */
  abstract lockExpired(now: Date, except: readonly string[]): Promise<SpeechRequest | null>;

  abstract backlog(now: Date): Promise<SpeechBacklog>;

  /** @param id a UUID */
  abstract find(accountId: string, id: string): Promise<SpeechRequestSummary | null>;

  abstract findByIdempotencyKey(accountId: string, key: string): Promise<SpeechRequestSummary | null>;

  /** Has the key of a request that is SUCCESS name nothing any more; of any other it stays. Repeatable. */
  abstract releaseIdempotencyKey(id: string): Promise<void>;

  /** The subtitles of a stored file; null when it has none. */
  abstract findCues(storedKey: string): Promise<readonly SubtitleCue[] | null>;

  /** The account's requests, newest first; `status` null lists all. The total is exact. */
  abstract list(
    accountId: string,
    page: PageRequest,
    status: RequestStatus | null,
  ): Promise<Page<SpeechRequestSummary>>;

  /** One entry for each day of the period, in order, days without requests included. */
  abstract usagePerDay(accountId: string, period: UsagePeriod): Promise<DailyUsage[]>;
}
