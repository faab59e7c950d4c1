import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Transfers come from several gateways and from statements, whose lines may have no number. Money without
 * an order code is `ignored`, which is what the gateway gets to know, and yet waits for the operator.
 */
export class TransferChannels1763600000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE transfers ADD COLUMN channel text NOT NULL DEFAULT 'webhook';
      ALTER TABLE transfers ALTER COLUMN channel DROP DEFAULT, ALTER COLUMN notification_id DROP NOT NULL;
      UPDATE transfers SET channel = 'mock' WHERE raw = '{"simulated": true}';
      DROP INDEX transfers_unmatched_idx;
      CREATE INDEX transfers_waiting_idx ON transfers (received_at, id)
        WHERE outcome = 'unmatched' OR outcome = 'ignored' AND reason = 'no-code';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX transfers_waiting_idx;
      CREATE INDEX transfers_unmatched_idx ON transfers (received_at) WHERE outcome = 'unmatched';
      UPDATE transfers SET notification_id = 0 WHERE notification_id IS NULL;
      ALTER TABLE transfers DROP COLUMN channel, ALTER COLUMN notification_id SET NOT NULL;
    `);
  }
}
