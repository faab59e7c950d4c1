import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language that a request has its voice speak, and the licences that people agree to when they sign up. */
export class Voices1763600000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE speech_requests ADD COLUMN language text');
    await runner.query("ALTER TABLE accounts ADD COLUMN agreed_licences jsonb NOT NULL DEFAULT '[]'");
    await runner.query('ALTER TABLE accounts ALTER COLUMN agreed_licences DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN agreed_licences');
    await runner.query('ALTER TABLE speech_requests DROP COLUMN language');
  }
}
