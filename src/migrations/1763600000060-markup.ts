import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests remember what the markup of their text asks for. */
export class Markup1763600000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE speech_requests ADD COLUMN markup jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE speech_requests DROP COLUMN markup');
  }
}
