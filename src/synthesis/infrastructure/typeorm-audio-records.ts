import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import {
  type AudioRecord,
  AudioRecords,
  type ExpiredAudio,
  type KeptAudio,
} from '../application/ports/audio-records';
import type { Recording } from '../domain/recording';

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

  async findReusable(contentHash: string, keptUntil: Date): Promise<Recording | null> {
    const [recording] = await this.transaction.query<Recording>(
      `SELECT stored_key AS "storedKey", audio_sha256 AS "audioSha256", file_size_bytes AS "fileSizeBytes",
              duration_sec AS "durationSec"
       FROM speech_requests
       WHERE content_hash = $1 AND expires_at > $2 AND audio_deleted_at IS NULL
       ORDER BY expires_at DESC LIMIT 1`,
      [contentHash, keptUntil],
    );
    return recording ?? null;
  }

  async withdraw(storedKey: string): Promise<void> {
    await this.transaction.query('UPDATE speech_requests SET content_hash = NULL WHERE audio_key = $1', [
      storedKey,
    ]);
  }

  /** The one who made a file is found by `audio_key`, those who reuse it by the index on `stored_key`. */
  expired(now: Date, limit: number, except: readonly string[]): Promise<ExpiredAudio[]> {
    return this.transaction.query<ExpiredAudio>(
      `SELECT audio_key AS "audioKey", stored_key AS "storedKey",
              EXISTS (SELECT FROM speech_requests maker
                      WHERE maker.audio_key = request.stored_key AND maker.expires_at > $1)
              OR EXISTS (SELECT FROM speech_requests other
                         WHERE other.stored_key = request.stored_key AND other.stored_key <> other.audio_key
                           AND other.expires_at > $1) AS "isFileNeeded"
       FROM speech_requests request
       WHERE expires_at <= $1 AND audio_deleted_at IS NULL AND stored_key <> ALL ($3)
       ORDER BY expires_at LIMIT $2`,
      [now, limit, except],
    );
  }

  async markDeleted(audioKeys: readonly string[], now: Date): Promise<void> {
    await this.transaction.query(
      `UPDATE speech_requests SET audio_deleted_at = $2
       WHERE audio_key = ANY ($1) AND expires_at <= $2 AND audio_deleted_at IS NULL`,
      [audioKeys, now],
    );
  }

  async known(storedKeys: readonly string[]): Promise<Set<string>> {
    const rows = await this.transaction.query<{ audio_key: string }>(
      'SELECT audio_key FROM speech_requests WHERE audio_key = ANY ($1)',
      [storedKeys],
    );
    return new Set(rows.map((row) => row.audio_key));
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
       WHERE audio_key = ANY ($1) AND status IN ('PENDING', 'SUCCESS') AND audio_deleted_at IS NULL
       UNION
       SELECT stored_key FROM speech_requests
       WHERE stored_key = ANY ($1) AND stored_key <> audio_key AND audio_deleted_at IS NULL`,
      [storedKeys],
    );
    return new Set(rows.map((row) => row.stored_key));
  }
}
