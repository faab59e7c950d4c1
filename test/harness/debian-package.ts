import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const APT_LIMIT_MS = 300_000;
/** Debian's servers soon lack what older lists name. */
const LISTS_LIFE_MS = 3_600_000;

/** What tests need from Debian, and the folder of `.cache` that keeps it. */
export interface Unpacking<Found> {
  /** For the message: "The tests need …". */
  readonly what: string;
  readonly packages: readonly string[];
  readonly folder: string;
  /** Looks into the folder; null when what is wanted is not there or does not run. */
  readonly find: () => Promise<Found | null>;
}

/**
 * Unpacks packages into a folder, unless they are there. Processes that ask together do it one after the other, and the later
 * ones find what the first has left. It needs no rights on the system.
 *
 * @throws Error with the command to run, when the packages cannot be had
 */
export async function unpackOnce<Found>(unpacking: Unpacking<Found>): Promise<Found> {
  const { what, packages, folder, find } = unpacking;
  const there = await find();
  if (there !== null) return there;
  const cache = path.dirname(folder);
  try {
    await mkdir(cache, { recursive: true });
    return await inTurn(cache, async () => (await find()) ?? unpack(unpacking));
  } catch (cause) {
    throw new Error(`The tests need ${what}: run apt-get install ${packages.join(' ')}.`, { cause });
  }
}

/** Does something while no other process does something with the same folder. */
async function inTurn<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const lock = await open(folder); // flock locks what is open here too, until this process closes it or dies
  try {
    const taking = spawn('flock', ['3'], { stdio: ['ignore', 'ignore', 'inherit', lock.fd] });
    const [code] = (await once(taking, 'close')) as [number];
    if (code !== 0) throw new Error(`${folder} cannot be locked.`);
    return await work();
  } finally {
    await lock.close();
  }
}

async function unpack<Found>({ packages, folder, find }: Unpacking<Found>): Promise<Found> {
  const staging = await mkdtemp(`${folder}.`);
  try {
    const state = await packageLists(path.join(path.dirname(folder), 'apt'));
    await unpackDebianPackages(packages, staging, state);
    await rm(folder, { recursive: true, force: true }); // a copy that does not run
    await rename(path.join(staging, 'root'), folder);
    const unpacked = await find();
    if (unpacked === null) throw new Error(`What was unpacked into ${folder} does not run.`);
    return unpacked;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Unpacks Debian packages into `<staging>/root`, whether the system has them or not, with those of their
 * dependencies that it lacks.
 */
async function unpackDebianPackages(names: readonly string[], staging: string, state: string): Promise<void> {
  await mkdir(path.join(staging, 'root'));
  for (const file of await download(names, staging, state)) {
    await run('dpkg', ['-x', file, path.join(staging, 'root')]);
  }
}

/** All folders that hold libraries: some, such as the linear algebra ones, are not in the main one. */
export async function libraryFolders(root: string): Promise<string[]> {
  if (!existsSync(path.join(root, 'usr/lib'))) return [];
  const entries = await readdir(path.join(root, 'usr/lib'), { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => /\.so(\.|$)/.test(entry.name))
    .map((entry) => entry.parentPath ?? entry.path);
  return [...new Set(folders)];
}

/**
 * apt's state with Debian's lists of packages, which every package that is unpacked within an hour shares: fetching and
 * reading them takes longer than most packages.
 *
 * @returns the folder
 */
async function packageLists(folder: string): Promise<string> {
  if (await isFresh(folder)) return folder;
  const draft = await mkdtemp(`${folder}.`);
  try {
    await mkdir(path.join(draft, 'lists/partial'), { recursive: true });
    await mkdir(path.join(draft, 'cache/archives/partial'), { recursive: true });
    await apt(draft, draft, 'apt-get', '-qq', 'update');
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

async function isFresh(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs < LISTS_LIFE_MS;
}

/** @returns the packages' files, in `<staging>/archives` */
async function download(names: readonly string[], staging: string, state: string): Promise<string[]> {
  const archives = path.join(staging, 'archives');
  await mkdir(archives);
  const ask = (program: string, ...args: string[]) => apt(state, archives, program, ...args);
  const plan = await ask('apt-get', '-qq', '--no-install-recommends', '--print-uris', 'install', ...names);
  const closure = [...plan.matchAll(/^'\S+' ([^_]+)_/gm)].map(([, name]) => name!);
  const sources = sourcesIn(await ask('apt-cache', 'show', '--no-all-versions', ...closure));
  const own = new Set(names.map((name) => sources.get(name)));
  const installed = await installedPackages();
  const lacking = closure.filter((name) => own.has(sources.get(name)) || !installed.has(name));
  await ask('apt-get', '-qq', 'download', ...lacking);
  return (await readdir(archives)).map((file) => path.join(archives, file));
}

/** @returns what the program prints, with this state and in this folder */
async function apt(state: string, cwd: string, program: string, ...args: string[]): Promise<string> {
  const settings = { cwd, timeout: APT_LIMIT_MS, maxBuffer: 1 << 26 };
  return (await run(program, [...aptOptions(state), ...args], settings)).stdout;
}

/**
 * apt keeps its state in a folder of ours, so it needs neither root nor the system's lists of packages; for it no
 * package is installed, or it would not download one that is.
 */
function aptOptions(state: string): string[] {
  return [
    `Dir::State=${state}`,
    `Dir::State::lists=${state}/lists`,
    'Dir::State::status=/dev/null',
    `Dir::Cache=${state}/cache`,
    'Dir::Cache::pkgcache=pkgcache.bin', // containers tell apt to keep none, and it reads the lists at every call
    'Dir::Cache::srcpkgcache=srcpkgcache.bin',
    'Debug::NoLocking=1',
    'APT::Sandbox::User=', // its own user could not write here
    'Acquire::Languages=none',
  ].flatMap((option) => ['-o', option]);
}

/** The source package of each binary package: those of one source fit together in one version only. */
function sourcesIn(records: string): Map<string, string> {
  const sources = new Map<string, string>();
  for (const record of records.split('\n\n')) {
    const name = /^Package: (\S+)/m.exec(record)?.[1];
    if (name) sources.set(name, /^Source: (\S+)/m.exec(record)?.[1] ?? name);
  }
  return sources;
}

async function installedPackages(): Promise<Set<string>> {
  const format = '${db:Status-Status} ${Package}\n';
  const { stdout } = await run('dpkg-query', ['--show', `--showformat=${format}`], { maxBuffer: 1 << 26 });
  return new Set([...stdout.matchAll(/^installed (\S+)$/gm)].map(([, name]) => name!));
}
