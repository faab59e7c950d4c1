import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests remember what their callers had decided about stretches of the text. */
export class ReadingChoices1763600000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE speech_requests ADD COLUMN reading_choose jsonb NOT NULL DEFAULT '[]'`);
    await runner.query('ALTER TABLE speech_requests ALTER COLUMN reading_choose DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE speech_requests DROP COLUMN reading_choose');
  }
}
