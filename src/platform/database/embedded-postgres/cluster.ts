import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRunning, textOf } from './processes';
import { run, type ServerAccount } from './run-command';
import { canReach } from './server-account';
import type { ServerBinaries } from './server-binaries';
import { OperatorFault } from '../../process/operator-fault';

/** A complete database cluster on disk. */
export interface Cluster {
  readonly dir: string;
  /** The name under which the server opens the folder, with the folder itself as its present one. */
  readonly serverDir: string;
  readonly password: string;
}

/** Where the embedded database of a data folder is. */
export const clusterDirOf = (dataDir: string): string => path.resolve(dataDir, 'postgres');

/** Our own files inside the cluster's folder, which PostgreSQL ignores and which no other user can enter. */
export const OWN_DIR = 'loa';

/**
 * Opens the cluster in `clusterDir`, making it first when there is none. initdb works in a folder beside
 * it that is renamed when all is done, so an interrupted first start is never mistaken for a database and
 * of two processes starting together one wins whole.
 *
 * @throws Error when the folder holds another major version or something that is no cluster, or an upgrade of it was
 *   interrupted between taking the old one away and putting the new one in its place.
 */
export async function openCluster(
  clusterDir: string,
  binaries: ServerBinaries,
  account: ServerAccount | null,
  log: (message: string) => void,
): Promise<Cluster> {
  if ((await listFiles(clusterDir)).length === 0) {
    await requireNoUpgrade(clusterDir);
    log(`Creating a PostgreSQL ${binaries.major} cluster in ${clusterDir}`);
    await removeLeftovers(clusterDir);
    await createCluster(clusterDir, binaries, account);
  }
  await requireMajor(clusterDir, binaries.major);
  const password = await readFile(path.join(clusterDir, OWN_DIR, 'password'), 'utf8');
  return { dir: clusterDir, serverDir: await nameForServer(clusterDir, account), password };
}

async function createCluster(
  clusterDir: string,
  binaries: ServerBinaries,
  account: ServerAccount | null,
): Promise<void> {
  const staging = `${clusterDir}.init-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${staging}.password`;
  try {
    await mkdir(path.dirname(clusterDir), { recursive: true });
    await mkdir(staging, { mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await giveTo(account, staging, passwordFile);
    await runInitdb(staging, passwordFile, binaries, account);
    const ownDir = path.join(staging, OWN_DIR);
    await mkdir(ownDir, { mode: 0o700 });
    await rename(passwordFile, path.join(ownDir, 'password'));
    await giveTo(account, ownDir);
    await rename(staging, clusterDir);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error; // otherwise another process was faster
  } finally {
    await rm(staging, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

async function runInitdb(
  staging: string,
  passwordFile: string,
  binaries: ServerBinaries,
  account: ServerAccount | null,
): Promise<void> {
  // Handed over as an open file: its path may be closed to the server's user.
  const password = await open(passwordFile, 'r');
  const args = [
    ...['-D', await nameForServer(staging, account), '--pwfile=/dev/stdin'],
    ...['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ];
  const { ok, output } = await run(binaries.initdb, args, { account, cwd: staging, stdin: password.fd });
  await password.close();
  if (!ok) throw new OperatorFault(`initdb failed in ${staging}: ${output}`);
}

/**
 * Under a folder that is closed to the server's user (root's home) no path leads to the cluster. Its
 * processes start inside it, though, and stay there: `/proc/self/cwd` names it without walking a path.
 */
async function nameForServer(dir: string, account: ServerAccount | null): Promise<string> {
  if (await canReach(dir, account)) return dir;
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd';
  throw new OperatorFault(
    `User ${account?.uid} cannot reach ${dir}. Set DATA_DIR to another folder, or do not run as root.`,
  );
}

async function requireMajor(clusterDir: string, major: string): Promise<void> {
  const found = await majorOf(clusterDir);
  if (found === null)
    throw new OperatorFault(`${clusterDir} is neither empty nor a PostgreSQL cluster. Nothing was changed.`);
  if (found !== major) {
    throw new OperatorFault(
      `${clusterDir} was made by PostgreSQL ${found}, and this release runs ${major}. Nothing was changed: ` +
        `npm run cli -- postgres:upgrade moves it over (docs/operation.md).`,
    );
  }
}

/** Without this a service that starts between the two renames of an upgrade would begin with an empty database. */
async function requireNoUpgrade(clusterDir: string): Promise<void> {
  if ((await majorOf(path.join(upgradeDir(clusterDir), 'postgres'))) === null) return;
  throw new OperatorFault(
    `An upgrade of ${clusterDir} was interrupted at its end: npm run cli -- postgres:upgrade completes it.`,
  );
}

/** Major version of the server that made a cluster; null where there is none. */
export async function majorOf(clusterDir: string): Promise<string | null> {
  return (await textOf(path.join(clusterDir, 'PG_VERSION'))).trim() || null;
}

/** Where an upgrade keeps what it works on: beside the cluster, on the same volume. */
export const upgradeDir = (clusterDir: string): string => `${clusterDir}.upgrade`;

async function listFiles(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return [];
    if (code === 'EACCES')
      throw new OperatorFault(`${dir} belongs to another user: run as that user, or as root.`, { cause });
    throw cause;
  }
}

/** Clears away what processes left that were killed during their first start. */
async function removeLeftovers(clusterDir: string): Promise<void> {
  const prefix = `${path.basename(clusterDir)}.init-`;
  for (const name of await listFiles(path.dirname(clusterDir))) {
    if (!name.startsWith(prefix) || (await isRunning(Number.parseInt(name.slice(prefix.length), 10))))
      continue;
    // The initdb of a killed process may still be writing; it fails as soon as its folder is gone.
    await rm(path.join(path.dirname(clusterDir), name), {
      recursive: true,
      force: true,
      maxRetries: 20,
      retryDelay: 25,
    });
  }
}

async function giveTo(account: ServerAccount | null, ...paths: string[]): Promise<void> {
  if (account) for (const each of paths) await chown(each, account.uid, account.gid);
}
