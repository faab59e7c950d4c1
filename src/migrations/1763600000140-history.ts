import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which API key a request came with, and when its audio was deleted before its time; lists of an account by voice and by
 * key. Requests of before name no key.
 */
export class History1763600000140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE speech_requests ADD key_id uuid, ADD removed_at timestamptz(3);
      CREATE INDEX speech_requests_speaker_idx ON speech_requests (account_id, speaker_id, number);
      CREATE INDEX speech_requests_key_idx ON speech_requests (account_id, key_id, number);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX speech_requests_key_idx;
      DROP INDEX speech_requests_speaker_idx;
      ALTER TABLE speech_requests DROP removed_at, DROP key_id;
    `);
  }
}
