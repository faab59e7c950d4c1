import { LivingProcesses } from '../../../src/platform/database/living-processes';
import { createLogger } from '../../../src/platform/logging/logger';
import { query } from '../../harness/launcher-installation';
import { startPgBouncer } from '../../harness/servers/pgbouncer';
import { createDatabase } from '../../harness/postgres';

it('Behind a pooler that shares sessions no process takes itself for the only one, and none leaves a lock there', async () => {
  const database = await createDatabase();
  const pooler = await startPgBouncer(database.url);
  const living = new LivingProcesses(pooler.url, createLogger('silent'));
  try {
    const whenAlone = jest.fn(() => Promise.resolve());
    await living.join(whenAlone);
    expect(whenAlone).not.toHaveBeenCalled();
    const locks = `SELECT mode FROM pg_locks
      WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    expect(await query(database.url, locks)).toEqual([]);
  } finally {
    await living.onApplicationShutdown();
    await pooler.stop();
    await database.drop();
  }
});
