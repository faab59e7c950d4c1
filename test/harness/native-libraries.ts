import { existsSync } from 'node:fs';
import path from 'node:path';
import { libraryFolders, unpackOnce } from './debian-package';

const ROOT = path.resolve(__dirname, '../../.cache/native-libraries');
const PACKAGES = ['libespeak-ng1', 'libmp3lame0'];

/**
 * eSpeak NG and LAME as C libraries: Debian's packages unpacked into `.cache`, which needs no rights on the
 * system, beside those that the system may have.
 *
 * @returns the variables by which programs find them, as anyone would set who keeps libraries elsewhere
 * @throws Error with the command to run, when they cannot be had
 */
export async function provideNativeLibraries(): Promise<Record<string, string>> {
  const root = await unpackOnce({
    what: 'libraries',
    packages: PACKAGES,
    folder: ROOT,
    find: () => Promise.resolve(existsSync(ROOT) ? ROOT : null),
  });
  const folders = await libraryFolders(root);
  const data = folders.find((folder) => existsSync(path.join(folder, 'espeak-ng-data')));
  return {
    ...(folders.length > 0 && { LD_LIBRARY_PATH: folders.join(':') }),
    ...(data && { ESPEAK_DATA_PATH: data }),
  };
}
