import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that their owners have confirmed, and the links by which they do and by which passwords are reset. */
export class VerifiedAddresses1763600000086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts
        ADD email_verified_at timestamptz(3),
        ADD credits_await_verification boolean NOT NULL DEFAULT false;

      CREATE TABLE account_links (
        hash bytea CONSTRAINT account_links_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT account_links_account_fkey REFERENCES accounts (id),
        purpose text NOT NULL
          CONSTRAINT account_links_purpose_check CHECK (purpose IN ('verify-email', 'reset-password')),
        email text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX account_links_account_idx ON account_links (account_id, purpose);
      CREATE INDEX account_links_expiry_idx ON account_links (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE account_links;
      ALTER TABLE accounts DROP email_verified_at, DROP credits_await_verification;
    `);
  }
}
