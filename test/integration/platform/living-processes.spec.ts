import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { LivingProcesses } from '../../../src/platform/database/living-processes';
import { createLogger } from '../../../src/platform/logging/logger';
import { eventually } from '../../harness/eventually';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

describe('LivingProcesses', () => {
  let database: TestDatabase;
  let sql: Client;
  beforeEach(async () => {
    database = await createDatabase();
    sql = new Client(database.url);
    await sql.connect();
  });
  const living: LivingProcesses[] = [];
  afterEach(async () => {
    for (const each of living.splice(0)) await each.onApplicationShutdown();
    await sql.end();
    await database.drop();
  });

  const start = (ageSec = 60): LivingProcesses => {
    const process = new LivingProcesses(database.url, createLogger('silent'), () => ageSec);
    living.push(process);
    return process;
  };

  /** @returns whether it was alone */
  async function join(process = start()): Promise<boolean> {
    let wasAlone = false;
    await process.join(() => Promise.resolve(void (wasAlone = true)));
    return wasAlone;
  }

  const locks = async () =>
    (
      await sql.query<{ mode: string; granted: boolean; pid: number }>(
        `SELECT mode, granted, pid FROM pg_locks
         WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      )
    ).rows;

  it('tells the first that it is alone, and nobody else as long as one lives', async () => {
    const first = start();
    expect(await join(first)).toBe(true);
    expect(await join()).toBe(false);
    await first.onApplicationShutdown();
    expect(await join()).toBe(false);
    for (const each of living) await each.onApplicationShutdown();
    expect(await join()).toBe(true);
  });

  it('takes nobody for dead who had a session before and does not hold the lock, such as an earlier release', async () => {
    const earlier = new Client({ connectionString: database.url, application_name: 'loa' });
    await earlier.connect();
    expect(await join(start(0))).toBe(false);
    for (const each of living.splice(0)) await each.onApplicationShutdown();
    expect(await join(start(60))).toBe(true); // the session is this process's own then
    await earlier.end();
  });

  it('has none join before who is alone is done', async () => {
    const events: string[] = [];
    let done = (): void => undefined;
    const first = start().join(async () => {
      events.push('alone');
      await new Promise<void>((resolve) => (done = resolve));
      events.push('done');
    });
    await eventually(() => events.length === 1);
    const second = join().then((wasAlone) => events.push(`second ${wasAlone}`));
    await eventually(async () => (await locks()).some(({ granted }) => !granted));
    done();
    await Promise.all([first, second]);
    expect(events).toEqual(['alone', 'done', 'second false']);
  });

  it('counts a process again whose session was ended', async () => {
    await join();
    const [{ pid } = { pid: 0 }] = await locks();
    await sql.query('SELECT pg_terminate_backend($1)', [pid]);
    await eventually(async () => {
      const [lock] = await locks();
      return lock !== undefined && lock.pid !== pid && lock.mode === 'ShareLock';
    });
    expect(await join()).toBe(false);
  });

  it('lets a process start that cannot take over, and tries to count it all the same', async () => {
    const process = start();
    await process.join(() => Promise.reject(new Error(randomUUID())));
    await eventually(async () => (await locks()).some(({ mode }) => mode === 'ShareLock'));
    expect(await join()).toBe(false);
  });
});
