import { chmod, cp, mkdir, mkdtemp, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { findPlatformPackage, type PlatformPackage } from './platform-package';
import { textOf } from './processes';
import { run, type ServerAccount } from './run-command';
import { canReach } from './server-account';
import { OperatorFault } from '../../process/operator-fault';

/** Programs that have been seen to run as the server's user. */
export interface ServerBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version, which a cluster on disk must match: `18`. */
  readonly major: string;
}

/** Where root keeps a copy when the server's user can reach neither node_modules nor the data folder. */
const SHARED_STATE_DIR = '/var/lib/loa';

/**
 * The binaries of the npm package when they run as they are; otherwise a copy of them. Three things stop
 * them: npm did not run the install script that links the libraries, node_modules is read-only so that we
 * cannot link them either, or the server's user cannot enter the folder above (root's home).
 *
 * @throws Error with what the system said, when no copy runs either (Alpine has no glibc, for one).
 */
export async function prepareServerBinaries(
  dataDir: string,
  account: ServerAccount | null,
  { nativeDir, version }: PlatformPackage = findPlatformPackage(),
): Promise<ServerBinaries> {
  await linkLibraries(nativeDir);
  const inPlace = await inspect(nativeDir, account);
  if ('major' in inPlace) return inPlace;

  let fault = inPlace.fault;
  for (const parent of account ? [dataDir, SHARED_STATE_DIR] : [dataDir]) {
    await mkdir(parent, { recursive: true, mode: 0o755 });
    if (!(await canReach(parent, account))) continue;
    const copy = path.join(parent, `postgresql-${version}`);
    await copyBinaries(nativeDir, copy);
    const copied = await inspect(copy, account);
    if ('major' in copied) return copied;
    fault = copied.fault;
  }
  throw new OperatorFault(
    `The embedded PostgreSQL does not run on this system (${fault}). Set DATABASE_URL instead.`,
  );
}

async function inspect(
  nativeDir: string,
  account: ServerAccount | null,
): Promise<ServerBinaries | { readonly fault: string }> {
  const postgres = path.join(nativeDir, 'bin', 'postgres');
  const { ok, output } = await run(postgres, ['--version'], { account });
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
  if (!ok || !major) return { fault: output };
  return { postgres, initdb: path.join(nativeDir, 'bin', 'initdb'), major };
}

/**
 * Makes the links that the package's install script would have made; npm does not always run it. A server that came in
 * another way has no list of them.
 */
async function linkLibraries(nativeDir: string): Promise<void> {
  const list = await textOf(path.join(nativeDir, 'pg-symlinks.json'));
  for (const { source, target } of JSON.parse(list || '[]') as { source: string; target: string }[]) {
    try {
      await symlink(path.basename(source), path.join(nativeDir, '..', target));
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (!['EEXIST', 'EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
    }
  }
}

/** Appears under its name only when complete, so that processes starting together never run half a copy. */
async function copyBinaries(nativeDir: string, copy: string): Promise<void> {
  if (await stat(copy).catch(() => null)) return;
  const staging = await mkdtemp(`${copy}.`);
  try {
    const native = path.join(staging, 'native');
    await cp(nativeDir, native, { recursive: true, verbatimSymlinks: true });
    for (const dir of [native, path.join(native, 'lib')]) await chmod(dir, 0o755); // it may be a read-only one's copy
    await linkLibraries(native);
    await rename(native, copy);
  } catch (error) {
    if (!(await stat(copy).catch(() => null))) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
