import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { libraryFolders, unpackOnce } from './debian-package';

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
  'chromium-headless-shell': 'chromium-headless-shell',
  python3: 'python3',
  promtool: 'prometheus',
  pdftotext: 'poppler-utils',
} as const;

export type Program = keyof typeof PACKAGES;

/** Where a program stands in its package, if not in `usr/bin`, where Debian has scripts of fixed paths. */
const PLACES: Readonly<Record<string, string>> = {
  'chromium-headless-shell': 'usr/lib/chromium/chromium-headless-shell',
  pgbench: 'usr/lib/postgresql/15/bin/pgbench',
  pgbouncer: 'usr/sbin/pgbouncer',
};

/** How programs are asked for their version that do not know `--version`. */
const VERSION_OPTIONS: Readonly<Record<string, string>> = {
  ffmpeg: '-version',
  ffprobe: '-version',
  pdftotext: '-v',
};

/** A first download on a slow network. */
export const TOOLS_LIMIT_MS = 300_000;

/** Where unpacked programs are found. Only the global set-up can put it on the PATH of programs that tests start. */
export const TOOLS_FOLDER = path.join(CACHE, 'bin');

/** Provides programs before the tests of a file. */
export function useTools(...programs: Program[]): void {
  beforeAll(() => provideTools(programs), TOOLS_LIMIT_MS);
}

/**
 * Sees to it that programs are found: the machine's own, else Debian's packages unpacked into
 * `.cache/tools`, which needs no rights on the system. Their folder is put on this process's PATH.
 *
 * @throws Error with the command to run, when there is neither
 */
export async function provideTools(
  programs: readonly Program[],
  searchPath = process.env.PATH ?? '',
  cache = CACHE,
): Promise<void> {
  const bin = path.join(cache, 'bin');
  const extended = [bin, ...searchPath.split(path.delimiter).filter((folder) => folder !== bin)];
  for (const program of programs) {
    if (!(await isOnPath(program, extended))) await unpack(PACKAGES[program], cache);
  }
  process.env.PATH = extended.join(path.delimiter);
}

async function unpack(name: string, cache: string): Promise<void> {
  const folder = path.join(cache, name);
  const programs = Object.keys(PACKAGES).filter((program) => PACKAGES[program as Program] === name);
  const places = programs.map((program) => path.join(folder, PLACES[program] ?? `usr/bin/${program}`));
  const find = () => Promise.resolve(places.every((place) => existsSync(place)) ? folder : null);
  await unpackOnce({ what: programs.join(', '), packages: [name], folder, find });
  for (const [i, program] of programs.entries()) {
    const wrapper = path.join(cache, 'bin', program);
    await writeWrapper(places[i]!, folder, wrapper);
    await promisify(execFile)(wrapper, [VERSION_OPTIONS[program] ?? '--version']);
  }
}

/**
 * A script that runs an unpacked program with the libraries and modules that were unpacked beside it. It finds them from
 * where it lies itself, so the checkout may be moved or copied with its `.cache`.
 */
export async function writeWrapper(program: string, root: string, wrapper: string): Promise<void> {
  const folders = await libraryFolders(root);
  const coders = folders.filter((folder) => folder.endsWith('/coders')); // ImageMagick's, for zbarimg
  const voices = folders.filter((folder) => existsSync(path.join(folder, 'espeak-ng-data'))).slice(0, 1);
  const places = { LD_LIBRARY_PATH: folders, MAGICK_CODER_MODULE_PATH: coders, ESPEAK_DATA_PATH: voices };
  const fromCache = (place: string) => `$cache/${path.relative(path.join(wrapper, '../..'), place)}`;
  const script = [
    '#!/bin/sh',
    'cache=$(cd "${0%/*}/.." && pwd) || exit',
    // What the system has already was not unpacked, and is found where it is.
    ...Object.entries(places).flatMap(([name, found]) =>
      found.length > 0 ? [`export ${name}="${found.map(fromCache).join(':')}"`] : [],
    ),
    `exec "${fromCache(program)}" "$@"`,
    '',
  ];
  await mkdir(path.dirname(wrapper), { recursive: true });
  const draft = `${wrapper}.${process.pid}`;
  await writeFile(draft, script.join('\n'), { mode: 0o755 });
  await rename(draft, wrapper); // whole at once: another process may be about to run it
}

async function isOnPath(program: string, folders: readonly string[]): Promise<boolean> {
  for (const folder of folders.filter(Boolean)) {
    const found = await access(path.join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return true;
  }
  return false;
}
