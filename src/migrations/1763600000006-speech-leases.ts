import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A PENDING request belongs to the process that renders it for as long as its lease lasts. Another process
 * answers the caller when a worker has failed, and needs the time after which to try again.
 */
export class SpeechLeases1763600000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE speech_requests
        ADD COLUMN lease_until timestamptz(3),
        ADD COLUMN retry_after_sec integer,
        ADD CONSTRAINT speech_requests_lease_check CHECK (status = 'PENDING' OR lease_until IS NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE speech_requests DROP COLUMN lease_until, DROP COLUMN retry_after_sec');
  }
}
