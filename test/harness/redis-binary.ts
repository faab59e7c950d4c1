import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { constants } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { unpackDebianPackage } from './debian-package';

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
    await unpackDebianPackage('redis-server', staging);
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
