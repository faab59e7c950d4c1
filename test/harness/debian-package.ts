import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Unpacks Debian packages, and what they need beyond the packages that are installed, into
 * `<staging>/root`. apt keeps its state in `staging`, so it needs neither root nor the system's lists of
 * packages.
 */
export async function unpackDebianPackage(name: string | readonly string[], staging: string): Promise<void> {
  for (const file of await download([name].flat(), staging)) {
    await run('dpkg', ['-x', file, path.join(staging, 'root')]);
  }
}

/** All folders that hold libraries: some, such as the linear algebra ones, are not in the main one. */
export async function libraryFolders(root: string): Promise<string[]> {
  const entries = await readdir(path.join(root, 'usr/lib'), { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => /\.so(\.|$)/.test(entry.name))
    .map((entry) => entry.parentPath ?? entry.path);
  return [...new Set(folders)];
}

async function download(names: readonly string[], staging: string): Promise<string[]> {
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
  const apt = (...args: string[]) => run('apt-get', [...options, '-qq', ...args], { timeout: 300_000 });
  await apt('update');
  await apt('--yes', '--no-install-recommends', '--download-only', 'install', ...names);
  return (await readdir(archives))
    .filter((file) => file.endsWith('.deb'))
    .map((file) => path.join(archives, file));
}
