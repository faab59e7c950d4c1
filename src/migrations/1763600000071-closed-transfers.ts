import type { MigrationInterface, QueryRunner } from 'typeorm';

const waiting = (condition: string): string => `
  DROP INDEX transfers_waiting_idx;
  CREATE INDEX transfers_waiting_idx ON transfers (received_at, id) WHERE ${condition};
`;
const PAID_NOTHING = "(outcome = 'unmatched' OR outcome = 'ignored' AND reason = 'no-code')";

/** Operators may end the waiting of money that pays no order. */
export class ClosedTransfers1763600000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE transfers
        ADD COLUMN closed_as text
          CONSTRAINT transfers_closure_check CHECK (closed_as IN ('dismissed', 'refunded', 'not-ours')),
        ADD COLUMN closed_reason text,
        ADD COLUMN closed_by uuid CONSTRAINT transfers_closer_fkey REFERENCES accounts (id),
        ADD COLUMN closed_at timestamptz(3),
        ADD COLUMN refund_reference text,
        ADD CONSTRAINT transfers_closed_check CHECK (
          (closed_as IS NULL) = (closed_at IS NULL) AND (closed_as IS NULL) = (closed_reason IS NULL)
          AND (closed_as IS NOT DISTINCT FROM 'refunded') = (refund_reference IS NOT NULL)
          AND (closed_as IS NULL OR outcome IN ('unmatched', 'ignored'))
        );
      ${waiting(`${PAID_NOTHING} AND closed_as IS NULL`)}
    `);
  }

  /** What was closed waits again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${waiting(PAID_NOTHING)}
      ALTER TABLE transfers DROP CONSTRAINT transfers_closed_check,
        DROP COLUMN closed_as, DROP COLUMN closed_reason, DROP COLUMN closed_by, DROP COLUMN closed_at,
        DROP COLUMN refund_reference;
    `);
  }
}
