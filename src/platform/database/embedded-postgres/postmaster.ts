import { readFile, rename, link, unlink } from 'node:fs/promises';
import path from 'node:path';
import { isRunning, textOf } from './processes';

/** A server that is alive, as its lock file describes it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** It accepts connections; false while it starts, recovers or stops. */
  readonly ready: boolean;
}

/**
 * The live server of a cluster, or null. The file is PostgreSQL's own `postmaster.pid`: process, folder,
 * start, port, socket folder, address, shared memory, status.
 * @throws Error when it cannot be found out, see `textOf`
 */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | null> {
  const lines = (await textOf(lockFile(clusterDir))).split('\n');
  const pid = Number(lines[0]);
  if (!pid || !(await isRunning(pid, 'postgres'))) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Removes the lock file of a dead server where PostgreSQL itself would believe it: the dead process was
 * never reaped (a container whose first process does not), or its number now belongs to another program.
 */
export async function clearStaleLock(clusterDir: string): Promise<void> {
  const file = lockFile(clusterDir);
  const aside = `${file}.${process.pid}`;
  if (await findPostmaster(clusterDir)) return;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // Between the look and the rename another process may have started a server: give its lock back.
  const pid = Number((await readFile(aside, 'utf8')).split('\n')[0]);
  if (await isRunning(pid, 'postgres')) await link(aside, file);
  await unlink(aside);
}

/** What the server was last started with, from PostgreSQL's own `postmaster.opts`. */
export async function lastStart(
  clusterDir: string,
): Promise<{ port: number | null; supervisorPid: number | null }> {
  const options = await textOf(path.join(clusterDir, 'postmaster.opts'));
  const port = /"-p" "(\d+)"/.exec(options)?.[1];
  const supervisor = /"cluster_name=loa-(\d+)"/.exec(options)?.[1];
  return { port: port ? Number(port) : null, supervisorPid: supervisor ? Number(supervisor) : null };
}

function lockFile(clusterDir: string): string {
  return path.join(clusterDir, 'postmaster.pid');
}
