import { execFile, spawn } from 'node:child_process';
import {
  chmod,
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { LauncherInstallation, type LauncherProcess, query } from '../../harness/launcher-installation';
import { migrate } from '../../harness/migrate';
import { superuserUrlOf } from '../../harness/postgres';
import { findPostmaster, lastStart } from '../../../src/platform/database/embedded-postgres/postmaster';
import { waitFor } from '../../../src/platform/database/embedded-postgres/processes';

/** Root starts the server through another user; everybody else is that user. Root can test both. */
const USERS =
  process.getuid?.() === 0
    ? [
        { user: 'root', uid: 0 },
        { user: 'an unprivileged user', uid: 65_534 },
      ]
    : [{ user: 'an unprivileged user', uid: process.getuid!() }];

let home: string;
let installation: LauncherInstallation;
const launched: LauncherProcess[] = [];

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'loa-embedded-'));
  installation = await LauncherInstallation.into(home);
});

afterAll(async () => {
  for (const process of launched) await process.kill();
  await rm(home, { recursive: true, force: true });
});

describe.each(USERS)('the embedded PostgreSQL of $user', ({ uid }) => {
  let dataDir: string;
  let clusterDir: string;
  /**
   * The data folder that processes made which started together, and left in order: initdb takes longer than most of the
   * tests.
   */
  let made: string;
  /** Where each of them found the server. */
  let urls: string[];
  /** Its lock file, which it removed when it stopped. */
  let lock: string;

  beforeAll(async () => {
    await newDataDir();
    const together = [launch(), launch()];
    urls = await Promise.all(together.map((process) => process.url()));
    await query(urls[0]!, 'CREATE TABLE of_the_first_run AS SELECT 42 AS answer');
    lock = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8');
    await Promise.all(together.map((process) => process.stop()));
    expect(await isDown()).toBe(true);
    made = dataDir;
  });
  beforeEach(newDataDir);

  async function newDataDir(): Promise<void> {
    const parent = await mkdtemp(path.join(home, 'data-'));
    await chmod(parent, 0o755);
    await chown(parent, uid, uid);
    dataDir = path.join(parent, 'dữ liệu $HOME "của" tôi');
    clusterDir = path.join(dataDir, 'postgres');
  }

  /** A copy with its owners and rights, which only cp(1) keeps. */
  const copyMade = () => promisify(execFile)('cp', ['--archive', made, dataDir]);

  function launch(): LauncherProcess {
    const process = installation.launch(dataDir, uid);
    launched.push(process);
    return process;
  }

  async function processes(): Promise<{ postmaster: number; supervisor: number }> {
    const [postmaster, { supervisorPid }] = await Promise.all([
      findPostmaster(clusterDir),
      lastStart(clusterDir),
    ]);
    return { postmaster: postmaster!.pid, supervisor: supervisorPid! };
  }

  const isDown = (limitMs = 60_000) => waitFor(async () => !(await findPostmaster(clusterDir)), limitMs);

  describe('in an empty folder', () => {
    it('is made once by processes that start together, and stops with the last of them', async () => {
      expect(new Set(urls).size).toBe(1);
      expect(await readdir(made)).toEqual(['postgres']);
    });

    it('starts from nothing when the first start was killed half-way', async () => {
      const killed = launch();
      killed.url().catch(() => undefined);
      const leftovers = async () =>
        (await readdir(dataDir).catch(() => [])).filter((name) => name.includes('.init-'));
      expect(await waitFor(async () => (await leftovers()).length > 1, 60_000)).toBe(true);
      await killed.kill();
      expect((await leftovers()).length).toBeGreaterThan(0);

      const next = launch();
      expect(await query(await next.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await next.stop();
      expect(await leftovers()).toEqual([]);
    });

    it('refuses a folder that holds something else', async () => {
      await mkdir(clusterDir, { recursive: true });
      await writeFile(path.join(clusterDir, 'letter.txt'), 'mine');
      for (const each of [dataDir, clusterDir]) await chown(each, uid, uid);
      await expect(launch().url()).rejects.toThrow('neither empty nor a PostgreSQL cluster');
      expect(await readdir(clusterDir)).toEqual(['letter.txt']);
    });
  });

  describe('that has run before', () => {
    beforeEach(copyMade);

    it('keeps its data over a restart', async () => {
      const second = launch();
      expect(await query(await second.url(), 'SELECT answer FROM of_the_first_run')).toEqual([
        { answer: 42 },
      ]);
      await second.stop();
    });

    it('is durable, private and knows Vietnamese letters', async () => {
      const process = launch();
      const url = await process.url();
      const [row] = await query(
        await superuserUrlOf(dataDir, url),
        `SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS address,
              current_setting('server_version_num')::int / 10000 AS major, lower('ĐƯỜNG') AS lowered,
              (SELECT array_agg(DISTINCT auth_method) FROM pg_hba_file_rules) AS methods`,
      );
      expect(row).toEqual({
        fsync: 'on',
        address: '127.0.0.1',
        major: 18,
        lowered: 'đường',
        methods: ['scram-sha-256'],
      });
      await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(
        'password authentication',
      );
      expect((await stat(path.join(clusterDir, 'loa/password'))).mode & 0o777).toBe(0o600);
      await process.stop();
    });

    it('is used by a role that owns its database and is no superuser', async () => {
      const process = launch();
      const url = await process.url();
      const rights = `SELECT current_user AS role, current_setting('is_superuser') AS superuser, rolcreaterole,
                           rolcreatedb, pg_get_userbyid(datdba) AS owner, has_schema_privilege('public', 'CREATE') AS creates
                    FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`;
      expect(await query(url, rights)).toEqual([
        {
          role: 'loa',
          superuser: 'off',
          rolcreaterole: false,
          rolcreatedb: false,
          owner: 'loa',
          creates: true,
        },
      ]);
      await expect(query(url, "SELECT pg_read_file('loa/password')")).rejects.toThrow('permission denied');
      await expect(query(url, "COPY (SELECT 1) TO PROGRAM 'true'")).rejects.toThrow('permission denied');
      await process.stop();
    });

    it('moves a database over that a release made which worked as the superuser, and keeps every row', async () => {
      const first = launch();
      const superuser = await superuserUrlOf(dataDir, await first.url());
      // What that release left behind: no such role, and everything the superuser's.
      await query(
        superuser,
        'ALTER DATABASE postgres OWNER TO postgres; DROP TABLE of_the_first_run; DROP ROLE loa',
      );
      await migrate(superuser);
      await query(
        superuser,
        `CREATE TYPE mood AS ENUM ('vui'); CREATE VIEW seen AS SELECT 1 AS one; CREATE TABLE odd ("Số" serial, m mood);
       INSERT INTO odd (m) VALUES ('vui')`,
      );
      const rowsOf = async (url: string) => ({
        plans: await query(url, 'SELECT * FROM plans ORDER BY plan_id, billing_cycle'),
        migrations: await query(url, 'SELECT * FROM migrations ORDER BY id'),
        odd: await query(url, 'SELECT * FROM odd'),
      });
      const before = await rowsOf(superuser);
      expect(before.plans).toHaveLength(6);
      await first.stop();

      const second = launch();
      const url = await second.url();
      expect(await query(url, "SELECT current_setting('is_superuser') AS is")).toEqual([{ is: 'off' }]);
      expect(await rowsOf(url)).toEqual(before);
      const others = `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND pg_get_userbyid(relowner) <> 'loa'
                    UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND pg_get_userbyid(proowner) <> 'loa'
                    UNION ALL SELECT typname FROM pg_type WHERE typnamespace = 'public'::regnamespace AND pg_get_userbyid(typowner) <> 'loa'`;
      expect(await query(url, others)).toEqual([]);
      await migrate(url);
      await query(
        url,
        'ALTER TABLE odd ADD COLUMN more integer; DROP VIEW seen; DROP TABLE odd; DROP TYPE mood',
      );
      await second.stop();
    });

    it('stops when its only client is killed, and has lost nothing', async () => {
      const killed = launch();
      await query(await killed.url(), 'CREATE TABLE kept AS SELECT 42 AS answer');
      await killed.kill();
      expect(await isDown()).toBe(true);

      const next = launch();
      expect(await query(await next.url(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      await next.stop();
    });

    it('is shared by processes and stays until the last one ends', async () => {
      const service = launch();
      const url = await service.url();
      const command = launch();
      expect(await command.url()).toBe(url);
      await command.stop();
      expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);

      const other = launch();
      await other.url();
      await service.kill();
      expect(await isDown(500)).toBe(false);
      expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await other.stop();
      expect(await findPostmaster(clusterDir)).toBeNull();
    });

    it('never dies under a process that starts while another one is killed', async () => {
      let current = launch();
      await current.url();
      for (let round = 0; round < 12; round++) {
        const dying = current.kill();
        await new Promise((resolve) => setTimeout(resolve, round * 5));
        current = launch();
        const url = await current.url();
        await dying;
        await new Promise((resolve) => setTimeout(resolve, 100));
        expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      }
      await current.stop();
    });

    it('is revived by the next process when the server itself was killed', async () => {
      const service = launch();
      const url = await service.url();
      await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
      process.kill((await processes()).postmaster, 'SIGKILL');

      const next = launch();
      await next.url();
      expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      await next.stop();
      expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      await service.stop();
    });

    it('is restarted where it was when its supervisor was killed, and still stops with its last client', async () => {
      const service = launch();
      const url = await service.url();
      process.kill((await processes()).supervisor, 'SIGKILL');

      const next = launch();
      expect(await next.url()).toBe(url);
      await next.stop();
      expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await service.stop();
      expect(await isDown()).toBe(true);
    });

    it('recovers what was committed when every process was killed', async () => {
      const service = launch();
      await query(await service.url(), 'CREATE TABLE kept AS SELECT 42 AS answer');
      const { postmaster, supervisor } = await processes();
      process.kill(supervisor, 'SIGKILL');
      process.kill(postmaster, 'SIGKILL');
      await service.kill();

      const next = launch();
      expect(await query(await next.url(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      await next.stop();
    });

    it.each(['a zombie', 'another program'])(
      'starts when the process of its lock file is now %s',
      async (kind) => {
        const { uid: owner } = await stat(clusterDir);
        const program = path.join(dataDir, 'postgres-look-alike', kind === 'a zombie' ? 'postgres' : 'other');
        await mkdir(path.dirname(program), { mode: 0o755 });
        await copyFile('/bin/sleep', program);
        // The shell becomes a program that never asks for its child, which so remains after its end.
        const script = kind === 'a zombie' ? '"$0" 0 & echo $!; exec sleep 60' : '"$0" 60 & echo $!; wait';
        const parent = spawn('sh', ['-c', script, program], { uid: owner, gid: owner, detached: true });
        const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
        const left = lock.replace(/^\d+/, String(pid));
        await writeFile(path.join(clusterDir, 'postmaster.pid'), left, { mode: 0o600 });
        await chown(path.join(clusterDir, 'postmaster.pid'), owner, owner);

        const next = launch();
        expect(await query(await next.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
        await next.stop();
        process.kill(-parent.pid!, 'SIGKILL');
      },
    );

    it('does not touch data of another major version', async () => {
      await writeFile(path.join(clusterDir, 'PG_VERSION'), '17\n');
      await expect(launch().url()).rejects.toThrow('was made by PostgreSQL 17, and this release runs 18');
      await writeFile(path.join(clusterDir, 'PG_VERSION'), '18\n');
      const next = launch();
      expect(await query(await next.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await next.stop();
    });

    it('says why the server does not start', async () => {
      await writeFile(path.join(clusterDir, 'postgresql.auto.conf'), 'no_such_setting = 1\n');
      await expect(launch().url()).rejects.toThrow('unrecognized configuration parameter "no_such_setting"');
    });
  });
});
