import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { constants } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A program that answers Redis' protocol, and the folders of the libraries it needs. */
export interface RedisBinary {
  readonly path: string;
  readonly libraryDirs: readonly string[];
}

const CACHE = path.resolve(__dirname, '../../.cache/redis');

/**
 * A Redis to test with: the machine's own, else Debian's packages unpacked into `.cache/redis`, which
 * needs no rights on the system.
 *
 * @throws Error with the command to run, when there is neither.
 */
export async function findRedis(searchPath = process.env.PATH ?? '', cache = CACHE): Promise<RedisBinary> {
  for (const name of ['redis-server', 'valkey-server']) {
    for (const dir of searchPath.split(path.delimiter).filter(Boolean)) {
      if (await isExecutable(path.join(dir, name))) return { path: path.join(dir, name), libraryDirs: [] };
    }
  }
  return (await unpacked(cache)) ?? (await unpackDebian(cache));
}

async function unpackDebian(cache: string): Promise<RedisBinary> {
  let staging: string | null = null;
  try {
    await mkdir(path.dirname(cache), { recursive: true });
    staging = await mkdtemp(`${cache}.`);
    for (const file of await download(staging)) await run('dpkg', ['-x', file, path.join(staging, 'root')]);
    if (!(await unpacked(cache))) await rm(cache, { recursive: true, force: true }); // a copy that does not run
    await rename(path.join(staging, 'root'), cache);
    return await requireUnpacked(cache);
  } catch (cause) {
    const found = await unpacked(cache); // by a process that was faster
    if (found) return found;
    throw new Error('The tests need a Redis: run apt-get install redis-server, or set TEST_REDIS_URL.', {
      cause,
    });
  } finally {
    if (staging) await rm(staging, { recursive: true, force: true });
  }
}

async function requireUnpacked(cache: string): Promise<RedisBinary> {
  const found = await unpacked(cache);
  if (!found) throw new Error(`The Redis that was unpacked into ${cache} does not run`);
  return found;
}

/**
 * Downloads Debian's Redis and what it needs beyond the packages that are installed. apt keeps its state
 * in a folder of ours, so it needs neither root nor the system's lists of packages.
 */
async function download(staging: string): Promise<string[]> {
  const archives = path.join(staging, 'cache/archives');
  for (const dir of ['lists/partial', 'cache/archives/partial', 'root']) {
    await mkdir(path.join(staging, dir), { recursive: true });
  }
  const options = [
    `Dir::State=${staging}`,
    `Dir::State::lists=${staging}/lists`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${staging}/cache`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=', // its own user could not write here
    'Acquire::Languages=none',
  ].flatMap((option) => ['-o', option]);
  const apt = (...args: string[]) => run('apt-get', [...options, '-qq', ...args], { timeout: 120_000 });
  await apt('update');
  await apt('--yes', '--no-install-recommends', '--download-only', 'install', 'redis-server');
  return (await readdir(archives))
    .filter((name) => name.endsWith('.deb'))
    .map((name) => path.join(archives, name));
}

/** The unpacked server, if it is there and runs. */
async function unpacked(cache: string): Promise<RedisBinary | null> {
  const libraries = path.join(cache, 'usr/lib');
  const libraryDirs = (await readdir(libraries).catch(() => []))
    .filter((name) => name.includes('-linux-gnu'))
    .map((name) => path.join(libraries, name));
  const server = path.join(cache, 'usr/bin/redis-server');
  const binary = { path: server, libraryDirs };
  if (!(await isExecutable(server))) return null;
  return run(server, ['--version'], { env: redisEnvironment(binary) }).then(
    () => binary,
    () => null,
  );
}

export function redisEnvironment({ libraryDirs }: RedisBinary): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LD_LIBRARY_PATH: libraryDirs.join(':') };
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
