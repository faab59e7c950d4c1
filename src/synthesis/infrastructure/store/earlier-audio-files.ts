import type { Dirent } from 'node:fs';
import { chmod, readdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { storedKeyOf } from '../../application/audio-names';
import { isEarlierName } from './audio-key';
import { makeFolder, PRIVATE_FILE, PRIVATE_FOLDER } from '../../../platform/process/private-folders';

const log = new Logger('AudioFiles');

/**
 * Closes the folder to other users of the machine. Until version 0.2 they could list it, and files were named by
 * the key of their public address (`ab/cd/abcd…`): those are renamed. Repeatable, and safe in several processes at
 * once. What fails (a full disk, another owner) is logged and left as it is: money must go on, and the next start
 * tries again.
 * @param placeOf where the file of a stored key belongs
 */
export async function adoptEarlierFiles(folder: string, placeOf: (key: string) => string): Promise<void> {
  try {
    for (const first of await subfolders(folder)) {
      for (const second of await subfolders(first)) {
        for (const { name } of await entries(second)) {
          if (isEarlierName(name)) await adopt(path.join(second, name), placeOf(storedKeyOf(name)));
        }
        await removeWhenEmpty(second);
      }
      await removeWhenEmpty(first);
    }
    await chmod(folder, PRIVATE_FOLDER).catch(unlessMissing);
  } catch (error) {
    log.error(`The audio folder ${folder} is not closed to others as it should be: ${String(error)}`);
  }
}

async function adopt(file: string, place: string): Promise<void> {
  await makeFolder(path.dirname(place));
  await chmod(file, PRIVATE_FILE).catch(unlessMissing);
  await rename(file, place).catch(unlessMissing); // another process may have been faster
}

/** Those that earlier versions made: two hexadecimal digits. */
async function subfolders(folder: string): Promise<string[]> {
  const names = (await entries(folder)).map(({ name }) => name).filter((name) => /^[0-9a-f]{2}$/.test(name));
  return names.map((name) => path.join(folder, name));
}

async function entries(folder: string): Promise<Dirent[]> {
  return (await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? [];
}

async function removeWhenEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') unlessMissing(error);
  });
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
