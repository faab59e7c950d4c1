import { DataSource, type QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../../../src/migrations';
import { ExpiringCredits1763600000130 } from '../../../src/migrations/1763600000130-expiring-credits';
import { postgresOptions } from '../../../src/platform/database/postgres-options';
import { insertAccount } from '../../harness/insert-account';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

/** Everything that a schema consists of, each by a line that says all of it. */
const PARTS = `
  SELECT 'column ' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' '
         || attidentity::text || ' ' || coalesce(pg_get_expr(adbin, adrelid), '') AS part
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
       LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'S') AND attnum > 0 AND NOT attisdropped
  UNION ALL
  SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION ALL
  SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL
  SELECT 'trigger ' || pg_get_triggerdef(pg_trigger.oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT 'function ' || pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  ORDER BY 1`;

describe('Migrations of an empty database', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let runner: QueryRunner;
  beforeAll(async () => {
    database = await createDatabase();
    dataSource = await new DataSource(postgresOptions(database.url)).initialize();
    runner = dataSource.createQueryRunner();
    await runner.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  });
  afterAll(async () => {
    await runner.release();
    await dataSource.destroy();
    await database.drop();
  });

  const parts = async (): Promise<string[]> =>
    ((await runner.query(PARTS)) as { part: string }[]).map(({ part }) => part);

  it('go down as they have come up, each to what was before it, and up again', async () => {
    const migrations = MIGRATIONS.migrations.map((Migration) => new Migration());
    const before: string[][] = [];
    for (const migration of migrations) {
      before.push(await parts());
      await migration.up(runner);
    }
    const complete = await parts();
    for (const migration of migrations.toReversed()) {
      await migration.down(runner);
      expect([migration.constructor.name, ...(await parts())]).toEqual([
        migration.constructor.name,
        ...before.pop()!,
      ]);
    }
    for (const migration of migrations) await migration.up(runner);
    expect(await parts()).toEqual(complete);
  });

  it('do not go below credits that end, whose entries would explain nothing any more', async () => {
    const accountId = await insertAccount(dataSource);
    await runner.query(
      `WITH entry AS (
         INSERT INTO credit_entries (account_id, type, credits, balance_after, granted_total, source_id, created_at, expires_at)
         VALUES ($1, 'order', 100, 100, 0, 'LOA12345678', now(), now()) RETURNING id, account_id, expires_at
       ) INSERT INTO credit_lots (entry_id, account_id, expires_at, credits_left) SELECT *, 100 FROM entry`,
      [accountId],
    );
    const before = await parts();
    await expect(new ExpiringCredits1763600000130().down(runner)).rejects.toThrow('credits that end');
    expect(await parts()).toEqual(before);
  });
});
