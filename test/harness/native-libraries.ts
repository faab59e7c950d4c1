import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { libraryFolders, unpackDebianPackage } from './debian-package';

const ROOT = path.resolve(__dirname, '../../.cache/native-libraries');
const PACKAGES = ['libespeak-ng1', 'libmp3lame0'];

/**
 * Sees to it that eSpeak NG and LAME are there as C libraries: the machine's own, else Debian's packages
 * unpacked into `.cache`, which needs no rights on the system.
 *
 * @returns the variables by which programs find them, as anyone would set who keeps libraries elsewhere
 * @throws Error with the command to run, when there is neither
 */
export async function provideNativeLibraries(): Promise<Record<string, string>> {
  if (!existsSync(ROOT)) {
    await unpack().catch((cause: unknown) => {
      throw new Error(`The tests need libraries: run apt-get install ${PACKAGES.join(' ')}.`, { cause });
    });
  }
  // Packages that the machine has are not unpacked: the system finds those by itself.
  const folders = existsSync(path.join(ROOT, 'usr/lib')) ? await libraryFolders(ROOT) : [];
  const data = folders.find((folder) => existsSync(path.join(folder, 'espeak-ng-data')));
  return {
    ...(folders.length > 0 && { LD_LIBRARY_PATH: folders.join(':') }),
    ...(data && { ESPEAK_DATA_PATH: data }),
  };
}

/** Several test files may do this at the same time: the first one's folder stays. */
async function unpack(): Promise<void> {
  await mkdir(path.dirname(ROOT), { recursive: true });
  const staging = await mkdtemp(`${ROOT}.`);
  try {
    await unpackDebianPackage(PACKAGES, staging);
    await rename(path.join(staging, 'root'), ROOT).catch((error: unknown) => {
      if (!existsSync(ROOT)) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
