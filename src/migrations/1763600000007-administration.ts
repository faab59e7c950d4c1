import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that can be placed again without harm. */
export class Administration1763600000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN idempotency_key text,
        ADD CONSTRAINT orders_idempotency_key UNIQUE (account_id, idempotency_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN idempotency_key');
  }
}
