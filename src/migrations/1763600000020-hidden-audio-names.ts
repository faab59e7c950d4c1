import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files in the store are named by the SHA-256 of the key in their address, so that a listing opens nothing. The
 * store renames those that it has when it is opened.
 */
export class HiddenAudioNames1763600000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE speech_requests SET stored_key = encode(sha256(convert_to(stored_key, 'UTF8')), 'hex');
      DROP INDEX speech_requests_sharing_idx;
      CREATE INDEX speech_requests_stored_idx ON speech_requests (stored_key, expires_at, account_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE speech_requests request SET stored_key = maker.audio_key FROM speech_requests maker
        WHERE request.stored_key = encode(sha256(convert_to(maker.audio_key, 'UTF8')), 'hex');
      DROP INDEX speech_requests_stored_idx;
      CREATE INDEX speech_requests_sharing_idx ON speech_requests (stored_key, expires_at)
        WHERE stored_key <> audio_key;
    `);
  }
}
