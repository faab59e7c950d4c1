import type { Page, PageRequest } from '../../../src/shared/application/page';
import type { AudioNames } from '../../../src/synthesis/application/audio-names';
import type { Clock } from '../../../src/shared/domain/clock';
import {
  type ClaimedRequest,
  type DailyUsage,
  type SpeechBacklog,
  SpeechRequestsRepository,
} from '../../../src/synthesis/application/ports/speech-requests.repository';
import {
  type RequestStatus,
  SpeechRequest,
  type SpeechRequestState,
  type SpeechRequestSummary,
} from '../../../src/synthesis/domain/speech-request';
import type { SubtitleCue } from '../../../src/synthesis/domain/subtitles/subtitle-cues';
import { IdempotencyInProgress } from '../../../src/synthesis/domain/synthesis.errors';
import { dayAt, isoDay } from '../../../src/synthesis/domain/local-days';
import type { UsagePeriod } from '../../../src/synthesis/domain/usage-period';
import { InMemoryTable, type InMemoryTransaction } from './in-memory-transaction';

const DAY_MS = 86_400_000;

/** The requests in memory, for tests of use cases. */
export class InMemorySpeechRequests extends SpeechRequestsRepository {
  /** By id. */
  readonly table: InMemoryTable<SpeechRequestState>;
  /** Bytes of audio stored, by account. */
  readonly usage: InMemoryTable<number>;
  /** Files that an attempt may have left, by their names. */
  readonly attempts: InMemoryTable<{ readonly storedKey: string; readonly notedAt: Date }>;

  /** @param clock stands for the database's */
  constructor(
    private readonly transaction: InMemoryTransaction,
    private readonly clock: Clock,
  ) {
    super();
    this.table = new InMemoryTable(transaction);
    this.usage = new InMemoryTable(transaction);
    this.attempts = new InMemoryTable(transaction);
  }

  add(request: SpeechRequest, leaseSec: number | null): Promise<void> {
    return this.change(() => {
      const leaseUntil = leaseSec === null ? null : secondsAfter(this.clock.now(), leaseSec);
      const state = { ...request.toState(), ...(leaseUntil && { leaseUntil }) };
      const others = this.rowsOf(state.accountId);
      if (state.idempotencyKey !== null && others.some((row) => row.idempotencyKey === state.idempotencyKey))
        throw new IdempotencyInProgress();
      if (others.some((row) => row.number === state.number)) throw new Error('The number is taken.');
      this.table.set(state.id, state);
    });
  }

  settle(request: SpeechRequest): Promise<boolean> {
    return this.change(() => {
      const state = request.toState();
      const row = this.table.get(state.id);
      if (row?.status !== 'PENDING' || row.audioKey !== state.audioKey) return false;
      this.table.set(state.id, { ...row, ...outcomeOf(state) });
      const storedBytes = this.usage.get(state.accountId) ?? 0;
      this.usage.set(state.accountId, storedBytes + (state.fileSizeBytes ?? 0));
      return true;
    });
  }

  claim(id: string, names: AudioNames, leaseSec: number): Promise<ClaimedRequest | null> {
    return this.change(() => {
      const row = this.table.get(id);
      const now = this.clock.now();
      if (!row || !isOpen(row, now) || (row.leaseUntil && row.leaseUntil >= now)) return null;
      const claimed: SpeechRequestState = {
        ...row,
        ...names,
        attempts: row.attempts + 1,
        leaseUntil: secondsAfter(now, leaseSec),
      };
      this.table.set(id, claimed);
      if (row.leaseUntil) this.noteAttempt(row.storedKey);
      return { request: SpeechRequest.restore(claimed), leftKey: row.leaseUntil && row.storedKey };
    });
  }

  renewLease(id: string, audioKey: string, leaseSec: number): Promise<boolean> {
    return this.change(() => {
      const row = this.table.get(id);
      if (row?.status !== 'PENDING' || row.audioKey !== audioKey) return false;
      this.table.set(id, { ...row, leaseUntil: secondsAfter(this.clock.now(), leaseSec) });
      return true;
    });
  }

  giveBack(id: string, audioKey: string): Promise<void> {
    return this.change(() => {
      const row = this.table.get(id);
      if (row?.status !== 'PENDING' || row.audioKey !== audioKey) return;
      // A moment before, as the database's clock has moved on by the time that somebody asks.
      this.table.set(id, {
        ...row,
        attempts: row.attempts - 1,
        leaseUntil: secondsAfter(this.clock.now(), -0.001),
      });
    });
  }

  giveAllBack(limitSec: number): Promise<number> {
    return this.change(() => {
      const now = this.clock.now();
      const pending = this.table.rows.filter(({ status }) => status === 'PENDING');
      for (const row of pending) {
        const limit = secondsAfter(now, limitSec);
        const deadlineAt = row.deadlineAt < limit ? row.deadlineAt : limit;
        this.table.set(row.id, { ...row, deadlineAt, leaseUntil: secondsAfter(now, -0.001) });
      }
      return pending.length;
    });
  }

