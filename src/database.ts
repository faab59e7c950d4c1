import { connect } from 'node:net';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Environment } from './config/environment';
import { dataSourceOptions, WITHOUT_TIME_LIMITS } from './data-source';
import { EmbeddedPostgres } from './platform/database/embedded-postgres';
import { tryDataDir } from './platform/process/data-dir';
import { reasonOf } from './platform/process/fault';
import { OperatorFault } from './platform/process/operator-fault';

/** "loa" as a number: the advisory lock under which one process at a time migrates. */
const MIGRATION_LOCK = 0x6c6f61;

const WATCH_EVERY_MS = 2_000;

/** The database that the settings name, ready to be connected to. */
export interface Database {
  readonly url: string;
  /** Stops the embedded server, unless other processes use it; does nothing to any other server. */
  close(): Promise<void>;
}

/** Finds the configured PostgreSQL, or starts the private one in `DATA_DIR`, and brings its schema up to date. */
export async function openDatabase({ settings }: Environment, logger: Logger): Promise<Database> {
  if (settings.DATABASE_URL) {
    await migrate(settings.DATABASE_URL);
    return { url: settings.DATABASE_URL, close: () => Promise.resolve() };
  }
  await tryDataDir(settings.DATA_DIR);
  const server = await EmbeddedPostgres.start({
    dataDir: settings.DATA_DIR,
    log: (message) => logger.info(message),
  });
  await migrate(server.url);
  const watch = reviveWhenGone(server, settings.DATA_DIR, logger);
  return {
    url: server.url,
    async close() {
      clearInterval(watch);
      await server.stop();
    },
  };
}

/**
 * Watches the embedded server: when it was killed, it is started again on its port, and the pool's next
 * connections find it there.
 */
function reviveWhenGone(server: EmbeddedPostgres, dataDir: string, logger: Logger): NodeJS.Timeout {
  let reviving = false;
  const check = async (): Promise<void> => {
    if (reviving || (await accepts(new URL(server.url)))) return;
    reviving = true;
    logger.warn('the embedded PostgreSQL has ended; starting it again');
    const revived = await EmbeddedPostgres.start({ dataDir, log: (message) => logger.info(message) });
    if (revived.url !== server.url) throw new Error('The embedded PostgreSQL came back on another port.');
    reviving = false;
  };
  const failed = (error: unknown): never => {
    logger.fatal({ err: error }, 'the embedded PostgreSQL cannot be started again');
    process.exit(1);
  };
  return setInterval(() => void check().catch(failed), WATCH_EVERY_MS).unref();
}

function accepts({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/**
 * Runs the pending migrations. Of processes that start together one migrates; the others wait and find
 * nothing left to do.
 * @throws Error with a sentence for the operator, when the database cannot be connected to
 */
export async function migrate(url: string): Promise<void> {
  const dataSource = new DataSource({ ...dataSourceOptions(url), poolSize: 2, extra: WITHOUT_TIME_LIMITS });
  await dataSource.initialize().catch((cause: unknown) => {
    const { host, pathname } = new URL(url); // and not the password
    throw new OperatorFault(`The database ${host}${pathname} cannot be used: ${reasonOf(cause)}`, { cause });
  });
  try {
    const lock = dataSource.createQueryRunner();
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await dataSource.runMigrations();
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await lock.release();
    }
  } finally {
    await dataSource.destroy();
  }
}
