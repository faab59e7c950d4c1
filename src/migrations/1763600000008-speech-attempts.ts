import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A text that ends every process that renders it must not be tried for ever. */
export class SpeechAttempts1763600000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE speech_requests ADD COLUMN attempts integer NOT NULL DEFAULT 0');
    await runner.query('ALTER TABLE speech_requests ALTER COLUMN attempts DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE speech_requests DROP COLUMN attempts');
  }
}
