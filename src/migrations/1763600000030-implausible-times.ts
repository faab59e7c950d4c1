import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = [
  'out',
  'no-code',
  'nine-digits',
  'unknown-order',
  'wrong-amount',
  'other-account',
  'order-already-paid',
  'reference-reused',
];

const allow = (reasons: readonly string[]): string => `
  ALTER TABLE transfers DROP CONSTRAINT transfers_reason_check,
    ADD CONSTRAINT transfers_reason_check CHECK (reason IN (${reasons.map((each) => `'${each}'`).join(', ')}))`;

/** Transfers of the years 0000, 0001 and 9999 are kept for the operator. */
export class ImplausibleTimes1763600000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow([...BEFORE, 'implausible-time']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(allow(BEFORE));
  }
}
