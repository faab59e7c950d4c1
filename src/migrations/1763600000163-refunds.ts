import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As `refundReferenceKey` writes it. */
const KEY = "upper(regexp_replace(refund_reference, '\\s', '', 'g'))";

const TYPES = "'signup', 'order', 'charge', 'adjustment', 'expiry'";

const entryTypes = (types: string): string => `
  ALTER TABLE credit_entries DROP CONSTRAINT credit_entries_type_check,
    ADD CONSTRAINT credit_entries_type_check CHECK (type IN (${types}))
`;

/** Refunds of paid orders, and that each bank reference of a refund is noted once. */
export class Refunds1763600000163 implements MigrationInterface {
  /** Of transfers that were noted with one reference so far, the first has it. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE refund_references (
        reference_key text CONSTRAINT refund_references_pkey PRIMARY KEY,
        refunded_id uuid NOT NULL
      );
      CREATE INDEX refund_references_refunded_idx ON refund_references (refunded_id);
      INSERT INTO refund_references
      SELECT DISTINCT ON (${KEY}) ${KEY}, id FROM transfers WHERE refund_reference IS NOT NULL
      ORDER BY ${KEY}, closed_at, id;

      CREATE TABLE order_refunds (
        order_id uuid CONSTRAINT order_refunds_pkey PRIMARY KEY
          CONSTRAINT order_refunds_order_fkey REFERENCES orders (id),
        amount_vnd bigint NOT NULL,
        credits bigint NOT NULL,
        reference text NOT NULL,
        reason text NOT NULL,
        refunded_by text NOT NULL,
        refunded_at timestamptz(3) NOT NULL,
        CONSTRAINT order_refunds_amount_check CHECK (amount_vnd > 0 AND credits >= 0)
      );
      CREATE INDEX order_refunds_refunded_idx ON order_refunds (refunded_at, order_id);
      CREATE TRIGGER order_refunds_append_only BEFORE UPDATE OR DELETE ON order_refunds
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
    await runner.query(entryTypes(`${TYPES}, 'refund'`));
  }

  /** @throws Error where refunds of orders are noted: without them entries of the ledger explain nothing */
  async down(runner: QueryRunner): Promise<void> {
    const [refund] = (await runner.query('SELECT FROM order_refunds LIMIT 1')) as object[];
    if (refund)
      throw new Error('There are refunds of orders: restore a backup of the earlier release instead.');
    await runner.query(entryTypes(TYPES));
    await runner.query('DROP TABLE order_refunds, refund_references');
  }
}
