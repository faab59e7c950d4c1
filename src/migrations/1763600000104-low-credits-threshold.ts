import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Below how many credits the owner of an account wants to be told. */
export class LowCreditsThreshold1763600000104 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts ADD low_credits_threshold integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP low_credits_threshold');
  }
}
