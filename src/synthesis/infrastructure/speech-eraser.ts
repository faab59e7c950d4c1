import { Injectable } from '@nestjs/common';
import { EraseAccounts, type Eraser } from '../../accounts';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { Clock } from '../../shared/domain/clock';
import { ExpireAudio } from '../application/maintenance/expire-audio';
import { ExpireJobs } from '../application/maintenance/expire-jobs';

/** Requests of one statement: fast enough for the limit of time that statements have. */
const BATCH = 500;

/**
 * Takes texts, subtitles and audio from an account's requests and jobs. The rows stay: with their characters they explain
 * the charges of the ledger. A recording that requests of others still use goes on to one of these, subtitles and size.
 */
@Injectable()
export class SpeechEraser implements Eraser {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    private readonly expireAudio: ExpireAudio,
    private readonly expireJobs: ExpireJobs,
    private readonly clock: Clock,
    erasure: EraseAccounts,
  ) {
    erasure.add(this);
  }

  async erase(accountId: string): Promise<void> {
    const now = this.clock.now();
    for (let after: number | null = 0; after !== null;)
      after = await this.eraseRequests(accountId, after, now);
    await this.eraseJobs(accountId, now);
    await this.expireAudio.execute();
    await this.expireJobs.execute();
  }

  /** @returns the number of the last request that it has looked at; null when there was none */
  private async eraseRequests(accountId: string, after: number, now: Date): Promise<number | null> {
    const [row] = await this.transaction.query<{ last: string | null }>(
      `WITH batch AS (
         SELECT id, number, status, stored_key, cues, file_size_bytes, audio_deleted_at IS NULL AS is_kept,
                input_text = '' AS is_erased
         FROM speech_requests WHERE account_id = $1 AND number > $2 ORDER BY number LIMIT $4
       ), ended AS (
         SELECT * FROM batch WHERE status <> 'PENDING' AND NOT is_erased
       ), heir AS (
         SELECT DISTINCT ON (ended.stored_key) other.id, other.account_id, ended.cues, ended.file_size_bytes
         FROM ended JOIN speech_requests other ON other.stored_key = ended.stored_key
         WHERE ended.cues IS NOT NULL AND ended.is_kept AND other.account_id <> $1
           AND other.expires_at > $3 AND other.audio_deleted_at IS NULL
         ORDER BY ended.stored_key, other.expires_at DESC
       ), inherited AS (
         UPDATE speech_requests SET cues = heir.cues FROM heir WHERE speech_requests.id = heir.id
       ), counted AS (
         INSERT INTO audio_usage AS usage (account_id, stored_bytes)
         SELECT account_id, sum(file_size_bytes) FROM heir GROUP BY account_id
         ON CONFLICT (account_id) DO UPDATE SET stored_bytes = usage.stored_bytes + excluded.stored_bytes
       ), erased AS (
         UPDATE speech_requests request
         SET input_text = '', markup = NULL, reading_choose = '[]', dictionaries = '[]', cues = NULL,
             content_hash = NULL, audio_sha256 = NULL, error_message = NULL, idempotency_key = NULL,
             idempotency_hash = NULL, expires_at = least(request.expires_at, $3)
         FROM ended WHERE request.id = ended.id
       ), freed AS (
         SELECT coalesce(sum(file_size_bytes), 0) AS bytes FROM ended WHERE cues IS NOT NULL AND is_kept
       ), uncounted AS (
         UPDATE audio_usage SET stored_bytes = stored_bytes - bytes FROM freed WHERE account_id = $1 AND bytes > 0
       )
       SELECT max(number) AS last FROM batch`,
      [accountId, after, now, BATCH],
    );
    return row?.last == null ? null : Number(row.last);
  }

  private async eraseJobs(accountId: string, now: Date): Promise<void> {
    const jobs = await this.transaction.query<{ id: string }>(
      `SELECT id FROM speech_jobs job WHERE account_id = $1 AND finished_at IS NOT NULL
         AND EXISTS (SELECT FROM speech_job_parts WHERE job_id = job.id AND text <> '')`,
      [accountId],
    );
    for (const { id } of jobs) await this.transaction.run(() => this.eraseJob(id, now));
  }

  private async eraseJob(id: string, now: Date): Promise<void> {
    await this.transaction.query(
      `UPDATE speech_jobs
       SET speaking = speaking || '{"markup": null, "readingChoose": [], "dictionaries": []}',
           error_message = NULL, idempotency_key = NULL, idempotency_hash = NULL, expires_at = least(expires_at, $2)
       WHERE id = $1`,
      [id, now],
    );
    await this.transaction.query(
      `UPDATE speech_job_parts
       SET text = '', title = NULL, cues = NULL, speaking = NULL, error_message = NULL WHERE job_id = $1`,
      [id],
    );
  }
}
