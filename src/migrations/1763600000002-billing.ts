import type { MigrationInterface, QueryRunner } from 'typeorm';

const plans = `
  CREATE TABLE plans (
    plan_id text,
    billing_cycle text
      CONSTRAINT plans_billing_cycle_check CHECK (billing_cycle IN ('monthly', 'yearly')),
    name text NOT NULL,
    amount_vnd bigint NOT NULL,
    credits bigint NOT NULL,
    rate_limit_per_minute integer NOT NULL,
    CONSTRAINT plans_pkey PRIMARY KEY (plan_id, billing_cycle),
    CONSTRAINT plans_amounts_check CHECK (amount_vnd > 0 AND credits > 0 AND rate_limit_per_minute > 0)
  );
  INSERT INTO plans (plan_id, billing_cycle, name, amount_vnd, credits, rate_limit_per_minute) VALUES
    ('starter', 'monthly', 'Starter', 99000, 500000, 1200),
    ('starter', 'yearly', 'Starter', 990000, 6000000, 1200),
    ('pro', 'monthly', 'Pro', 299000, 2000000, 2400),
    ('pro', 'yearly', 'Pro', 2990000, 24000000, 2400),
    ('business', 'monthly', 'Business', 999000, 8000000, 6000),
    ('business', 'yearly', 'Business', 9990000, 96000000, 6000);
`;

const orders = `
  CREATE TABLE orders (
    id uuid CONSTRAINT orders_pkey PRIMARY KEY,
    order_code text NOT NULL CONSTRAINT orders_code_key UNIQUE,
    account_id uuid NOT NULL CONSTRAINT orders_account_fkey REFERENCES accounts (id),
    plan_id text NOT NULL,
    billing_cycle text NOT NULL,
    amount_vnd bigint NOT NULL,
    credits bigint NOT NULL,
    rate_limit_per_minute integer NOT NULL,
    bank_bin text NOT NULL,
    bank_name text NOT NULL,
    account_no text NOT NULL,
    account_name text NOT NULL,
    status text NOT NULL CONSTRAINT orders_status_check CHECK (status IN ('PENDING', 'PAID')),
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    paid_at timestamptz(3),
    paid_by uuid,
    CONSTRAINT orders_amounts_check CHECK (amount_vnd > 0 AND credits > 0 AND rate_limit_per_minute > 0),
    CONSTRAINT orders_paid_check CHECK (
      (status = 'PAID') = (paid_at IS NOT NULL) AND (status = 'PAID') = (paid_by IS NOT NULL)
    )
  );
  CREATE INDEX orders_account_idx ON orders (account_id, created_at);
`;

const transfers = `
  CREATE TABLE transfers (
    id uuid CONSTRAINT transfers_pkey PRIMARY KEY,
    notification_id bigint NOT NULL,
    gateway text NOT NULL,
    transferred_at timestamptz(3) NOT NULL,
    account_number text NOT NULL,
    sub_account text,
    content text NOT NULL,
    order_code text,
    direction text NOT NULL CONSTRAINT transfers_direction_check CHECK (direction IN ('in', 'out')),
    amount_vnd bigint NOT NULL CONSTRAINT transfers_amount_check CHECK (amount_vnd > 0),
    reference_code text NOT NULL,
    raw jsonb NOT NULL,
    received_at timestamptz(3) NOT NULL,
    outcome text NOT NULL CONSTRAINT transfers_outcome_check
      CHECK (outcome IN ('received', 'credited', 'duplicate', 'ignored', 'unmatched')),
    reason text CONSTRAINT transfers_reason_check CHECK (reason IN ('out', 'no-code', 'nine-digits',
      'unknown-order', 'wrong-amount', 'other-account', 'order-already-paid', 'reference-reused')),
    order_id uuid CONSTRAINT transfers_order_fkey REFERENCES orders (id),
    assigned_reason text,
    settled_at timestamptz(3),
    CONSTRAINT transfers_settled_check CHECK (
      (outcome = 'received') = (settled_at IS NULL) AND (outcome = 'credited') = (order_id IS NOT NULL)
    )
  );
  CREATE UNIQUE INDEX transfers_credited_reference_key ON transfers (reference_code)
    WHERE outcome = 'credited' AND assigned_reason IS NULL;
  CREATE UNIQUE INDEX transfers_credited_order_key ON transfers (order_id) WHERE outcome = 'credited';
  CREATE INDEX transfers_reference_idx ON transfers (reference_code) WHERE outcome <> 'duplicate';
  CREATE INDEX transfers_received_idx ON transfers (received_at, id) WHERE outcome = 'received';
  CREATE INDEX transfers_unmatched_idx ON transfers (received_at) WHERE outcome = 'unmatched';

  ALTER TABLE orders
    ADD CONSTRAINT orders_transfer_fkey FOREIGN KEY (paid_by) REFERENCES transfers (id);
`;

/** Plans, orders and the bank transfers that pay them. Every delivery of a notification is a row. */
export class Billing1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [plans, orders, transfers]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders DROP CONSTRAINT orders_transfer_fkey;
      DROP TABLE transfers, orders, plans;
    `);
  }
}
