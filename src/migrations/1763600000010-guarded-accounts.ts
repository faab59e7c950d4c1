import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that end when nobody uses them, and that their owner can tell apart. */
const sessions = `
  ALTER TABLE sessions
    ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT sessions_id_key UNIQUE,
    ADD COLUMN last_used_at timestamptz(3) NOT NULL DEFAULT now(),
    ADD COLUMN client text,
    ADD COLUMN network text;
  ALTER TABLE sessions ALTER COLUMN id DROP DEFAULT, ALTER COLUMN last_used_at DROP DEFAULT;
  CREATE INDEX sessions_use_idx ON sessions (last_used_at);

  CREATE TABLE failed_log_ins (
    id bigserial CONSTRAINT failed_log_ins_pkey PRIMARY KEY,
    account_id uuid NOT NULL CONSTRAINT failed_log_ins_account_fkey REFERENCES accounts (id),
    network text NOT NULL,
    failed_at timestamptz(3) NOT NULL
  );
  CREATE INDEX failed_log_ins_account_idx ON failed_log_ins (account_id, failed_at);
  CREATE INDEX failed_log_ins_time_idx ON failed_log_ins (failed_at);
`;

/** What is given away to new accounts, and to which networks; these are kept as keyed hashes, for a day. */
const signUps = `
  CREATE TABLE sign_up_days (
    day text CONSTRAINT sign_up_days_pkey PRIMARY KEY,
    accounts integer NOT NULL,
    credits bigint NOT NULL
  );
  CREATE TABLE sign_up_networks (
    day text NOT NULL,
    network bytea NOT NULL,
    accounts integer NOT NULL,
    CONSTRAINT sign_up_networks_pkey PRIMARY KEY (day, network)
  );
`;

/** 244 random bits that all processes share, and that outlive them. */
const key = `
  CREATE TABLE signing_keys (
    purpose text CONSTRAINT signing_keys_pkey PRIMARY KEY,
    key bytea NOT NULL
  );
  INSERT INTO signing_keys (purpose, key)
  SELECT purpose, decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
  FROM unnest(ARRAY['known-browser', 'sign-up-network']) AS purpose;
`;

export class GuardedAccounts1763600000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [sessions, signUps, key]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE signing_keys, sign_up_networks, sign_up_days, failed_log_ins;
      DROP INDEX sessions_use_idx;
      ALTER TABLE sessions DROP COLUMN id, DROP COLUMN last_used_at, DROP COLUMN client, DROP COLUMN network;
    `);
  }
}
