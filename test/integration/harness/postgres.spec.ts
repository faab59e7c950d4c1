import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { query } from '../../harness/launcher-installation';
import {
  createDatabase,
  prepareTemplate,
  startPostgres,
  TEST_SETTINGS,
  type TestDatabase,
  type TestPostgres,
} from '../../harness/postgres';

/** As process 4294967295 would have left it, which no system has. */
const LEFTOVER = 'loa-test-postgres-4294967295-x';
const before = { ...process.env };
let server: TestPostgres;
let template: TestDatabase;

beforeAll(async () => {
  await mkdir(path.join(tmpdir(), LEFTOVER), { recursive: true });
  delete process.env.TEST_DATABASE_URL; // the global set-up's: this file looks at one of its own
  server = await startPostgres(TEST_SETTINGS);
  template = await prepareTemplate(server, async (url) => {
    await query(url, "CREATE TABLE plan AS SELECT 'free' AS name");
  });
});

afterAll(async () => {
  await template.drop();
  await server.stop();
  process.env = before;
});

it('has the settings that were asked for', async () => {
  expect(await query(server.url, 'SHOW fsync')).toEqual([{ fsync: 'off' }]);
  expect(await query(server.url, 'SHOW max_connections')).toEqual([{ max_connections: '300' }]);
});

it('gives each caller a migrated database of its own', async () => {
  const databases = await Promise.all(Array.from({ length: 8 }, () => createDatabase()));
  const [first, second] = databases as [TestDatabase, TestDatabase];
  await query(first.url, "UPDATE plan SET name = 'changed'");
  expect(await query(first.url, 'SELECT name FROM plan')).toEqual([{ name: 'changed' }]);
  expect(await query(second.url, 'SELECT name FROM plan')).toEqual([{ name: 'free' }]);
  await Promise.all(databases.map((database) => database.drop()));
  expect(await query(server.url, "SELECT datname FROM pg_database WHERE datname ~ '^loa_test_.*_'")).toEqual(
    [],
  );
});

it('throws a database away also while the server itself is at work in it', async () => {
  const database = await createDatabase();
  const asSuperuser = new URL(server.superuserUrl); // as autovacuum is
  asSuperuser.pathname = new URL(database.url).pathname;
  const client = new Client({ connectionString: asSuperuser.href });
  client.on('error', () => undefined);
  await client.connect();
  await database.drop();
  await expect(client.query('SELECT 1')).rejects.toThrow();
});

it('lets nobody into the template, where a connection would stop all copying', async () => {
  await expect(query(template.url, 'SELECT 1')).rejects.toThrow('not currently accepting connections');
});

it('drops a database that somebody is still connected to', async () => {
  const database = await createDatabase();
  const client = new Client({ connectionString: database.url });
  const cut = new Promise((resolve) => client.on('error', resolve));
  await client.connect();
  await database.drop();
  expect(await cut).toBeInstanceOf(Error);
  await expect(query(database.url, 'SELECT 1')).rejects.toThrow('does not exist');
});

it('works on the server that TEST_DATABASE_URL names, and leaves it running', async () => {
  expect(process.env.TEST_DATABASE_URL).toBe(server.url);
  const given = await startPostgres();
  expect(given.url).toBe(server.url);
  await given.stop();
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('fails when the global set-up did not run', async () => {
  const { TEST_DATABASE_TEMPLATE: name } = process.env;
  delete process.env.TEST_DATABASE_TEMPLATE;
  await expect(createDatabase()).rejects.toThrow('test/harness/jest/global-setup.ts');
  process.env.TEST_DATABASE_TEMPLATE = name;
});

it('removes what a killed test run left', async () => {
  expect(await readdir(tmpdir())).not.toContain(LEFTOVER);
});
