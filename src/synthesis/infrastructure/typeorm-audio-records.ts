import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import {
  type AudioRecord,
  AudioRecords,
  type ExpiredAudio,
  type KeptAudio,
  type RoomTaken,
  type StoredInAll,
} from '../application/ports/audio-records';
import { REUSE_MARGIN_SEC, type ReusableRecording } from '../domain/recording';

interface KeyRow {
  readonly stored_key: string;
}

@Injectable()
export class TypeOrmAudioRecords extends AudioRecords {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async find(audioKey: string): Promise<AudioRecord | null> {
    const [record] = await this.transaction.query<AudioRecord>(
      `SELECT id AS "requestId", audio_key AS "audioKey", stored_key AS "storedKey", audio_type AS "audioType",
              file_size_bytes AS "sizeBytes", expires_at AS "expiresAt"
       FROM speech_requests WHERE audio_key = $1 AND status = 'SUCCESS'`,
      [audioKey],
    );
    return record ?? null;
  }

  async findReusable(
    contentHash: string,
    accountId: string,
    keptUntil: Date,
  ): Promise<ReusableRecording | null> {
    const [recording] = await this.transaction.query<ReusableRecording>(
      `SELECT stored_key AS "storedKey", audio_sha256 AS "audioSha256", file_size_bytes AS "fileSizeBytes",
              duration_sec AS "durationSec",
              EXISTS (SELECT FROM speech_requests own
                      WHERE own.stored_key = maker.stored_key AND own.account_id = $2) AS "isOwn"
       FROM speech_requests maker
       WHERE content_hash = $1 AND expires_at > $3 AND audio_deleted_at IS NULL
       ORDER BY expires_at DESC LIMIT 1`,
      [contentHash, accountId, keptUntil],
    );
    return recording ?? null;
  }

  async withdraw(storedKey: string): Promise<void> {
    await this.transaction.query(
      'UPDATE speech_requests SET content_hash = NULL WHERE stored_key = $1 AND content_hash IS NOT NULL',
      [storedKey],
    );
  }

  expired(now: Date, limit: number, except: readonly string[]): Promise<ExpiredAudio[]> {
    return this.transaction.query<ExpiredAudio>(
      `SELECT audio_key AS "audioKey", stored_key AS "storedKey",
              EXISTS (SELECT FROM speech_requests other
                      WHERE other.stored_key = request.stored_key AND other.expires_at > $1) AS "isFileNeeded"
       FROM speech_requests request
       WHERE expires_at <= $1 AND audio_deleted_at IS NULL AND stored_key <> ALL ($3)
         AND (removed_at IS NULL OR removed_at <= $1 - make_interval(secs => $4))
       ORDER BY expires_at LIMIT $2`,
      [now, limit, except, REUSE_MARGIN_SEC],
    );
  }

  async countStored(accountId: string, bytes: number): Promise<void> {
    await this.transaction.query(
      `INSERT INTO audio_usage AS usage (account_id, stored_bytes) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET stored_bytes = usage.stored_bytes + excluded.stored_bytes`,
      [accountId, bytes],
    );
  }

  async storedBytes(accountId: string): Promise<number> {
    const [usage] = await this.transaction.query<{ bytes: string }>(
      'SELECT stored_bytes AS bytes FROM audio_usage WHERE account_id = $1',
      [accountId],
    );
    return Number(usage?.bytes ?? 0);
  }

  async roomTaken(accountId: string, now: Date): Promise<RoomTaken> {
    const [row] = await this.transaction.query<{ stored: string; pending: string; expected: string }>(
      `SELECT coalesce((SELECT stored_bytes FROM audio_usage WHERE account_id = $1), 0) AS stored,
              count(*) AS pending, coalesce(sum(expected_bytes), 0) AS expected
       FROM speech_requests WHERE account_id = $1 AND status = 'PENDING' AND deadline_at > $2`,
      [accountId, now],
    );
    return {
      storedBytes: Number(row?.stored),
      pending: Number(row?.pending),
      expectedBytes: Number(row?.expected),
    };
  }

