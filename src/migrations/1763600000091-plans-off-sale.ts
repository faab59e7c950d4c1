import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans can be taken off sale; all that exist are on sale, and were whenever they were changed. */
export class PlansOffSale1763600000091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['plans', 'plan_changes']) {
      await runner.query(`ALTER TABLE ${table} ADD on_sale boolean NOT NULL DEFAULT true`);
      await runner.query(`ALTER TABLE ${table} ALTER on_sale DROP DEFAULT`);
    }
  }

  /** Plans off sale are on sale again. */
  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['plans', 'plan_changes']) await runner.query(`ALTER TABLE ${table} DROP on_sale`);
  }
}
