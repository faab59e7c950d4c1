import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key of the fingerprints by which the operators' log tells that a secret is another one. */
export class NotedSettings1763600000161 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO signing_keys (purpose, key)
      VALUES ('setting', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM signing_keys WHERE purpose = 'setting'");
  }
}
