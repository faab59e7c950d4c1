import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requests may share a stored file: `stored_key` names it, `content_hash` finds it. Files from before keep
 * their requests to themselves, because their hash is unknown.
 */
export class AudioReuse1763600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE speech_requests
        ADD COLUMN stored_key text,
        ADD COLUMN content_hash text,
        ADD COLUMN audio_sha256 text;
      UPDATE speech_requests SET stored_key = audio_key;
      ALTER TABLE speech_requests ALTER COLUMN stored_key SET NOT NULL;
      CREATE INDEX speech_requests_content_idx ON speech_requests (content_hash, expires_at)
        WHERE content_hash IS NOT NULL AND audio_deleted_at IS NULL;
      CREATE INDEX speech_requests_sharing_idx ON speech_requests (stored_key, expires_at)
        WHERE stored_key <> audio_key;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE speech_requests DROP COLUMN stored_key, DROP COLUMN content_hash, DROP COLUMN audio_sha256;
    `);
  }
}
