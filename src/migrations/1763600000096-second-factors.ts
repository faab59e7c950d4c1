import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes of an app that are asked for beside the password. */
export class SecondFactors1763600000096 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factors (
        account_id uuid CONSTRAINT second_factors_pkey PRIMARY KEY
          CONSTRAINT second_factors_account_fkey REFERENCES accounts (id),
        secret bytea NOT NULL,
        confirmed_at timestamptz(3),
        last_step bigint NOT NULL,
        recovery_hashes jsonb NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE second_factors');
  }
}
