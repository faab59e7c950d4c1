import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { libraryFolders, unpackDebianPackage } from './debian-package';

const CACHE = path.resolve(__dirname, '../../.cache/tools');

/** Programs by name, and the Debian package of each. */
const PACKAGES = {
  ffmpeg: 'ffmpeg',
  ffprobe: 'ffmpeg',
  zbarimg: 'zbar-tools',
  curl: 'curl',
  'espeak-ng': 'espeak-ng',
  pgbench: 'postgresql-15',
  pgbouncer: 'pgbouncer',
  chromium: 'chromium',
} as const;

export type Program = keyof typeof PACKAGES;

/** What tests hold the service's files against. */
const TEST_PROGRAMS: readonly Program[] = ['ffmpeg', 'ffprobe', 'zbarimg', 'curl', 'chromium'];

/** Where a program stands in its package, if not in `usr/bin`, where Debian has scripts of fixed paths. */
const PLACES: Readonly<Record<string, string>> = {
  chromium: 'usr/lib/chromium/chromium',
  pgbench: 'usr/lib/postgresql/15/bin/pgbench',
  pgbouncer: 'usr/sbin/pgbouncer',
};

/**
 * Sees to it that programs are found: the machine's own, else Debian's packages unpacked into
 * `.cache/tools`, which needs no rights on the system. Their folder is put on this process's PATH.
 *
 * @throws Error with the command to run, when there is neither
 */
export async function provideTools(
  programs: readonly Program[] = TEST_PROGRAMS,
  searchPath = process.env.PATH ?? '',
  cache = CACHE,
): Promise<void> {
  const bin = path.join(cache, 'bin');
  for (const program of programs) {
    const name = PACKAGES[program];
    if (await isOnPath(program, `${bin}${path.delimiter}${searchPath}`)) continue;
    try {
      await unpack(name, cache);
      await promisify(execFile)(path.join(bin, program), [
        program.startsWith('ff') ? '-version' : '--version',
      ]);
    } catch (cause) {
      throw new Error(`${program} is needed: run apt-get install ${name}.`, { cause });
    }
  }
  process.env.PATH = `${bin}${path.delimiter}${searchPath}`;
}

async function unpack(name: string, cache: string): Promise<void> {
  const root = path.join(cache, name);
  await mkdir(path.join(cache, 'bin'), { recursive: true });
  const staging = await mkdtemp(`${root}.`);
  try {
    await unpackDebianPackage(name, staging);
    await rm(root, { recursive: true, force: true });
    await rename(path.join(staging, 'root'), root);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  for (const [program, owner] of Object.entries(PACKAGES)) {
    if (owner === name) await writeWrapper(program, root, path.join(cache, 'bin', program));
  }
}

/** A script that runs an unpacked program with the libraries and modules that were unpacked beside it. */
async function writeWrapper(program: string, root: string, file: string): Promise<void> {
  const folders = await libraryFolders(root);
  const coders = folders.filter((folder) => folder.endsWith('/coders')); // ImageMagick's, for zbarimg
  const voices = folders.find((folder) => existsSync(path.join(folder, 'espeak-ng-data'))) ?? '';
  const places = {
    LD_LIBRARY_PATH: folders.join(':'),
    MAGICK_CODER_MODULE_PATH: coders.join(':'),
    ESPEAK_DATA_PATH: voices,
  };
  const script = [
    '#!/bin/sh',
    // What the system has already was not unpacked, and is found where it is.
    ...Object.entries(places).flatMap(([name, place]) => (place ? [`export ${name}='${place}'`] : [])),
    `exec '${path.join(root, PLACES[program] ?? `usr/bin/${program}`)}' "$@"`,
    '',
  ];
  await writeFile(file, script.join('\n'), { mode: 0o755 });
}

async function isOnPath(program: string, searchPath: string): Promise<boolean> {
  for (const folder of searchPath.split(path.delimiter).filter(Boolean)) {
    const found = await access(path.join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return true;
  }
  return false;
}
