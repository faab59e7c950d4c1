import type { Page, PageRequest } from '../../../src/shared/application/page';
import type { Clock } from '../../../src/shared/domain/clock';
import type { AudioRecords } from '../../../src/synthesis/application/ports/audio-records';
import {
  type OpenJobs,
  type PartCues,
  SpeechJobsRepository,
} from '../../../src/synthesis/application/ports/speech-jobs.repository';
import type { JobPart, PartSummary } from '../../../src/synthesis/domain/jobs/job-part';
import {
  isOpen,
  type JobStatus,
  SpeechJob,
  type SpeechJobState,
} from '../../../src/synthesis/domain/jobs/speech-job';
import { IdempotencyInProgress } from '../../../src/synthesis/domain/synthesis.errors';
import { InMemoryTable, type InMemoryTransaction } from './in-memory-transaction';

/** Jobs and their parts in memory, for tests of use cases. */
export class InMemorySpeechJobs extends SpeechJobsRepository {
  /** By id. */
  readonly table: InMemoryTable<SpeechJobState>;
  /** By job and index; added in order. */
  private readonly partTable: InMemoryTable<JobPart>;

  /** @param clock stands for the database's */
  constructor(
    private readonly transaction: InMemoryTransaction,
    private readonly records: AudioRecords,
    private readonly clock: Clock,
  ) {
    super();
    this.table = new InMemoryTable(transaction);
    this.partTable = new InMemoryTable(transaction);
  }

  add(job: SpeechJob, parts: readonly JobPart[]): Promise<void> {
    return this.change(() => {
      const state = job.toState();
      const { idempotencyKey } = state;
      const others = this.jobsOf(state.accountId);
      if (idempotencyKey !== null && others.some((other) => other.idempotencyKey === idempotencyKey))
        throw new IdempotencyInProgress();
      this.table.set(state.id, state);
      for (const part of parts) this.partTable.set(partKey(part), part);
    });
  }

  claim(leaseKey: string, leaseSec: number): Promise<SpeechJob | null> {
    return this.change(() => {
      const now = this.clock.now();
      const [next] = this.table.rows
        .filter(({ status, leaseUntil }) => isOpen(status) && (!leaseUntil || leaseUntil < now))
        .filter(({ retryAt }) => !retryAt || retryAt <= now)
        .sort((a, b) => a.servedAt.getTime() - b.servedAt.getTime());
      if (!next) return null;
      const claimed: SpeechJobState = {
        ...next,
        status: 'RUNNING',
        attempts: next.attempts + 1,
        leaseKey,
        leaseUntil: secondsAfter(now, leaseSec),
        startedAt: next.startedAt ?? now,
      };
      this.table.set(next.id, claimed);
      return SpeechJob.restore(claimed);
    });
  }

  renewLease(id: string, leaseKey: string, leaseSec: number): Promise<boolean> {
    return this.change(() => {
      const job = this.table.get(id);
      if (job?.leaseKey !== leaseKey) return false;
      this.table.set(id, { ...job, leaseUntil: secondsAfter(this.clock.now(), leaseSec) });
      return true;
    });
  }

  giveAllBack(): Promise<void> {
    return this.change(() => {
      for (const job of this.table.rows.filter(({ status }) => isOpen(status)))
        this.table.set(job.id, { ...job, leaseUntil: null });
    });
  }

  async lock(id: string): Promise<SpeechJob | null> {
    this.transaction.requireForLock();
    const state = this.table.get(id);
    return Promise.resolve(state ? SpeechJob.restore(state) : null);
  }

  save(job: SpeechJob): Promise<void> {
    const state = job.toState();
    return this.change(() => this.table.set(state.id, state));
  }

  savePart(part: JobPart): Promise<void> {
    return this.change(() => this.partTable.set(partKey(part), part));
  }

  nextPart(jobId: string): Promise<{ part: JobPart; after: JobPart['end'] } | null> {
    const parts = this.partsOf(jobId);
    const part = parts.find(({ status }) => status === 'WAITING');
    if (!part) return Promise.resolve(null);
    const before = parts.findLast(({ index, storedKey }) => index < part.index && storedKey !== null);
    return Promise.resolve({ part, after: before?.end ?? null });
  }

  find(accountId: string, id: string): Promise<SpeechJobState | null> {
    return Promise.resolve(this.jobsOf(accountId).find((job) => job.id === id) ?? null);
  }

