import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that operators keep closed, since when and why. */
export class Suspensions1763600000076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts
        ADD suspended_at timestamptz(3),
        ADD suspended_reason text,
        ADD CONSTRAINT accounts_suspension_check CHECK ((suspended_at IS NULL) = (suspended_reason IS NULL))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP suspended_at, DROP suspended_reason');
  }
}
