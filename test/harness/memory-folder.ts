import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { freemem } from 'node:os';
import path from 'node:path';
import { isRunning } from '../../src/platform/database/embedded-postgres/processes';

/** Where Linux has a file system in memory. */
const SHARED_MEMORY = '/dev/shm';
/** The type of such a file system: statfs(2). */
const TMPFS = 0x0102_1994;
/** Bytes; several times what a run has there at once. */
const PLENTY = 6 * 1024 ** 3;
const PREFIX = 'loa-test-';

/**
 * Puts the temporary files of this process and of those that it starts from now on into memory, where there is plenty and
 * programs may be run from there; nothing changes elsewhere, or where `TMPDIR` names a place already.
 *
 * A run makes and drops hundreds of databases of 300 files each, and ext4, before it makes a file, looks at each inode
 * that was freed in the last minutes (`recently_deleted` in fs/ext4/ialloc.c): a fifth of what the tests of billing cost.
 *
 * @returns what removes them
 */
export async function useMemoryForTemporaryFiles(memory = SHARED_MEMORY): Promise<() => Promise<void>> {
  if (process.env.TMPDIR !== undefined || !(await isPlenty(memory))) return () => Promise.resolve();
  await removeLeftovers(memory);
  const folder = await mkdtemp(path.join(memory, `${PREFIX}${process.pid}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  if (!(await mayRunPrograms(folder))) {
    await remove();
    return () => Promise.resolve();
  }
  await chmod(folder, 0o1777); // as /tmp: a database server is another user
  process.env.TMPDIR = folder;
  return async () => {
    delete process.env.TMPDIR;
    await remove();
  };
}

async function isPlenty(memory: string): Promise<boolean> {
  const files = await statfs(memory).catch(() => null);
  return files?.type === TMPFS && Math.min(files.bavail * files.bsize, freemem()) >= PLENTY;
}

async function mayRunPrograms(folder: string): Promise<boolean> {
  const program = path.join(folder, 'program');
  await writeFile(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}

async function isOwn(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null); // another run may have removed it
  return found?.uid === process.getuid?.();
}

/** What this user's runs left behind that were ended by force. */
async function removeLeftovers(memory: string): Promise<void> {
  for (const name of await readdir(memory)) {
    const owner = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : NaN;
    const folder = path.join(memory, name);
    if (!Number.isNaN(owner) && !(await isRunning(owner)) && (await isOwn(folder)))
      await rm(folder, { recursive: true, force: true });
  }
}
