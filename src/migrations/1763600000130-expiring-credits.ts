import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans may say after how many days their credits end. Those that were granted so far never do. */
export class ExpiringCredits1763600000130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['plans', 'plan_changes', 'orders']) {
      await runner.query(`ALTER TABLE ${table} ADD credits_expire_after_days integer`);
    }
    for (const table of ['plans', 'orders']) {
      await runner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT ${table}_expiry_check CHECK (credits_expire_after_days > 0)`,
      );
    }
    await runner.query(`
      ALTER TABLE accounts
        ADD credits_ending bigint NOT NULL DEFAULT 0,
        ADD credits_ending_granted bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT accounts_ending_check CHECK (credits_ending >= 0)
    `);
    await runner.query(`
      ALTER TABLE credit_entries
        ADD ending_after bigint NOT NULL DEFAULT 0,
        ADD expires_at timestamptz(3),
        ADD CONSTRAINT credit_entries_expiry_check CHECK (expires_at IS NULL OR credits > 0),
        DROP CONSTRAINT credit_entries_type_check,
        ADD CONSTRAINT credit_entries_type_check
          CHECK (type IN ('signup', 'order', 'charge', 'adjustment', 'expiry'))
    `);
    await runner.query('DROP INDEX credit_entries_grants_idx');
    await runner.query(`
      CREATE INDEX credit_entries_grants_idx ON credit_entries (account_id, granted_total)
        WHERE credits > 0 AND expires_at IS NULL
    `);
    await runner.query(`
      CREATE TABLE credit_lots (
        entry_id bigint CONSTRAINT credit_lots_pkey PRIMARY KEY
          CONSTRAINT credit_lots_entry_fkey REFERENCES credit_entries (id),
        account_id uuid NOT NULL CONSTRAINT credit_lots_account_fkey REFERENCES accounts (id),
        expires_at timestamptz(3) NOT NULL,
        credits_left bigint NOT NULL CONSTRAINT credit_lots_left_check CHECK (credits_left >= 0),
        announced_at timestamptz(3)
      );
      CREATE INDEX credit_lots_left_idx ON credit_lots (account_id, expires_at, entry_id) WHERE credits_left > 0;
      CREATE INDEX credit_lots_expiry_idx ON credit_lots (expires_at) WHERE credits_left > 0;
      CREATE TABLE credit_lot_uses (
        entry_id bigint NOT NULL CONSTRAINT credit_lot_uses_entry_fkey REFERENCES credit_entries (id),
        lot_id bigint NOT NULL CONSTRAINT credit_lot_uses_lot_fkey REFERENCES credit_lots (entry_id),
        credits bigint NOT NULL CONSTRAINT credit_lot_uses_credits_check CHECK (credits > 0),
        CONSTRAINT credit_lot_uses_pkey PRIMARY KEY (entry_id, lot_id)
      );
      CREATE INDEX credit_lot_uses_lot_idx ON credit_lot_uses (lot_id);
      CREATE TRIGGER credit_lot_uses_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_lot_uses
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  /** @throws Error where credits end, or have ended: without these columns their entries explain nothing */
  async down(runner: QueryRunner): Promise<void> {
    const [lot] = (await runner.query('SELECT FROM credit_lots LIMIT 1')) as object[];
    if (lot) throw new Error('There are credits that end: restore a backup of the earlier release instead.');
    await runner.query('DROP TABLE credit_lot_uses, credit_lots');
    await runner.query('DROP INDEX credit_entries_grants_idx');
    await runner.query(`
      ALTER TABLE credit_entries DROP expires_at, DROP ending_after,
        DROP CONSTRAINT credit_entries_type_check,
        ADD CONSTRAINT credit_entries_type_check CHECK (type IN ('signup', 'order', 'charge', 'adjustment'))
    `);
    await runner.query(
      'CREATE INDEX credit_entries_grants_idx ON credit_entries (account_id, granted_total) WHERE credits > 0',
    );
    await runner.query('ALTER TABLE accounts DROP credits_ending, DROP credits_ending_granted');
    for (const table of ['plans', 'plan_changes', 'orders']) {
      await runner.query(`ALTER TABLE ${table} DROP credits_expire_after_days`);
    }
  }
}
