import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const APT_LIMIT_MS = 300_000;

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
 * Unpacks packages into a folder, unless they are there; processes that ask together end up with one copy. It
 * needs no rights on the system.
 *
 * @throws Error with the command to run, when the packages cannot be had
 */
export async function unpackOnce<Found>({ what, packages, folder, find }: Unpacking<Found>): Promise<Found> {
  const there = await find();
  if (there !== null) return there;
  let staging: string | null = null;
  try {
    await mkdir(path.dirname(folder), { recursive: true });
    staging = await mkdtemp(`${folder}.`);
    await unpackDebianPackages(packages, staging);
    if ((await find()) === null) await rm(folder, { recursive: true, force: true }); // a copy that does not run
    await rename(path.join(staging, 'root'), folder);
    const unpacked = await find();
    if (unpacked === null) throw new Error(`What was unpacked into ${folder} does not run.`);
    return unpacked;
  } catch (cause) {
    const found = await find(); // by a process that was faster
    if (found !== null) return found;
    throw new Error(`The tests need ${what}: run apt-get install ${packages.join(' ')}.`, { cause });
  } finally {
    if (staging) await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Unpacks Debian packages into `<staging>/root`, whether the system has them or not, with those of their
 * dependencies that it lacks.
 */
async function unpackDebianPackages(names: readonly string[], staging: string): Promise<void> {
  for (const file of await download(names, staging)) {
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

/** @returns the packages' files, in `<staging>/archives` */
async function download(names: readonly string[], staging: string): Promise<string[]> {
  const archives = path.join(staging, 'archives');
  for (const dir of ['lists/partial', 'cache/archives/partial', 'archives', 'root']) {
    await mkdir(path.join(staging, dir), { recursive: true });
  }
  const options = aptOptions(staging);
  const apt = async (program: string, ...args: string[]) => {
    const settings = { cwd: archives, timeout: APT_LIMIT_MS, maxBuffer: 1 << 26 };
    return (await run(program, [...options, ...args], settings)).stdout;
  };
  await apt('apt-get', '-qq', 'update');
  const plan = await apt('apt-get', '-qq', '--no-install-recommends', '--print-uris', 'install', ...names);
  const closure = [...plan.matchAll(/^'\S+' ([^_]+)_/gm)].map(([, name]) => name!);
  const sources = sourcesIn(await apt('apt-cache', 'show', '--no-all-versions', ...closure));
  const own = new Set(names.map((name) => sources.get(name)));
  const installed = await installedPackages();
  const lacking = closure.filter((name) => own.has(sources.get(name)) || !installed.has(name));
  await apt('apt-get', '-qq', 'download', ...lacking);
  return (await readdir(archives)).map((file) => path.join(archives, file));
}

/**
 * apt keeps its state in `staging`, so it needs neither root nor the system's lists of packages; for it no
 * package is installed, or it would not download one that is.
 */
function aptOptions(staging: string): string[] {
  return [
    `Dir::State=${staging}`,
    `Dir::State::lists=${staging}/lists`,
    'Dir::State::status=/dev/null',
    `Dir::Cache=${staging}/cache`,
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
