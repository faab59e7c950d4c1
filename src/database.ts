import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Environment } from './config/environment';
import { dataSourceOptions, WITHOUT_TIME_LIMITS } from './data-source';
import { EmbeddedPostgres } from './shared/infrastructure/embedded-postgres';

/** "loa" as a number: the advisory lock under which one process at a time migrates. */
const MIGRATION_LOCK = 0x6c6f61;

/** The database that the settings name, ready to be connected to. */
export interface Database {
  readonly url: string;
  /** Stops the embedded server, once nobody else uses it; does nothing to any other. */
  close(): Promise<void>;
}

/** Finds the configured PostgreSQL, or starts the private one in `DATA_DIR`, and brings its schema up to date. */
export async function openDatabase({ settings }: Environment, logger: Logger): Promise<Database> {
  if (settings.DATABASE_URL) {
    await migrate(settings.DATABASE_URL);
    return { url: settings.DATABASE_URL, close: () => Promise.resolve() };
  }
  const server = await EmbeddedPostgres.start({
    dataDir: settings.DATA_DIR,
    log: (message) => logger.info(message),
  });
  await migrate(server.url);
  return { url: server.url, close: () => server.stop() };
}

/** Runs the pending migrations. Processes that start together take turns, and find nothing left to do. */
export async function migrate(url: string): Promise<void> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(url),
    poolSize: 2,
    extra: WITHOUT_TIME_LIMITS,
  }).initialize();
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
