import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { TypeOrmTransaction } from '../../../platform/database/typeorm-transaction';
import type { Page, PageRequest } from '../../../shared/application/page';
import {
  type OpenJobs,
  type PartCues,
  SpeechJobsRepository,
} from '../../application/ports/speech-jobs.repository';
import type { JobPart, PartSummary } from '../../domain/jobs/job-part';
import { type JobStatus, SpeechJob, type SpeechJobState } from '../../domain/jobs/speech-job';
import { IdempotencyInProgress } from '../../domain/synthesis.errors';
import { jobPartSchema, partSummaryList, partSummarySelection, speechJobSchema } from './speech-job.schemas';

/** Rows of one INSERT, which has the event loop for some 5 ms. */
const ROWS_AT_ONCE = 250;

@Injectable()
export class TypeOrmSpeechJobsRepository extends SpeechJobsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  /** Looks the key up, as `TypeOrmSpeechRequestsRepository` does. */
  async add(job: SpeechJob, parts: readonly JobPart[]): Promise<void> {
    const { manager } = this.transaction;
    const state = job.toState();
    const { accountId, idempotencyKey } = state;
    if (idempotencyKey !== null && (await this.findByIdempotencyKey(accountId, idempotencyKey)))
      throw new IdempotencyInProgress();
    await manager.insert(speechJobSchema, state);
    for (let at = 0; at < parts.length; at += ROWS_AT_ONCE)
      await manager.insert(jobPartSchema, parts.slice(at, at + ROWS_AT_ONCE));
  }

  async claim(leaseKey: string, leaseSec: number): Promise<SpeechJob | null> {
    const [claimed] = await this.transaction.query<{ id: string }>(
      `UPDATE speech_jobs
       SET status = 'RUNNING', attempts = attempts + 1, lease_key = $1,
           lease_until = clock_timestamp() + make_interval(secs => $2),
           started_at = coalesce(started_at, clock_timestamp())
       WHERE id = (
         SELECT id FROM speech_jobs
         WHERE finished_at IS NULL AND coalesce(lease_until, '-infinity') < clock_timestamp()
           AND coalesce(retry_at, '-infinity') <= clock_timestamp()
         ORDER BY served_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [leaseKey, leaseSec],
    );
    if (!claimed) return null;
    const state = await this.transaction.manager.findOneBy(speechJobSchema, { id: claimed.id });
    return state && SpeechJob.restore(state);
  }

  async renewLease(id: string, leaseKey: string, leaseSec: number): Promise<boolean> {
    const rows = await this.transaction.query(
      `UPDATE speech_jobs SET lease_until = clock_timestamp() + make_interval(secs => $3)
       WHERE id = $1 AND lease_key = $2 RETURNING id`,
      [id, leaseKey, leaseSec],
    );
    return rows.length > 0;
  }

  async giveAllBack(): Promise<void> {
    await this.transaction.query('UPDATE speech_jobs SET lease_until = NULL WHERE finished_at IS NULL');
  }

  async lock(id: string): Promise<SpeechJob | null> {
    this.transaction.requireForLock();
    // The account first, as a request that ends does.
    await this.transaction.query(
      `SELECT FROM accounts WHERE id = (SELECT account_id FROM speech_jobs WHERE id = $1) FOR NO KEY UPDATE`,
      [id],
    );
    const state = await this.transaction.manager.findOne(speechJobSchema, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return state && SpeechJob.restore(state);
  }

  async save(job: SpeechJob): Promise<void> {
    const { id, ...state } = job.toState();
    await this.transaction.manager.update(speechJobSchema, { id }, state);
  }

  async savePart({ jobId, index, ...part }: JobPart): Promise<void> {
    await this.transaction.manager.update(jobPartSchema, { jobId, index }, part);
  }

  async nextPart(jobId: string): Promise<{ part: JobPart; after: JobPart['end'] } | null> {
    const { manager } = this.transaction;
    const part = await manager.findOne(jobPartSchema, {
      where: { jobId, status: 'WAITING' },
      order: { index: 'ASC' },
    });
    if (!part) return null;
    const [before] = await this.transaction.query<{ end: JobPart['end'] }>(
      `SELECT "end" FROM speech_job_parts
       WHERE job_id = $1 AND index < $2 AND stored_key IS NOT NULL ORDER BY index DESC LIMIT 1`,
      [jobId, part.index],
    );
    return { part, after: before?.end ?? null };
  }

  find(accountId: string, id: string): Promise<SpeechJobState | null> {
    return this.transaction.manager.findOneBy(speechJobSchema, { accountId, id });
  }

  /** One statement for any number of ids: `In` would be another for each, and sessions keep those prepared. */
  findAll(ids: readonly string[]): Promise<SpeechJobState[]> {
    return this.transaction.manager.findBy(speechJobSchema, { id: Any([...ids]) });
  }

  findByIdempotencyKey(accountId: string, idempotencyKey: string): Promise<SpeechJobState | null> {
    return this.transaction.manager.findOneBy(speechJobSchema, { accountId, idempotencyKey });
  }

  async findByAudioKey(audioKey: string): Promise<{ job: SpeechJobState; part: PartSummary | null } | null> {
    const { manager } = this.transaction;
    const whole = await manager.findOneBy(speechJobSchema, { audioKey });
    if (whole) return { job: whole, part: null };
    const part = await manager.findOne(jobPartSchema, { select: partSummarySelection, where: { audioKey } });
    const job = part && (await manager.findOneBy(speechJobSchema, { id: part.jobId }));
    return job && { job, part };
  }

  async list(
    accountId: string,
    { page, limit }: PageRequest,
    status: JobStatus | null,
  ): Promise<Page<SpeechJobState>> {
    const [items, total] = await this.transaction.manager.findAndCount(speechJobSchema, {
      where: { accountId, ...(status && { status }) },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { total, items };
  }

  parts(jobId: string): Promise<PartSummary[]> {
    return this.transaction.query<PartSummary>(
      `SELECT ${partSummaryList} FROM speech_job_parts WHERE job_id = $1 ORDER BY index`,
      [jobId],
    );
  }

  async beginnings(jobIds: readonly string[], chars: number): Promise<Map<string, string>> {
    const rows = await this.transaction.query<{ jobId: string; text: string }>(
      `SELECT job_id AS "jobId", left(text, $2) AS text
       FROM speech_job_parts WHERE job_id = ANY ($1) AND index = 0`,
      [jobIds, chars],
    );
    return new Map(rows.map(({ jobId, text }) => [jobId, text]));
  }

  async texts(jobId: string): Promise<string[]> {
    const parts = await this.transaction.query<{ text: string }>(
      'SELECT text FROM speech_job_parts WHERE job_id = $1 ORDER BY index',
      [jobId],
    );
    return parts.map(({ text }) => text);
  }

  cues(jobId: string, fromIndex: number, limit: number): Promise<PartCues[]> {
    return this.transaction.query<PartCues>(
      `SELECT coalesce(cues, '[]') AS cues, coalesce(duration_sec, 0) AS "durationSec"
       FROM speech_job_parts WHERE job_id = $1 AND index >= $2 ORDER BY index LIMIT $3`,
      [jobId, fromIndex, limit],
    );
  }

  async openJobs(accountId: string): Promise<OpenJobs> {
    const [row] = await this.transaction.query<{ count: string; bytes: string }>(
      `SELECT count(*) AS count, coalesce(sum(greatest(expected_bytes - size_bytes, 0)), 0) AS bytes
       FROM speech_jobs WHERE account_id = $1 AND finished_at IS NULL`,
      [accountId],
    );
    return { count: Number(row?.count), expectedBytes: Number(row?.bytes) };
  }

  expired(now: Date, limit: number, except: readonly string[]): Promise<SpeechJobState[]> {
    return this.transaction.manager
      .createQueryBuilder(speechJobSchema, 'job')
      .where('job.expiresAt <= :now AND job.audioDeletedAt IS NULL AND job.id <> ALL (:except)', {
        now,
        except,
      })
      .orderBy('job.expiresAt')
      .limit(limit)
      .getMany();
  }

  async markDeleted(id: string, now: Date): Promise<void> {
    await this.transaction.query(
      `WITH deleted AS (
         UPDATE speech_jobs SET audio_deleted_at = $2
         WHERE id = $1 AND expires_at <= $2 AND audio_deleted_at IS NULL
         RETURNING account_id, size_bytes
       )
       UPDATE audio_usage SET stored_bytes = stored_bytes - deleted.size_bytes
       FROM deleted WHERE audio_usage.account_id = deleted.account_id`,
      [id, now],
    );
  }
}