  findAll(ids: readonly string[]): Promise<SpeechJobState[]> {
    return Promise.resolve(this.table.rows.filter(({ id }) => ids.includes(id)));
  }

  findByIdempotencyKey(accountId: string, key: string): Promise<SpeechJobState | null> {
    const found = this.jobsOf(accountId).find(({ idempotencyKey }) => idempotencyKey === key);
    return Promise.resolve(found ?? null);
  }

  findByAudioKey(audioKey: string): Promise<{ job: SpeechJobState; part: PartSummary | null } | null> {
    const whole = this.table.rows.find((job) => job.audioKey === audioKey);
    if (whole) return Promise.resolve({ job: whole, part: null });
    const part = this.partTable.rows.find((row) => row.audioKey === audioKey);
    const job = part && this.table.get(part.jobId);
    return Promise.resolve(job ? { job, part: summaryOf(part) } : null);
  }

  list(
    accountId: string,
    { page, limit }: PageRequest,
    status: JobStatus | null,
  ): Promise<Page<SpeechJobState>> {
    const found = this.jobsOf(accountId)
      .filter((job) => status === null || job.status === status)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
    return Promise.resolve({ total: found.length, items: found.slice((page - 1) * limit, page * limit) });
  }

  parts(jobId: string): Promise<PartSummary[]> {
    return Promise.resolve(this.partsOf(jobId).map(summaryOf));
  }

  beginnings(jobIds: readonly string[], chars: number): Promise<Map<string, string>> {
    const first = this.partTable.rows.filter(({ jobId, index }) => index === 0 && jobIds.includes(jobId));
    const beginning = (text: string) => [...text].slice(0, chars).join('');
    return Promise.resolve(new Map(first.map(({ jobId, text }) => [jobId, beginning(text)])));
  }

  texts(jobId: string): Promise<string[]> {
    return Promise.resolve(this.partsOf(jobId).map(({ text }) => text));
  }

  cues(jobId: string, fromIndex: number, limit: number): Promise<PartCues[]> {
    const found = this.partsOf(jobId).filter(({ index }) => index >= fromIndex);
    return Promise.resolve(
      found
        .slice(0, limit)
        .map(({ cues, durationSec }) => ({ cues: cues ?? [], durationSec: durationSec ?? 0 })),
    );
  }

  openJobs(accountId: string): Promise<OpenJobs> {
    const open = this.jobsOf(accountId).filter(({ status }) => isOpen(status));
    const expectedBytes = open.reduce((sum, job) => sum + Math.max(job.expectedBytes - job.sizeBytes, 0), 0);
    return Promise.resolve({ count: open.length, expectedBytes });
  }

  expired(now: Date, limit: number, except: readonly string[]): Promise<SpeechJobState[]> {
    const expiry = ({ expiresAt }: SpeechJobState): number => expiresAt?.getTime() ?? Infinity;
    const found = this.table.rows
      .filter((job) => isDue(job, now) && !except.includes(job.id))
      .sort((a, b) => expiry(a) - expiry(b));
    return Promise.resolve(found.slice(0, limit));
  }

  markDeleted(id: string, now: Date): Promise<void> {
    return this.transaction.run(async () => {
      const job = this.table.get(id);
      if (!job || !isDue(job, now)) return;
      this.table.set(id, { ...job, audioDeletedAt: now });
      await this.records.countStored(job.accountId, -job.sizeBytes);
    });
  }

  /** Each method is a transaction of its own, or joins the caller's. */
  private change<Result>(work: () => Result): Promise<Result> {
    return this.transaction.run(() => new Promise((resolve) => resolve(work())));
  }

  private jobsOf(accountId: string): SpeechJobState[] {
    return this.table.rows.filter((job) => job.accountId === accountId);
  }

  private partsOf(jobId: string): JobPart[] {
    return this.partTable.rows.filter((part) => part.jobId === jobId);
  }
}

const partKey = ({ jobId, index }: JobPart): string => `${jobId} ${index}`;

const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

const isDue = ({ expiresAt, audioDeletedAt }: SpeechJobState, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now && audioDeletedAt === null;

function summaryOf({ text: _text, cues: _cues, speaking: _speaking, end: _end, ...summary }: JobPart) {
  return summary;
}