  async storedInAll(now: Date): Promise<StoredInAll> {
    const [row] = await this.transaction.query<{ stored: string; expected: string }>(
      `SELECT (SELECT coalesce(sum(stored_bytes), 0) FROM audio_usage) AS stored,
              (SELECT coalesce(sum(expected_bytes), 0) FROM speech_requests
               WHERE status = 'PENDING' AND deadline_at > $1)
              + (SELECT coalesce(sum(greatest(expected_bytes - size_bytes, 0)), 0) FROM speech_jobs
                 WHERE finished_at IS NULL) AS expected`,
      [now],
    );
    return { storedBytes: Number(row?.stored), expectedBytes: Number(row?.expected) };
  }

  /** A request with subtitles has made its file; those who reuse one have none of their own. */
  async markDeleted(audioKeys: readonly string[], now: Date): Promise<void> {
    await this.transaction.query(
      `WITH deleted AS (
         UPDATE speech_requests SET audio_deleted_at = $2
         WHERE audio_key = ANY ($1) AND expires_at <= $2 AND audio_deleted_at IS NULL
         RETURNING account_id, CASE WHEN cues IS NULL THEN 0 ELSE file_size_bytes END AS bytes
       ), freed AS (
         SELECT account_id, sum(bytes) AS bytes FROM deleted GROUP BY account_id
       )
       UPDATE audio_usage SET stored_bytes = stored_bytes - freed.bytes
       FROM freed WHERE audio_usage.account_id = freed.account_id`,
      [audioKeys, now],
    );
  }

  async noteAttempt(storedKey: string): Promise<void> {
    await this.transaction.query(
      `INSERT INTO audio_attempts (stored_key, noted_at) VALUES ($1, clock_timestamp())
       ON CONFLICT DO NOTHING`,
      [storedKey],
    );
  }

  async forgetAttempts(before: Date): Promise<void> {
    const which = { table: 'audio_attempts', key: 'stored_key', where: 'noted_at < $1' };
    await deleteInBatches(this.transaction, which, [before]);
  }

  async known(storedKeys: readonly string[]): Promise<Set<string>> {
    const rows = await this.transaction.query<KeyRow>(
      `SELECT stored_key FROM speech_requests WHERE stored_key = ANY ($1)
       UNION ALL SELECT stored_key FROM speech_job_parts WHERE stored_key = ANY ($1)
       UNION ALL SELECT stored_key FROM audio_attempts WHERE stored_key = ANY ($1)`,
      [storedKeys],
    );
    return new Set(rows.map((row) => row.stored_key));
  }

  kept(now: Date, limit: number, after: KeptAudio | null): Promise<KeptAudio[]> {
    return this.transaction.query<KeptAudio>(
      `SELECT id AS "requestId", stored_key AS "storedKey", expires_at AS "expiresAt"
       FROM speech_requests
       WHERE expires_at > $1 AND audio_deleted_at IS NULL
         AND ($3::timestamptz IS NULL OR (expires_at, id) > ($3, $4::uuid))
       ORDER BY expires_at, id LIMIT $2`,
      [now, limit, after?.expiresAt ?? null, after?.requestId ?? null],
    );
  }

  async needed(storedKeys: readonly string[]): Promise<Set<string>> {
    const rows = await this.transaction.query<KeyRow>(
      `SELECT stored_key FROM speech_requests
       WHERE stored_key = ANY ($1) AND status IN ('PENDING', 'SUCCESS') AND audio_deleted_at IS NULL
       UNION ALL
       SELECT stored_key FROM speech_job_parts JOIN speech_jobs ON speech_jobs.id = job_id
       WHERE stored_key = ANY ($1) AND audio_deleted_at IS NULL`,
      [storedKeys],
    );
    return new Set(rows.map((row) => row.stored_key));
  }
}
