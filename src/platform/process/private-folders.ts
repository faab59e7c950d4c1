import { mkdir, open, stat } from 'node:fs/promises';
import path from 'node:path';

/** Rights of folders and files that only the service's own user may enter and read. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/**
 * Makes a folder and those above it, where they are missing, so that their names survive a power failure. `mkdir` with
 * `recursive` would try for ever in a file system that makes no folders and answers ENOENT, such as /proc.
 * @param mode rights of what is made, less the umask
 */
export async function makeFolder(folder: string, mode = PRIVATE_FOLDER): Promise<void> {
  if (await isThere(folder)) return;
  const parent = path.dirname(path.resolve(folder));
  await makeFolder(parent, mode);
  await mkdir(folder, { mode }).catch(async (error: NodeJS.ErrnoException) => {
    // Another process, or another call, may just have made it.
    if (error.code !== 'EEXIST' || !(await isThere(folder))) throw error;
  });
  await syncFolder(parent);
}

/** @throws Error with the code ENOTDIR where something else has the name */
async function isThere(folder: string): Promise<boolean> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found === null || found.isDirectory()) return found !== null;
  throw Object.assign(new Error(`ENOTDIR: ${folder} is no folder`), { code: 'ENOTDIR' });
}

/** A new name survives a power failure once the folder that holds it is synchronised. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot open a folder
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
