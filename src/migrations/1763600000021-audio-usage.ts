import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How much audio each account has stored is counted as files come and go: a sum over its requests would take longer
 * with each of them. Requests under way tell how much they are expected to add.
 */
export class AudioUsage1763600000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audio_usage (
        account_id uuid CONSTRAINT audio_usage_pkey PRIMARY KEY
          CONSTRAINT audio_usage_account_fkey REFERENCES accounts (id),
        stored_bytes bigint NOT NULL CONSTRAINT audio_usage_check CHECK (stored_bytes >= 0)
      );
      INSERT INTO audio_usage
        SELECT account_id, sum(file_size_bytes) FROM speech_requests
        WHERE status = 'SUCCESS' AND audio_deleted_at IS NULL AND cues IS NOT NULL
        GROUP BY account_id;
      ALTER TABLE speech_requests ADD COLUMN expected_bytes integer NOT NULL DEFAULT 0;
      ALTER TABLE speech_requests ALTER COLUMN expected_bytes DROP DEFAULT;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE speech_requests DROP COLUMN expected_bytes;
      DROP TABLE audio_usage;
    `);
  }
}
