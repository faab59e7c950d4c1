import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators did: who, when, to what, and what it was before and after. Nobody can change or delete a row. */
export class OperatorActs1763600000097 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE operator_acts (
        id bigserial CONSTRAINT operator_acts_pkey PRIMARY KEY,
        act text NOT NULL,
        operator_id uuid CONSTRAINT operator_acts_operator_fkey REFERENCES accounts (id),
        command_user text,
        subject_kind text NOT NULL,
        subject_id text NOT NULL,
        details jsonb NOT NULL,
        before jsonb,
        after jsonb,
        done_at timestamptz(3) NOT NULL,
        CONSTRAINT operator_acts_operator_check CHECK ((operator_id IS NULL) <> (command_user IS NULL))
      );
      CREATE INDEX operator_acts_subject_idx ON operator_acts (subject_id, id);
      CREATE INDEX operator_acts_operator_idx ON operator_acts (operator_id, id);
      CREATE TRIGGER operator_acts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_acts
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE operator_acts');
  }
}
