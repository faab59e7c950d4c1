import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an operator's dashboard counts is found by when it ended, requests without reading their rows. */
export class RecentFigures1763600000145 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX speech_requests_finished_idx ON speech_requests (finished_at, created_at, status, char_count)
        WHERE finished_at IS NOT NULL;
      CREATE INDEX speech_jobs_finished_idx ON speech_jobs (finished_at) WHERE finished_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX speech_jobs_finished_idx, speech_requests_finished_idx');
  }
}
