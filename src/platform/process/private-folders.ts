import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/** Rights of folders and files that only the service's own user may enter and read. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** Makes a folder and those above it, where they are missing, so that their names survive a power failure. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (!first) return;
  const parents: string[] = [];
  const topmost = path.resolve(first);
  for (let at = path.resolve(folder); at.length >= topmost.length; at = path.dirname(at)) {
    parents.push(path.dirname(at));
  }
  await Promise.all(parents.map(syncFolder));
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
