import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { unpackOnce } from './debian-package';

const PACKAGE = 'espeak-ng-data';
const CACHE = path.resolve(__dirname, '../../.cache', PACKAGE);

/**
 * eSpeak NG's data as Piper models want it beside them: the machine's own, else Debian's package unpacked
 * into `.cache`, which needs no rights on the system.
 *
 * @returns the folder `espeak-ng-data`
 * @throws Error with the command to run, when there is neither
 */
export async function findEspeakData(): Promise<string> {
  return (
    (await dataBelow('/')) ??
    unpackOnce({
      what: "eSpeak NG's data",
      packages: [PACKAGE],
      folder: CACHE,
      find: () => dataBelow(CACHE),
    })
  );
}

async function dataBelow(root: string): Promise<string | null> {
  const lib = path.join(root, 'usr/lib');
  const folders = (await readdir(lib).catch(() => [])).map((name) => path.join(lib, name, 'espeak-ng-data'));
  return folders.find((folder) => existsSync(path.join(folder, 'phontab'))) ?? null;
}
