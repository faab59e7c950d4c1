import { onTeardown } from './global-teardown';
import { useMemoryForTemporaryFiles } from '../memory-folder';
import { shareCommandHost } from '../commands/hosted-command';
import { migrate } from '../migrate';
import { prepareTemplate, startPostgres, TEST_SETTINGS } from '../postgres';
import { TOOLS_FOLDER } from '../tools';

/**
 * Runs once before all tests but the unit tests: a PostgreSQL server, and on it the migrated database that test
 * files copy. All else is built, unpacked and started by the files that use it.
 */
export default async function globalSetup(): Promise<void> {
  onTeardown(await useMemoryForTemporaryFiles());
  onTeardown(await shareCommandHost());
  process.env.PATH = `${TOOLS_FOLDER}:${process.env.PATH}`;
  const server = await startPostgres(TEST_SETTINGS);
  onTeardown(() => server.stop());
  const template = await prepareTemplate(server, migrate);
  onTeardown(() => template.drop());
}
