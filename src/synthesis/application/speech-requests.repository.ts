import type { Page, PageRequest } from '../../shared/application/page';
import type {
  RequestStatus,
  SpeechRequest,
  SpeechRequestState,
  SpeechRequestSummary,
} from '../domain/speech-request';

/** The stored requests. Methods that write are single statements in the caller's transaction. */
export abstract class SpeechRequestsRepository {
  /** @throws IdempotencyInProgress when a request with the same account and key was faster */
  abstract add(request: SpeechRequest): Promise<void>;

  /**
   * Stores the outcome of a request that is still PENDING in the database.
   * @returns false when it is settled already; nothing changed then
   */
  abstract settle(request: SpeechRequest): Promise<boolean>;

  /**
   * Picks one request that is PENDING past its deadline and locks it until the transaction ends. Requests
   * that another process has picked are passed over.
   */
  abstract lockAbandoned(now: Date): Promise<SpeechRequest | null>;

  /** @param id a UUID */
  abstract find(accountId: string, id: string): Promise<SpeechRequestState | null>;

  abstract findByIdempotencyKey(accountId: string, key: string): Promise<SpeechRequestState | null>;

  abstract findByAudioKey(audioKey: string): Promise<SpeechRequestSummary | null>;

  /** The account's requests, newest first; `status` null lists all. The total is exact. */
  abstract list(
    accountId: string,
    page: PageRequest,
    status: RequestStatus | null,
  ): Promise<Page<SpeechRequestSummary>>;
}
