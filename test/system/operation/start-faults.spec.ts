import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { BUILD_LIMIT_MS, ensureBuilt } from '../../harness/built-app';
import { freePort } from '../../harness/free-port';
import { query } from '../../harness/launcher-installation';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

/** What each program needs besides the settings that it starts with. */
const PROGRAMS: Record<string, { args: string[]; variables: Record<string, string> }> = {
  'main.js': { args: [], variables: {} },
  'worker.js': { args: [], variables: { REDIS_URL: 'redis://127.0.0.1:1' } }, // it starts without an answer
  'cli.js': { args: ['verify-ledger'], variables: {} },
};

let programs: string;
let home: string;
let database: TestDatabase;
let taken: Server;

beforeAll(async () => {
  programs = await ensureBuilt();
  home = await mkdtemp(path.join(tmpdir(), 'loa-start-faults-'));
  await writeFile(path.join(home, 'file'), '');
  database = await createDatabase();
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
}, BUILD_LIMIT_MS);

afterAll(async () => {
  taken.close();
  await database.drop();
  await rm(home, { recursive: true, force: true });
});

/** Runs a program that fails, under a limit of open files. @returns what it wrote on standard error */
async function faultOf(
  program: string,
  settings: Record<string, string>,
  openFiles?: number,
): Promise<string> {
  const { args, variables } = PROGRAMS[program]!;
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles};`;
  const limited = ['-c', `${limit} exec "$0" "$@"`, process.execPath];
  const child = spawn('sh', [...limited, path.join(programs, program), ...args], {
    cwd: home,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: path.join(home, 'data'),
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      ...variables,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
  return stderr;
}

describe.each(Object.keys(PROGRAMS))('%s ends with code 1 and one line that names', (program) => {
  it('a wrong setting', async () => {
    expect(await faultOf(program, { LOG_LEVEL: 'loud' })).toMatch(
      /^The settings cannot be used: LOG_LEVEL must be one of [^\n]*\n$/,
    );
  });

  it('a DATA_DIR that is no folder', async () => {
    const file = path.join(home, 'file');
    expect(await faultOf(program, { DATA_DIR: file, DATABASE_URL: '' })).toMatch(
      /^DATA_DIR \S*file cannot be used: (EEXIST|ENOTDIR)[^\n]*\n$/,
    );
  });

  it('a database that does not answer, without its password', async () => {
    const port = await freePort();
    expect(await faultOf(program, { DATABASE_URL: `postgres://loa:s3cret@127.0.0.1:${port}/loa` })).toBe(
      `The database 127.0.0.1:${port}/loa cannot be used: connect ECONNREFUSED 127.0.0.1:${port}\n`,
    );
  });
});

it('An address that is not of this machine is blamed on HOST, in one line', async () => {
  expect(await faultOf('main.js', { HOST: '192.0.2.1' })).toMatch(
    /^HOST 192\.0\.2\.1 cannot be used: [^\n]*EADDRNOTAVAIL[^\n]*\n$/,
  );
});

it('Too few open files end the API with code 1 and one line', async () => {
  expect(await faultOf('main.js', {}, 256)).toMatch(
    /^The process may have 256 files open, [^\n]*LimitNOFILE[^\n]* 612 or more\.\n$/,
  );
});

it('A misspelt setting is told, with the one that was meant', async () => {
  expect(await faultOf('main.js', { AUDIO_TTL_HOUR: '1', LOG_LEVEL: 'loud' })).toMatch(
    /^AUDIO_TTL_HOUR is no setting of Loa and has no effect: did you mean AUDIO_TTL_HOURS\?\n.*LOG_LEVEL/,
  );
});

describe('A taken port ends with code 1 and one line', () => {
  const port = () => String((taken.address() as AddressInfo).port);

  it('of the API', async () => {
    expect(await faultOf('main.js', { PORT: port() })).toBe(
      `PORT ${port()} on 127.0.0.1 cannot be used: another program listens there\n`,
    );
  });

  it.each(['main.js', 'worker.js'])('of the metrics of %s', async (program) => {
    expect(await faultOf(program, { METRICS_PORT: port() })).toBe(
      `METRICS_PORT ${port()} on 127.0.0.1 cannot be used: another program listens there\n`,
    );
  });
});

it('A worker without Redis ends with code 1 and one line', async () => {
  expect(await faultOf('worker.js', { REDIS_URL: '' })).toMatch(/^A worker [^\n]*REDIS_URL[^\n]*\n$/);
});

it('A fault in the middle of a command ends with code 1 and its stack', async () => {
  const damaged = await createDatabase();
  await query(damaged.url, 'DROP TABLE transfers CASCADE');
  const said = await faultOf('cli.js', { DATABASE_URL: damaged.url });
  expect(said).toMatch(/^QueryFailedError: relation "transfers" does not exist\n {4}at /);
  await damaged.drop();
});

it('The commands are listed for --help, whatever the settings are', async () => {
  const listed = await promisify(execFile)(process.execPath, [path.join(programs, 'cli.js'), '--help'], {
    env: { PATH: process.env.PATH, PORT: 'wrong' },
  });
  expect(listed.stdout).toMatch(/^Usage: npm run cli -- <command>\n\n {2}account:create /);
});
