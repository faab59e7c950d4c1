import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from './fault';
import { OperatorFault } from './operator-fault';
import { makeFolder } from './private-folders';

/** The embedded database may run under another account than the service, and has to get through to its folder. */
const FOR_ALL = 0o777;

/**
 * Makes DATA_DIR where it is missing and tries it as an embedded database uses it: lists, writes and deletes.
 * @throws OperatorFault
 */
export function tryDataDir(dir: string): Promise<void> {
  return usable('DATA_DIR', dir, async () => {
    await makeFolder(path.resolve(dir), FOR_ALL);
    await readdir(dir);
    await rmdir(await mkdtemp(path.join(dir, '.trial-')));
  });
}

/**
 * Tries the folder that holds audio, without writing: with a full disk no speech is made, but accounts and money go
 * on. It may be missing, as the first file makes it.
 * @param setting the setting that names the folder, for the fault
 * @throws OperatorFault
 */
export function tryAudioDir(setting: string, dir: string): Promise<void> {
  return usable(setting, dir, async () => {
    await readdir(dir).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  });
}

/**
 * Tries the folder of the models, where a setting names one: a wrong path would leave the service without its voices.
 * @param dir null for the folder that is made when it is needed
 * @throws OperatorFault
 */
export async function tryModelDir(dir: string | null): Promise<void> {
  if (dir !== null) await usable('MODEL_DIR', dir, () => readdir(dir));
}

async function usable(setting: string, dir: string, attempt: () => Promise<unknown>): Promise<void> {
  await attempt().catch((cause: unknown) => {
    throw new OperatorFault(`${setting} ${dir} cannot be used: ${reasonOf(cause)}`, { cause });
  });
}
