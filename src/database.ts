import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Environment } from './config/environment';
import { MIGRATIONS } from './migrations';
import {
  clusterDirOf,
  EmbeddedPostgres,
  majorOf,
  PostgresWatch,
} from './platform/database/embedded-postgres';
import { postgresOptions, WITHOUT_TIME_LIMITS } from './platform/database/postgres-options';
import { tryDataDir } from './platform/process/data-dir';
import { reasonOf } from './platform/process/fault';
import { OperatorFault } from './platform/process/operator-fault';

/** "loa" as a number: the advisory lock under which one process at a time migrates. */
const MIGRATION_LOCK = 0x6c6f61;

/** The database that the settings name, ready to be connected to. */
export interface Database {
  readonly url: string;
  /** Stops the embedded server, unless other processes use it; does nothing to any other server. */
  close(): Promise<void>;
}

/** Finds the configured PostgreSQL, or starts the private one in `DATA_DIR`, and brings its schema up to date. */
export async function openDatabase(environment: Environment, logger: Logger): Promise<Database> {
  const database = await reachDatabase(environment, logger);
  await migrate(database.url);
  return database;
}

/** Whether there is one: before the first start there is not, where no setting names one. */
export async function hasDatabase({ settings }: Environment): Promise<boolean> {
  return settings.DATABASE_URL !== null || (await majorOf(clusterDirOf(settings.DATA_DIR))) !== null;
}

/** The same with the schema as it is, if it has one. */
export async function reachDatabase({ settings }: Environment, logger: Logger): Promise<Database> {
  const { DATABASE_URL: url } = settings;
  if (url) return { url, close: () => Promise.resolve() };
  await tryDataDir(settings.DATA_DIR);
  const start = (): Promise<EmbeddedPostgres> =>
    EmbeddedPostgres.start({ dataDir: settings.DATA_DIR, log: (message) => logger.info(message) });
  const server = await start();
  const watch = new PostgresWatch(server, start, logger);
  return { url: server.url, close: () => watch.close() };
}

/**
 * Runs the pending migrations. Of processes that start together one migrates; the others wait and find
 * nothing left to do.
 * @param only names of migrations: others are left out
 * @throws Error with a sentence for the operator, when the database cannot be connected to
 */
export async function migrate(url: string, only?: readonly string[]): Promise<void> {
  const dataSource = new DataSource({
    ...postgresOptions(url),
    ...MIGRATIONS,
    migrations: MIGRATIONS.migrations.filter(({ name }) => only?.includes(name) ?? true),
    poolSize: 2,
    extra: WITHOUT_TIME_LIMITS,
  });
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
