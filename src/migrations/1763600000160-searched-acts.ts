import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The operators' log only grows, and is searched by the beginning of an id, in any collation, and by the act. */
export class SearchedActs1763600000160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX operator_acts_subject_idx;
      CREATE INDEX operator_acts_subject_idx ON operator_acts (subject_id text_pattern_ops, id);
      CREATE INDEX operator_acts_act_idx ON operator_acts (act, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX operator_acts_act_idx;
      DROP INDEX operator_acts_subject_idx;
      CREATE INDEX operator_acts_subject_idx ON operator_acts (subject_id, id);
    `);
  }
}
