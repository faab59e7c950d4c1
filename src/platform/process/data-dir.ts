import { mkdir, mkdtemp, readdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from './start-fault';

/**
 * Makes DATA_DIR where it is missing and tries it as the service will use it: lists, writes and deletes.
 * @throws Error with a sentence for the operator
 */
export async function tryDataDir(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true });
    await readdir(dir);
    await rmdir(await mkdtemp(path.join(dir, '.trial-')));
  } catch (cause) {
    throw new Error(`DATA_DIR ${dir} cannot be used: ${reasonOf(cause)}`, { cause });
  }
}