  listUnclaimed(graceSec: number, limit: number): Promise<string[]> {
    const now = this.clock.now();
    const unclaimed = this.table.rows
      .filter((row) => isOpen(row, now) && (row.leaseUntil ?? secondsAfter(row.createdAt, graceSec)) < now)
      .sort(byDeadline);
    return Promise.resolve(unclaimed.slice(0, limit).map(({ id }) => id));
  }

  async lockExpired(now: Date, except: readonly string[]): Promise<SpeechRequest | null> {
    this.transaction.requireForLock();
    const [expired] = this.table.rows
      .filter((row) => row.status === 'PENDING' && row.deadlineAt < now && !except.includes(row.id))
      .sort(byDeadline);
    return Promise.resolve(expired ? SpeechRequest.restore(expired) : null);
  }

  backlog(now: Date): Promise<SpeechBacklog> {
    const pending = this.table.rows.filter(({ status }) => status === 'PENDING');
    const [oldest] = pending.map(({ createdAt }) => createdAt).sort((a, b) => a.getTime() - b.getTime());
    return Promise.resolve({
      pending: pending.length,
      overdue: pending.filter(({ deadlineAt }) => deadlineAt < now).length,
      oldestCreatedAt: oldest ?? null,
    });
  }

  find(accountId: string, id: string): Promise<SpeechRequestSummary | null> {
    return Promise.resolve(summaryOrNull(this.rowsOf(accountId).find((row) => row.id === id)));
  }

  findByIdempotencyKey(accountId: string, key: string): Promise<SpeechRequestSummary | null> {
    return Promise.resolve(
      summaryOrNull(this.rowsOf(accountId).find(({ idempotencyKey }) => idempotencyKey === key)),
    );
  }

  releaseIdempotencyKey(id: string): Promise<void> {
    return this.change(() => {
      const row = this.table.get(id);
      if (row?.status === 'SUCCESS')
        this.table.set(id, { ...row, idempotencyKey: null, idempotencyHash: null });
    });
  }

  findCues(storedKey: string): Promise<readonly SubtitleCue[] | null> {
    return Promise.resolve(
      this.table.rows.find((row) => row.storedKey === storedKey && row.cues !== null)?.cues ?? null,
    );
  }

  list(
    accountId: string,
    { page, limit }: PageRequest,
    status: RequestStatus | null,
  ): Promise<Page<SpeechRequestSummary>> {
    const found = this.rowsOf(accountId)
      .filter((row) => status === null || row.status === status)
      .sort((a, b) => b.number - a.number);
    const items = found.slice((page - 1) * limit, page * limit).map(summaryOf);
    return Promise.resolve({ total: found.length, items });
  }

  usagePerDay(accountId: string, { from, to, zone = 'UTC' }: UsagePeriod): Promise<DailyUsage[]> {
    const days: DailyUsage[] = [];
    for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
      const date = new Date(at).toISOString().slice(0, 10);
      const used = this.rowsOf(accountId).filter(
        (row) => row.status === 'SUCCESS' && isoDay(dayAt(row.createdAt, zone)) === date,
      );
      days.push({
        date,
        requests: used.length,
        characters: used.reduce((sum, { charCount }) => sum + charCount, 0),
        seconds: used.reduce((sum, { durationSec }) => sum + (durationSec ?? 0), 0),
      });
    }
    return Promise.resolve(days);
  }

  /** In a transaction. */
  noteAttempt(storedKey: string): void {
    this.attempts.set(storedKey, this.attempts.get(storedKey) ?? { storedKey, notedAt: this.clock.now() });
  }

  /** Each method is a transaction of its own, or joins the caller's. */
  private change<Result>(work: () => Result): Promise<Result> {
    return this.transaction.run(() => new Promise((resolve) => resolve(work())));
  }

  private rowsOf(accountId: string): SpeechRequestState[] {
    return this.table.rows.filter((row) => row.accountId === accountId);
  }
}

export const isOpen = ({ status, deadlineAt }: SpeechRequestState, now: Date): boolean =>
  status === 'PENDING' && deadlineAt > now;

const byDeadline = (a: SpeechRequestState, b: SpeechRequestState): number =>
  a.deadlineAt.getTime() - b.deadlineAt.getTime();

const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

const summaryOrNull = (row: SpeechRequestState | undefined): SpeechRequestSummary | null =>
  row ? summaryOf(row) : null;

/** What settling a request changes of its row. */
const outcomeOf = (state: SpeechRequestState) => ({
  status: state.status,
  errorCode: state.errorCode,
  errorMessage: state.errorMessage,
  retryAfterSec: state.retryAfterSec,
  leaseUntil: state.leaseUntil,
  contentHash: state.contentHash,
  durationSec: state.durationSec,
  fileSizeBytes: state.fileSizeBytes,
  audioSha256: state.audioSha256,
  cues: state.cues,
  finishedAt: state.finishedAt,
  expiresAt: state.expiresAt,
  idempotencyKey: state.idempotencyKey,
  idempotencyHash: state.idempotencyHash,
});

function summaryOf({ cues: _, markup: _markup, ...summary }: SpeechRequestState): SpeechRequestSummary {
  return summary;
}
