import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, their keys and sessions, and the credit ledger, whose rows nobody can change or delete. */
export class Accounts1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE accounts (
        id uuid CONSTRAINT accounts_pkey PRIMARY KEY,
        email text NOT NULL CONSTRAINT accounts_email_key UNIQUE,
        name text NOT NULL,
        password_hash text,
        role text NOT NULL CONSTRAINT accounts_role_check CHECK (role IN ('customer', 'admin')),
        plan_id text NOT NULL,
        rate_limit_per_minute integer NOT NULL,
        credits_available bigint NOT NULL,
        credits_held bigint NOT NULL,
        hold_count bigint NOT NULL,
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT accounts_credits_check CHECK (credits_available >= 0 AND credits_held >= 0)
      );

      CREATE TABLE api_keys (
        id uuid CONSTRAINT api_keys_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT api_keys_account_fkey REFERENCES accounts (id),
        name text NOT NULL,
        prefix text NOT NULL,
        last4 text NOT NULL,
        hash bytea NOT NULL CONSTRAINT api_keys_hash_key UNIQUE,
        enabled boolean NOT NULL,
        last_used_at timestamptz(3),
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX api_keys_account_idx ON api_keys (account_id);

      CREATE TABLE sessions (
        hash bytea CONSTRAINT sessions_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT sessions_account_fkey REFERENCES accounts (id),
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX sessions_account_idx ON sessions (account_id);
      CREATE INDEX sessions_expiry_idx ON sessions (expires_at);

      CREATE TABLE credit_entries (
        id bigserial CONSTRAINT credit_entries_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT credit_entries_account_fkey REFERENCES accounts (id),
        type text NOT NULL
          CONSTRAINT credit_entries_type_check CHECK (type IN ('signup', 'order', 'charge', 'adjustment')),
        credits bigint NOT NULL,
        balance_after bigint NOT NULL,
        source_id text NOT NULL,
        reason text,
        created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT credit_entries_credits_check CHECK (credits <> 0 AND balance_after >= 0),
        CONSTRAINT credit_entries_source_key UNIQUE (type, source_id)
      );
      CREATE INDEX credit_entries_account_idx ON credit_entries (account_id, id);

      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION '% only grows: rows are never changed or deleted', TG_TABLE_NAME; END
      $$;
      CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_entries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

      CREATE TABLE credit_holds (
        id uuid CONSTRAINT credit_holds_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT credit_holds_account_fkey REFERENCES accounts (id),
        credits bigint NOT NULL,
        state text NOT NULL DEFAULT 'held',
        held_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        settled_at timestamptz(3),
        CONSTRAINT credit_holds_state_check
          CHECK (credits > 0 AND state IN ('held', 'charged', 'released'))
      );
      CREATE INDEX credit_holds_open_idx ON credit_holds (account_id) WHERE state = 'held';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE credit_holds, credit_entries, sessions, api_keys, accounts;
      DROP FUNCTION refuse_change();
    `);
  }
}
