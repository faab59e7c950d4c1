import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { UpgradePostgres } from '../../../src/backup/upgrade-postgres';
import { Environment } from '../../../src/config/environment';
import { openDatabase } from '../../../src/database';
import { MIGRATIONS } from '../../../src/migrations';
import { EmbeddedPostgres, type PlatformPackage } from '../../../src/platform/database/embedded-postgres';
import { createLogger } from '../../../src/platform/logging/logger';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, notification, withSecret } from '../../harness/client';
import { provideEarlierServer } from '../../harness/earlier-postgres';
import { query } from '../../harness/launcher-installation';
import { migrate } from '../../harness/migrate';
import { runCommand } from '../../harness/commands/run-command';
import { Service } from '../../harness/service';

/** The migrations of a release before this one. */
const EARLIER = MIGRATIONS.migrations.slice(0, -2).map(({ name }) => name);

describe('An embedded database of PostgreSQL 17', () => {
  let folder: string;
  let server: PlatformPackage;
  /** The data folder of a service that ran on PostgreSQL 17; each test has a copy. */
  let made: string;
  let key: string;
  let audio: { path: string; size: number };
  let rows: unknown;
  let place: { databaseUrl: string; dataDir: string };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'loa-upgrade-'));
    server = await provideEarlierServer('17');
    made = path.join(folder, 'made');
    await mkdir(made);
    const postgres = await EmbeddedPostgres.start({ dataDir: made, server });
    expect(await query(postgres.url, 'SHOW server_version')).toEqual([
      { server_version: expect.stringMatching(/^17\./) },
    ]);
    await useService(postgres.url);
    rows = await allRows(postgres.url);
    await postgres.stop();
  }, BUILD_LIMIT_MS + 240_000);
  beforeEach(async () => {
    place = { databaseUrl: '', dataDir: await mkdtemp(path.join(folder, 'copy-')) };
    // With owners and rights, which only cp(1) keeps.
    await promisify(execFile)('cp', ['--archive', `${made}/.`, place.dataDir]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Speaks and pays, so that there is something to lose. */
  async function useService(databaseUrl: string): Promise<void> {
    const service = await Service.start({ continues: { databaseUrl, dataDir: made } });
    ({ key } = await new Client(service.baseUrl).newCustomer());
    const client = customer(service);
    const { result } = (await client.post('/api/v1/tts', { input_text: 'Trước khi nâng cấp.' })).body;
    audio = { path: new URL(result.audio_url).pathname, size: result.file_size };
    const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { order } = (await client.post('/api/payment/orders', wanted)).body.result;
    const notice = notification({ content: order.memo, transferAmount: order.amount });
    await client.post('/api/payment/webhook', notice, withSecret);
    await service.terminate();
  }

  const customer = (service: Service) => new Client(service.baseUrl, { authorization: `Bearer ${key}` });
  const environment = () =>
    Environment.read({ NODE_ENV: 'test', DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir });
  const silent = createLogger('silent');
  /** In this process: a start of the program takes longer than most of what it does here. */
  const upgradeHere = (binaries = server.nativeDir) =>
    new UpgradePostgres(environment(), silent).execute(binaries, new AbortController().signal);
  /** What the shared process says of the ledger in a database that runs. */
  const verifyLedger = ({ url }: Pick<EmbeddedPostgres, 'url'>) =>
    runCommand({ ...place, databaseUrl: url }, 'verify-ledger');
  const majorIn = async (name: string) =>
    (await readFile(path.join(place.dataDir, name, 'PG_VERSION'), 'utf8')).trim();
  const names = async () =>
    (await readdir(place.dataDir)).filter((name) => name.startsWith('postgres')).sort();

  it('is refused by this release, and moved over by a command that has npm fetch the old server', async () => {
    const refusal = 'npm run cli -- postgres:upgrade';
    await expect(Service.start({ continues: place })).rejects.toThrow(refusal);
    expect(await runCommand(place, 'postgres:upgrade')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('postgres.old'),
    });
    expect(await names()).toEqual(['postgres', 'postgres.old']);
    expect([await majorIn('postgres'), await majorIn('postgres.old')]).toEqual(['18', '17']);

    const postgres = await EmbeddedPostgres.start({ dataDir: place.dataDir });
    expect(await allRows(postgres.url)).toEqual(rows);
    const service = await Service.start({ continues: place });
    const file = await fetch(service.baseUrl + audio.path);
    expect((await file.arrayBuffer()).byteLength).toBe(audio.size);
    const after = await customer(service).post('/api/v1/tts', { input_text: 'Sau khi nâng cấp.' });
    expect(after.http).toBe(200);
    expect(await verifyLedger(postgres)).toMatchObject({ code: 0, stdout: '' });
    await service.terminate();
    await postgres.stop();
    await expect(upgradeHere()).rejects.toThrow('is of PostgreSQL 18');
  });

  it('may have the schema of an earlier release, which the next start brings up to date', async () => {
    place.dataDir = await mkdtemp(path.join(folder, 'earlier-'));
    const earlier = await EmbeddedPostgres.start({ dataDir: place.dataDir, server });
    await migrate(earlier.url, EARLIER);
    const before = await allRows(earlier.url);
    await earlier.stop();
    await upgradeHere();
    const postgres = await EmbeddedPostgres.start({ dataDir: place.dataDir });
    expect(await allRows(postgres.url)).toEqual(before);
    await postgres.stop();
    const started = await openDatabase(environment(), silent);
    const migrations = await query(started.url, 'SELECT name FROM migrations ORDER BY id');
    expect(migrations.map(({ name }) => name)).toEqual(MIGRATIONS.migrations.map(({ name }) => name));
    await started.close();
  });

  it('is completed after an interruption between its last two steps, and is not mistaken for none before', async () => {
    await upgradeHere();
    const work = path.join(place.dataDir, 'postgres.upgrade');
    await mkdir(work);
    await rename(path.join(place.dataDir, 'postgres'), path.join(work, 'postgres'));
    await expect(openDatabase(environment(), silent)).rejects.toThrow('was interrupted at its end');
    await upgradeHere();
    expect(await names()).toEqual(['postgres', 'postgres.old']);
    const postgres = await EmbeddedPostgres.start({ dataDir: place.dataDir });
    expect(await verifyLedger(postgres)).toMatchObject({ code: 0, stdout: '' });
    await postgres.stop();
  });

  it('starts again over what an interruption has left before', async () => {
    await mkdir(path.join(place.dataDir, 'postgres.upgrade/postgres'), { recursive: true });
    const upgrade = ['postgres:upgrade', '--binaries', server.nativeDir];
    expect(await runCommand(place, ...upgrade)).toMatchObject({ code: 0 });
    expect(await names()).toEqual(['postgres', 'postgres.old']);
  });

  describe('is left as it is', () => {
    const expectRefusal = async (reason: string) => {
      await expect(upgradeHere()).rejects.toThrow(reason);
      expect(await majorIn('postgres')).toBe('17');
      expect(await names()).not.toContain('postgres.upgrade');
    };

    it('where there is none', async () => {
      place.dataDir = await mkdtemp(path.join(folder, 'empty-'));
      const reason = 'holds no PostgreSQL cluster. Nothing was changed.';
      await expect(upgradeHere()).rejects.toThrow(reason);
      expect(await names()).toEqual([]);
    });

    it('where npm reaches no registry', async () => {
      const variables = {
        npm_config_registry: 'http://127.0.0.1:1',
        npm_config_fetch_retries: '0',
        npm_config_cache: await mkdtemp(path.join(folder, 'npm-')),
      };
      const { code, stderr } = await runCommand({ ...place, variables }, 'postgres:upgrade');
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: expect.stringMatching(/npm cannot fetch .* Nothing was changed\. --binaries FOLDER/s),
      });
      expect(await names()).toEqual(['postgres']);
    });

    it('where it was used by a later release, whose migrations this one does not know', async () => {
      const running = await EmbeddedPostgres.start({ dataDir: place.dataDir, server });
      await query(running.url, "INSERT INTO migrations (timestamp, name) VALUES (9, 'Later9')");
      await running.stop();
      await expectRefusal('A later release has made this database');
    });

    it('while something uses it', async () => {
      const running = await EmbeddedPostgres.start({ dataDir: place.dataDir, server });
      await expectRefusal('in use');
      await running.stop();
    });

    it('where an old one was kept before', async () => {
      await mkdir(path.join(place.dataDir, 'postgres.old'));
      await expectRefusal('move it away');
    });

    it('where the settings name another database', async () => {
      place.databaseUrl = 'postgres://loa@127.0.0.1:1/loa';
      await expectRefusal('of your own');
    });

    it('where it has tables that are not ours', async () => {
      const running = await EmbeddedPostgres.start({ dataDir: place.dataDir, server });
      await query(running.url, 'CREATE TABLE mine AS SELECT 1 AS one');
      await running.stop();
      await expectRefusal('no table mine');
    });

    it('where the folder that is named has no server', async () => {
      await expect(upgradeHere(folder)).rejects.toThrow('has no bin/postgres');
      expect(await names()).toEqual(['postgres']);
    });
  });
});

/** Every row of every table, as text. */
async function allRows(url: string): Promise<unknown> {
  const tables = await query(
    url,
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1",
  );
  const all: [unknown, unknown][] = [];
  for (const { name } of tables)
    all.push([name, await query(url, `SELECT t::text AS row FROM "${String(name)}" t ORDER BY 1`)]);
  all.push(['migrations', await query(url, 'SELECT name FROM migrations ORDER BY id')]);
  return all;
}
