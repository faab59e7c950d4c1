import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the caller of a job wants to be told of its end. */
export class JobCallbacks1763600000103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE speech_jobs ADD callback_url text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE speech_jobs DROP callback_url');
  }
}
