import { execFile } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Room for the audio of one campaign. */
const SIZE = '64m';

/** Where the service keeps its audio; it can be made full. */
export interface AudioDisk {
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): Promise<void>;
}

/** A small file system of its own where we may mount one; else a folder in which nothing can be begun. */
export async function prepareAudioDisk(folder: string): Promise<AudioDisk> {
  await mkdir(folder, { recursive: true });
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]).then(
    () => true,
    () => false, // not root, or root in a container without the right
  );
  return isMounted ? smallDisk(folder) : brokenFolder(folder);
}

function smallDisk(folder: string): AudioDisk {
  const filler = path.join(folder, 'filler');
  return {
    async fill() {
      // dd goes on until there is no room, which it calls an error.
      await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']).catch((error: Error) => {
        if (!/No space left/.test(error.message)) throw error;
      });
    },
    free: () => rm(filler, { force: true }),
    remove: async () => void (await run('umount', ['--lazy', folder])),
  };
}

/** The file store begins every file in this folder. */
function brokenFolder(folder: string): AudioDisk {
  const begun = path.join(folder, 'unfinished');
  const aside = `${folder}-unfinished`;
  return {
    async fill() {
      await mkdir(begun, { recursive: true });
      await rename(begun, aside);
      await writeFile(begun, '');
    },
    async free() {
      await rm(begun, { force: true });
      await rename(aside, begun);
    },
    remove: () => Promise.resolve(),
  };
}
