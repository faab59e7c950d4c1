import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The built-in eSpeak NG: its data is one file, and its program has the list of what lies where in it. */
const PACKAGE = '@echogarden/espeak-ng-emscripten';
const ENTRY = /\{filename:"\/usr\/share\/espeak-ng-data\/([^"]+)",start:(\d+),end:(\d+)\}/g;

const { resolve } = createRequire(__filename);

/** Name of the folder for the data; another one for other data. */
export function espeakDataName(): string {
  const manifest = readFileSync(resolve(`${PACKAGE}/package.json`), 'utf8');
  return `espeak-ng-data-${(JSON.parse(manifest) as { version: string }).version}`;
}

/**
 * Unpacks the data of the built-in eSpeak NG, 24 MB, as sherpa-onnx wants it: in a folder of files.
 * @throws Error when the package keeps its files in another way
 */
export async function unpackEspeakData(folder: string): Promise<void> {
  const program = resolve(PACKAGE);
  const data = await readFile(join(dirname(program), 'espeak-ng.data'));
  const entries = [...(await readFile(program, 'utf8')).matchAll(ENTRY)];
  const sizes = entries.map(async ([, name, start, end]) => {
    const content = data.subarray(Number(start), Number(end));
    const file = join(folder, name!);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content, { flush: true });
    return content.length;
  });
  const unpackedBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  if (unpackedBytes !== data.length)
    throw new Error(`${PACKAGE} keeps the data of eSpeak NG in a way that is not known`);
}
