import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every entry learns the sum of all grants up to it, from which follows which grants paid for a charge. */
const ledger = `
  ALTER TABLE accounts ADD COLUMN credits_granted bigint NOT NULL DEFAULT 0;
  ALTER TABLE accounts ALTER COLUMN credits_granted DROP DEFAULT;
  UPDATE accounts SET credits_granted = total
  FROM (SELECT account_id, sum(credits) AS total FROM credit_entries WHERE credits > 0 GROUP BY account_id) grants
  WHERE grants.account_id = accounts.id;
  CREATE INDEX accounts_created_idx ON accounts (created_at, id);

  ALTER TABLE credit_entries
    ADD COLUMN granted_total bigint,
    ADD COLUMN operator_id uuid CONSTRAINT credit_entries_operator_fkey REFERENCES accounts (id);
  ALTER TABLE credit_entries DISABLE TRIGGER credit_entries_append_only;
  UPDATE credit_entries SET granted_total = total
  FROM (SELECT id, sum(greatest(credits, 0)) OVER (PARTITION BY account_id ORDER BY id) AS total
        FROM credit_entries) entries
  WHERE entries.id = credit_entries.id;
  ALTER TABLE credit_entries ENABLE TRIGGER credit_entries_append_only;
  ALTER TABLE credit_entries ALTER COLUMN granted_total SET NOT NULL;
  CREATE INDEX credit_entries_grants_idx ON credit_entries (account_id, granted_total) WHERE credits > 0;
`;

const billing = `
  ALTER TABLE orders ADD COLUMN idempotency_key text,
    ADD CONSTRAINT orders_idempotency_key UNIQUE (account_id, idempotency_key);
  CREATE INDEX orders_created_idx ON orders (created_at, id);

  ALTER TABLE transfers
    ADD COLUMN assigned_by uuid CONSTRAINT transfers_operator_fkey REFERENCES accounts (id);
  CREATE INDEX transfers_listing_idx ON transfers (received_at, id);

  CREATE TABLE plan_changes (
    id bigserial CONSTRAINT plan_changes_pkey PRIMARY KEY,
    plan_id text NOT NULL,
    billing_cycle text NOT NULL,
    name text NOT NULL,
    amount_vnd bigint NOT NULL,
    credits bigint NOT NULL,
    rate_limit_per_minute integer NOT NULL,
    reason text NOT NULL,
    operator_id uuid CONSTRAINT plan_changes_operator_fkey REFERENCES accounts (id),
    changed_at timestamptz(3) NOT NULL
  );
  CREATE TRIGGER plan_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON plan_changes
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;

/** Who decided what and why, which grants paid for a charge, and orders that can be placed again without harm. */
export class Administration1763600000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [ledger, billing]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE plan_changes;
      DROP INDEX transfers_listing_idx, orders_created_idx, accounts_created_idx;
      ALTER TABLE transfers DROP COLUMN assigned_by;
      ALTER TABLE orders DROP COLUMN idempotency_key;
      ALTER TABLE credit_entries DROP COLUMN granted_total, DROP COLUMN operator_id;
      ALTER TABLE accounts DROP COLUMN credits_granted;
    `);
  }
}
