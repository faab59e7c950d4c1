import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The outbox of mails, and the language in which the owners of accounts are written to. */
export class Mails1763600000085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts ADD language text NOT NULL DEFAULT 'vi'
        CONSTRAINT accounts_language_check CHECK (language IN ('vi', 'en'));

      CREATE TABLE mails (
        id uuid CONSTRAINT mails_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT mails_account_fkey REFERENCES accounts (id),
        kind text NOT NULL,
        content jsonb,
        status text NOT NULL,
        failures integer NOT NULL,
        next_attempt_at timestamptz(3),
        useless_at timestamptz(3) NOT NULL,
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT mails_status_check CHECK (status IN ('PENDING', 'SENT', 'FAILED')
          AND (status = 'PENDING') = (next_attempt_at IS NOT NULL)
          AND (status = 'PENDING') = (content IS NOT NULL))
      );
      CREATE INDEX mails_account_idx ON mails (account_id);
      CREATE INDEX mails_due_idx ON mails (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
      CREATE INDEX mails_age_idx ON mails (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mails; ALTER TABLE accounts DROP language');
  }
}
