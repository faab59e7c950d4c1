import { migrate } from '../../../src/database';
import { MIGRATIONS } from '../../../src/migrations';
import { query } from '../../harness/launcher-installation';
import { createDatabase } from '../../harness/postgres';
import { startPgBouncer } from '../../harness/servers/pgbouncer';

it('Migrations run once behind a pooler that shares two sessions among all, and leave no lock there', async () => {
  const database = await createDatabase();
  await query(database.url, 'DROP SCHEMA public CASCADE');
  await query(database.url, 'CREATE SCHEMA public');
  const pooler = await startPgBouncer(database.url);
  try {
    await Promise.all(Array.from({ length: 4 }, () => migrate(pooler.url)));
    const [{ done }] = (await query(database.url, 'SELECT count(*)::int AS done FROM migrations')) as [
      { done: number },
    ];
    expect(done).toBe(MIGRATIONS.migrations.length);
    const locks = `SELECT mode FROM pg_locks
      WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    expect(await query(database.url, locks)).toEqual([]);
    await migrate(pooler.url);
  } finally {
    await pooler.stop();
    await database.drop();
  }
});
