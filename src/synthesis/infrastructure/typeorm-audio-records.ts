import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../shared/infrastructure/typeorm-transaction';
import { AudioRecords } from '../application/audio-records';

interface KeyRow {
  readonly audio_key: string;
}

@Injectable()
export class TypeOrmAudioRecords extends AudioRecords {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async expired(now: Date, limit: number): Promise<string[]> {
    const rows = await this.transaction.query<KeyRow>(
      `SELECT audio_key FROM speech_requests
       WHERE expires_at <= $1 AND audio_deleted_at IS NULL
       ORDER BY expires_at LIMIT $2`,
      [now, limit],
    );
    return rows.map((row) => row.audio_key);
  }

  async markDeleted(audioKeys: readonly string[], now: Date): Promise<void> {
    await this.transaction.query(
      `UPDATE speech_requests SET audio_deleted_at = $2
       WHERE audio_key = ANY ($1) AND expires_at <= $2 AND audio_deleted_at IS NULL`,
      [audioKeys, now],
    );
  }

  async needed(audioKeys: readonly string[]): Promise<Set<string>> {
    const rows = await this.transaction.query<KeyRow>(
      `SELECT audio_key FROM speech_requests
       WHERE audio_key = ANY ($1) AND status IN ('PENDING', 'SUCCESS') AND audio_deleted_at IS NULL`,
      [audioKeys],
    );
    return new Set(rows.map((row) => row.audio_key));
  }
}
