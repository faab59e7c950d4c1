import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The outbox of e-invoices. Orders that were paid before have none: they were invoiced in another way. */
export class EInvoices1763600000092 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE e_invoices (
        order_id uuid CONSTRAINT e_invoices_pkey PRIMARY KEY
          CONSTRAINT e_invoices_order_fkey REFERENCES orders (id),
        created_at timestamptz(3) NOT NULL,
        ticket text,
        number text,
        failures integer NOT NULL,
        error text,
        next_attempt_at timestamptz(3)
      );
      CREATE INDEX e_invoices_due_idx ON e_invoices (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
      CREATE INDEX e_invoices_open_idx ON e_invoices (created_at) WHERE number IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE e_invoices');
  }
}
