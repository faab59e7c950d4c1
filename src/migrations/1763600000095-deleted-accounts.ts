import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = [
  'out',
  'no-code',
  'nine-digits',
  'unknown-order',
  'wrong-amount',
  'other-account',
  'order-already-paid',
  'reference-reused',
  'implausible-time',
];

const allow = (reasons: readonly string[]): string => `
  ALTER TABLE transfers DROP CONSTRAINT transfers_reason_check,
    ADD CONSTRAINT transfers_reason_check CHECK (reason IN (${reasons.map((each) => `'${each}'`).join(', ')}))`;

/** Accounts of which only their ledger is left, and orders that nobody would have anything of. */
export class DeletedAccounts1763600000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts
        ADD deleted_at timestamptz(3),
        ADD erased_at timestamptz(3),
        ADD CONSTRAINT accounts_erasure_check CHECK (erased_at IS NULL OR deleted_at IS NOT NULL);
      CREATE INDEX accounts_unerased_idx ON accounts (deleted_at) WHERE deleted_at IS NOT NULL AND erased_at IS NULL;
      ALTER TABLE orders ADD void_since timestamptz(3);
      CREATE INDEX transfers_repeats_idx ON transfers (reference_code) WHERE outcome = 'duplicate';
    `);
    await runner.query(allow([...REASONS, 'account-deleted']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE transfers SET reason = 'order-already-paid' WHERE reason = 'account-deleted'");
    await runner.query(allow(REASONS));
    await runner.query(`
      DROP INDEX transfers_repeats_idx;
      ALTER TABLE orders DROP void_since;
      DROP INDEX accounts_unerased_idx;
      ALTER TABLE accounts DROP deleted_at, DROP erased_at;
    `);
  }
}
