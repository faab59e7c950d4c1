import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { EmbeddedPostgres } from '../../src/platform/database/embedded-postgres';
import { OWN_DIR } from '../../src/platform/database/embedded-postgres/cluster';
import { isRunning } from '../../src/platform/database/embedded-postgres/processes';

/** What the global set-up leaves in the environment for the processes that run the tests. */
const SERVER = 'TEST_DATABASE_URL';
const SUPERUSER = 'TEST_DATABASE_SUPERUSER_URL';
const TEMPLATE = 'TEST_DATABASE_TEMPLATE';
const FOLDER_PREFIX = 'loa-test-postgres-';

/** Of the server that the tests share; those that services and benchmarks start are as they ship. */
export const TEST_SETTINGS = [
  // Nobody misses its data after a power cut, and waiting for the disk makes a commit take ten times as long and the
  // dropping of a database thirty times.
  'fsync = off',
  // Three test files at a time, some with three processes of up to twenty connections each.
  'max_connections = 300',
] as const;

/** A server that tests may make databases on. */
export interface TestPostgres {
  /** For the role that the service has, which may make databases besides. */
  readonly url: string;
  /** For whoever may do all; the same where `TEST_DATABASE_URL` names the server. */
  readonly superuserUrl: string;
  stop(): Promise<void>;
}

/** A database of one test file's own, with the schema in place. */
export interface TestDatabase {
  readonly url: string;
  /** Throws the database away, along with every connection that is still open. */
  drop(): Promise<void>;
}

/**
 * The server that `TEST_DATABASE_URL` names (its user must be allowed to create databases), else a throwaway one.
 * @param settings of the throwaway one, where it is not to be as the service's own: `fsync = off`
 */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const given = process.env[SERVER];
  if (given) return { url: given, superuserUrl: given, stop: () => Promise.resolve() };

  await removeLeftovers();
  const dataDir = await mkdtemp(path.join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  await chmod(dataDir, 0o755);
  if (settings.length > 0) await makeCluster(dataDir, settings);
  const server = await EmbeddedPostgres.start({ dataDir });
  const superuserUrl = await superuserUrlOf(dataDir, server.url);
  await execute(superuserUrl, `ALTER ROLE ${new URL(server.url).username} CREATEDB`);
  return {
    url: server.url,
    superuserUrl,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes the cluster and leaves settings in it that count from the next start on. */
async function makeCluster(dataDir: string, settings: readonly string[]): Promise<void> {
  const server = await EmbeddedPostgres.start({ dataDir });
  const superuserUrl = await superuserUrlOf(dataDir, server.url);
  for (const setting of settings) await execute(superuserUrl, `ALTER SYSTEM SET ${setting}`);
  await server.stop();
}

/** The address of an embedded server's database for its superuser, who may do what the service may not. */
export async function superuserUrlOf(dataDir: string, serviceUrl: string): Promise<string> {
  const url = new URL(serviceUrl);
  url.username = 'postgres';
  url.password = await readFile(path.join(dataDir, 'postgres', OWN_DIR, 'password'), 'utf8');
  return url.href;
}

/**
 * Makes the database that all others are copied from, brings it up to date with `migrate` and hands its
 * name to the tests.
 */
export async function prepareTemplate(
  { url: serverUrl, superuserUrl }: Pick<TestPostgres, 'url' | 'superuserUrl'>,
  migrate: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const name = `loa_test_${randomBytes(6).toString('hex')}`;
  await execute(serverUrl, `CREATE DATABASE ${name}`);
  const url = urlOf(serverUrl, name);
  await migrate(url);
  await execute(serverUrl, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`); // one would stop all copying
  process.env[SERVER] = serverUrl;
  process.env[SUPERUSER] = superuserUrl;
  process.env[TEMPLATE] = name;
  return { url, drop: () => dropDatabase(name) };
}

/** A fresh copy of the migrated database, some 50 ms. Needs the global set-up. */
export async function createDatabase(): Promise<TestDatabase> {
  const [serverUrl, template] = [process.env[SERVER], process.env[TEMPLATE]];
  if (!serverUrl || !template)
    throw new Error('No test database: run Jest with test/harness/jest/global-setup.ts.');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await execute(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return { url: urlOf(serverUrl, name), drop: () => dropDatabase(name) };
}

/** Autovacuum works as the superuser, so nobody else may throw it out. */
function dropDatabase(name: string): Promise<void> {
  return execute(process.env[SUPERUSER]!, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The folders of test runs that were killed; their servers have stopped by themselves. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER_PREFIX)) continue;
    const owner = Number.parseInt(name.slice(FOLDER_PREFIX.length), 10);
    if (await isRunning(owner)) continue;
    await rm(path.join(tmpdir(), name), { recursive: true, force: true });
  }
}
