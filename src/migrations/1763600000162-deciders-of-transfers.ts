import type { MigrationInterface, QueryRunner } from 'typeorm';

const DECIDERS = [
  ['assigned_by', 'transfers_operator_fkey'],
  ['closed_by', 'transfers_closer_fkey'],
] as const;
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Who decides about money may be somebody at a command line, who has no account: `root@loa-1`. */
export class DecidersOfTransfers1763600000162 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [column, constraint] of DECIDERS) {
      await runner.query(
        `ALTER TABLE transfers DROP CONSTRAINT ${constraint}, ALTER COLUMN ${column} TYPE text`,
      );
    }
  }

  /** Of command lines it was not known who they were. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [column, constraint] of DECIDERS) {
      await runner.query(`
        ALTER TABLE transfers
          ALTER COLUMN ${column} TYPE uuid USING CASE WHEN ${column} ~ '${UUID}' THEN ${column}::uuid END,
          ADD CONSTRAINT ${constraint} FOREIGN KEY (${column}) REFERENCES accounts (id)
      `);
    }
  }
}
