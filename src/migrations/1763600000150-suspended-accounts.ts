import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every process looks once a second for suspended accounts, which are few: without reading all accounts. */
export class SuspendedAccounts1763600000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX accounts_suspended_idx ON accounts (id) WHERE suspended_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX accounts_suspended_idx');
  }
}
