import { ensureBuilt } from './built-app';
import { migrate } from './migrate';
import { provideTools } from './tools';
import { prepareTemplate, startPostgres } from './postgres';
import { onTeardown } from './global-teardown';

/** Runs once before all tests: the build, whose workers the tests use, a PostgreSQL server, and on it the migrated database that test files copy. */
export default async function globalSetup(): Promise<void> {
  await ensureBuilt();
  await provideTools();
  const server = await startPostgres();
  onTeardown(() => server.stop());
  const template = await prepareTemplate(server.url, migrate);
  onTeardown(() => template.drop());
}
