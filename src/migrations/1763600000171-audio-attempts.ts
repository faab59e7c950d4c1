import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of attempts that may have died: until they are swept, they are explained. */
export class AudioAttempts1763600000171 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audio_attempts (
        stored_key text CONSTRAINT audio_attempts_pkey PRIMARY KEY,
        noted_at timestamptz(3) NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audio_attempts');
  }
}
