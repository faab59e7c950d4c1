import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folders that are being filled begin so. */
const PART = '.part-';
/** Whoever fills a folder for longer has died over it. */
const LONGEST_FILLING_MS = 3_600_000;

/**
 * Makes a folder whole or not at all, once: of several processes that make it together, one does.
 * @param fill writes the content into the folder that it is given
 * @throws what `fill` throws
 */
export async function makeFolderOnce(folder: string, fill: (part: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const part = await mkdtemp(join(dirname(folder), PART));
  try {
    await fill(part);
    await rename(part, folder);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // else another process was faster
  }
}

/** Removes from a directory all folders but those named, and those that are being filled. */
export async function removeOtherFolders(directory: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(directory).catch(noneWhereNoDirectory)) {
    const folder = join(directory, name);
    if (kept.includes(folder) || (name.startsWith(PART) && (await isYoung(folder)))) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

async function isYoung(folder: string): Promise<boolean> {
  const stats = await stat(folder).catch(() => null);
  return stats !== null && Date.now() - stats.mtimeMs < LONGEST_FILLING_MS;
}

function noneWhereNoDirectory(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
