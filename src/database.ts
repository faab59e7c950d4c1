import { setTimeout } from 'node:timers/promises';
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
const LOCK_RETRY_MS = 100;

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
    while (!(await migrateUnderLock(dataSource))) await setTimeout(LOCK_RETRY_MS);
  } finally {
    await dataSource.destroy();
  }
}

/**
 * The lock is of a transaction, and nobody waits for it in a session: so it holds behind a pooler that gives each
 * transaction another session, and those who wait take none from who migrates.
 * @returns false where another process is at it; nothing was done then
 */
function migrateUnderLock(dataSource: DataSource): Promise<boolean> {
  return dataSource.transaction(async (session) => {
    const statement = 'SELECT pg_try_advisory_xact_lock($1) AS mine';
    const [lock] = await session.query<{ mine: boolean }[]>(statement, [MIGRATION_LOCK]);
    if (lock!.mine) await dataSource.runMigrations();
    return lock!.mine;
  });
}
