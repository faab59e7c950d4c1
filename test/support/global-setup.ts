import { migrate } from './migrate';
import { prepareTemplate, startPostgres } from './postgres';
import { onTeardown } from './global-teardown';

/** Runs once before all tests: a PostgreSQL server, and on it the migrated database that test files copy. */
export default async function globalSetup(): Promise<void> {
  const server = await startPostgres();
  onTeardown(() => server.stop());
  const template = await prepareTemplate(server.url, migrate);
  onTeardown(() => template.drop());
}
