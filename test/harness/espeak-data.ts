import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { unpackDebianPackage } from './debian-package';

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
  const found = (await dataBelow('/')) ?? (await dataBelow(CACHE));
  if (found) return found;
  try {
    await unpack();
  } catch (cause) {
    throw new Error(`The tests need eSpeak NG's data: run apt-get install ${PACKAGE}.`, { cause });
  }
  const unpacked = await dataBelow(CACHE);
  if (!unpacked) throw new Error(`There is no espeak-ng-data in ${CACHE}.`);
  return unpacked;
}

async function dataBelow(root: string): Promise<string | null> {
  const lib = path.join(root, 'usr/lib');
  const folders = (await readdir(lib).catch(() => [])).map((name) => path.join(lib, name, 'espeak-ng-data'));
  return folders.find((folder) => existsSync(path.join(folder, 'phontab'))) ?? null;
}

async function unpack(): Promise<void> {
  await mkdir(path.dirname(CACHE), { recursive: true });
  const staging = await mkdtemp(`${CACHE}.`);
  try {
    await unpackDebianPackage(PACKAGE, staging);
    await rename(path.join(staging, 'root'), CACHE).catch((error: unknown) => {
      if (!existsSync(CACHE)) throw error; // another test was faster
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
