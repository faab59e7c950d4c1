import { execFile } from 'node:child_process';
import { access, readdir } from 'node:fs/promises';
import { constants } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { unpackOnce } from '../debian-package';

const run = promisify(execFile);

/** A program that answers Redis' protocol, and the folders of the libraries it needs. */
export interface RedisBinary {
  readonly path: string;
  readonly libraryDirs: readonly string[];
}

const CACHE = path.resolve(__dirname, '../../../.cache/redis');

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
  return unpackOnce({
    what: 'a Redis',
    packages: ['redis-server'],
    folder: cache,
    find: () => unpacked(cache),
  });
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
