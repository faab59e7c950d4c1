import type { MigrationInterface, QueryRunner } from 'typeorm';

const key = (columns: string): string => `
  ALTER TABLE order_refunds DROP CONSTRAINT order_refunds_pkey,
    ADD CONSTRAINT order_refunds_pkey PRIMARY KEY (${columns})
`;

/** An order may have several refunds, counted from 1. */
export class SeveralRefunds1763600000170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_refunds ADD COLUMN number integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT order_refunds_number_check CHECK (number > 0);
      ALTER TABLE order_refunds ALTER COLUMN number DROP DEFAULT;
      DROP INDEX order_refunds_refunded_idx;
      CREATE INDEX order_refunds_refunded_idx ON order_refunds (refunded_at, order_id, number);
    `);
    await runner.query(key('order_id, number'));
  }

  /** @throws Error where an order has several: the earlier release knows one of each */
  async down(runner: QueryRunner): Promise<void> {
    const [later] = (await runner.query('SELECT FROM order_refunds WHERE number > 1 LIMIT 1')) as object[];
    if (later)
      throw new Error(
        'There are orders with several refunds: restore a backup of the earlier release instead.',
      );
    await runner.query(key('order_id'));
    await runner.query(`
      DROP INDEX order_refunds_refunded_idx;
      CREATE INDEX order_refunds_refunded_idx ON order_refunds (refunded_at, order_id);
      ALTER TABLE order_refunds DROP COLUMN number;
    `);
  }
}
