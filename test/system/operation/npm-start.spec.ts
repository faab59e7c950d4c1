import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning, waitFor } from '../../../src/platform/database/embedded-postgres/processes';
import { BUILD_LIMIT_MS, ensureBuilt } from '../../harness/built-app';
import { freePort } from '../../harness/free-port';

const ROOT = path.resolve(__dirname, '../../..');
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** What npm itself, a stopped build and PostgreSQL's last checkpoint may take on a busy machine. */
const END_LIMIT_MS = 30_000;

let home: string;
beforeEach(async () => (home = await mkdtemp(path.join(tmpdir(), 'loa-npm-start-'))));
afterEach(() => rm(home, { recursive: true, force: true }));

/** `npm start`, and what it has written so far. */
interface Npm {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  says(text: string): Promise<void>;
}

function npmStart(folder: string, variables: Record<string, string>): Npm {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: home, npm_config_update_notifier: 'false', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return {
    child,
    ended,
    says: async (text) => {
      const said = await waitFor(
        () => Promise.resolve(output.includes(text) || child.exitCode !== null),
        60_000,
      );
      if (!said || !output.includes(text)) throw new Error(`It never said "${text}":\n${output}`);
    },
  };
}

/** All processes below one, by the parent that each names: proc_pid_stat(5). */
function descendantsOf(ancestor: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), parentOf(pid)] as const);
  const below = (parent: number): number[] =>
    parents.filter(([, each]) => each === parent).flatMap(([pid]) => [pid, ...below(pid)]);
  return below(ancestor);
}

function parentOf(pid: string): number | null {
  try {
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return null; // it has ended meanwhile
  }
}

/** Sends the signal to npm only, as a supervisor does. @returns npm's exit code, once its whole tree is gone */
async function stop({ child, ended }: Npm, signal: NodeJS.Signals): Promise<number | null> {
  const tree = descendantsOf(child.pid!);
  child.kill(signal);
  const left = () => Promise.all(tree.map(async (pid) => ((await isRunning(pid)) ? pid : null)));
  const areGone = await waitFor(async () => (await left()).every((pid) => pid === null), END_LIMIT_MS);
  if (!areGone) {
    const survivors = (await left()).filter((pid) => pid !== null);
    for (const pid of survivors) process.kill(pid, 'SIGKILL');
    throw new Error(`${survivors.length} of ${tree.length} processes went on.`);
  }
  return ended;
}

describe('npm start', () => {
  beforeAll(() => ensureBuilt(), BUILD_LIMIT_MS);

  it.each(SIGNALS)('ends the service and its PostgreSQL when npm is sent %s', async (signal) => {
    const npm = npmStart(ROOT, {
      PORT: String(await freePort()),
      DATA_DIR: path.join(home, 'data'),
      DATABASE_URL: '',
      REDIS_URL: '',
    });
    await npm.says('Loa listens on');
    expect(descendantsOf(npm.child.pid!).length).toBeGreaterThan(2); // the service, its PostgreSQL, …
    expect(await stop(npm, signal)).toBe(0);
  });
});

describe.each(['sh', 'bash'])('npm start that still builds, with %s', (shell) => {
  /** An installation whose build never ends. */
  beforeEach(async () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const dir of ['scripts', 'src', 'node_modules/@nestjs/cli'])
      await mkdir(path.join(home, dir), { recursive: true });
    await copyFile(path.join(ROOT, 'scripts/start.mjs'), path.join(home, 'scripts/start.mjs'));
    const build = 'node build.cjs';
    await writeFile(
      path.join(home, 'package.json'),
      JSON.stringify({ scripts: { start: scripts.start, build } }),
    );
    await writeFile(
      path.join(home, 'build.cjs'),
      "require('node:fs').writeFileSync('begun', ''); setInterval(() => {}, 1000);",
    );
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('ends with the build when npm is sent %s', async (signal, code) => {
    const npm = npmStart(home, { npm_config_script_shell: shell });
    const isBuilding = () => Promise.resolve(readdirSync(home).includes('begun'));
    expect(await waitFor(isBuilding, 30_000)).toBe(true);
    expect(await stop(npm, signal)).toBe(code);
  });
});
