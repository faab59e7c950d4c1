import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  CREATE TABLE billing_details (
    account_id uuid CONSTRAINT billing_details_pkey PRIMARY KEY
      CONSTRAINT billing_details_account_fkey REFERENCES accounts (id),
    name text NOT NULL,
    tax_code text,
    address text,
    email text NOT NULL
  );

  CREATE TABLE receipt_years (
    year integer CONSTRAINT receipt_years_pkey PRIMARY KEY,
    last_serial integer NOT NULL
  );

  CREATE TABLE order_receipts (
    order_id uuid CONSTRAINT order_receipts_pkey PRIMARY KEY
      CONSTRAINT order_receipts_order_fkey REFERENCES orders (id),
    account_id uuid NOT NULL,
    order_code text NOT NULL,
    year integer NOT NULL,
    serial integer NOT NULL CONSTRAINT order_receipts_serial_check CHECK (serial > 0),
    issued_at timestamptz(3) NOT NULL,
    plan_name text NOT NULL,
    billing_cycle text NOT NULL,
    credits bigint NOT NULL,
    amount_vnd bigint NOT NULL,
    vat_rate_percent integer,
    reference_code text NOT NULL,
    seller jsonb,
    buyer jsonb NOT NULL,
    CONSTRAINT order_receipts_number_key UNIQUE (year, serial)
  );
  CREATE INDEX order_receipts_issued_idx ON order_receipts (issued_at, order_id);
`;

/** Orders that are paid already get theirs in the order of payment; who sold is not known any more. */
const receiptsSoFar = `
  INSERT INTO order_receipts
  SELECT id, account_id, order_code, year,
    row_number() OVER (PARTITION BY year ORDER BY paid_at, id), paid_at, plan_name, billing_cycle, credits,
    amount_vnd, NULL, reference_code, NULL, buyer
  FROM (
    SELECT o.id, o.account_id, o.order_code,
      extract(year FROM o.paid_at AT TIME ZONE 'UTC' + interval '7 hours')::integer AS year,
      o.paid_at, coalesce(p.name, o.plan_id) AS plan_name, o.billing_cycle, o.credits, t.amount_vnd,
      t.reference_code,
      jsonb_build_object('name', a.name, 'taxCode', NULL, 'address', NULL, 'email', a.email) AS buyer
    FROM orders o
    JOIN transfers t ON t.id = o.paid_by
    JOIN accounts a ON a.id = o.account_id
    LEFT JOIN plans p ON p.plan_id = o.plan_id AND p.billing_cycle = o.billing_cycle
    WHERE o.status = 'PAID') paid;

  INSERT INTO receipt_years SELECT year, max(serial) FROM order_receipts GROUP BY year;

  CREATE TRIGGER order_receipts_append_only BEFORE UPDATE OR DELETE ON order_receipts
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;

/** A numbered receipt for each paid order, and whom it names. */
export class OrderReceipts1763600000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [tables, receiptsSoFar]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_receipts, receipt_years, billing_details');
  }
}
