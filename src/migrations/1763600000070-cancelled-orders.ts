import type { MigrationInterface, QueryRunner } from 'typeorm';

const allow = (statuses: string): string => `
  ALTER TABLE orders DROP CONSTRAINT orders_status_check,
    ADD CONSTRAINT orders_status_check CHECK (status IN (${statuses}))`;

/** Customers may cancel orders that wait for their payment. */
export class CancelledOrders1763600000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow("'PENDING', 'PAID', 'CANCELLED'"));
  }

  /** A cancelled order waits again, or has expired. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE orders SET status = 'PENDING' WHERE status = 'CANCELLED'");
    await runner.query(allow("'PENDING', 'PAID'"));
  }
}
