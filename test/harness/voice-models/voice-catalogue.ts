import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeSupertonicModel } from './tiny-supertonic';
import { writePiperOriginal } from './tiny-voice-models';

const LICENCES = path.resolve(__dirname, '../../../src/voices/licences');

/** A pack that is a model in miniature. */
interface TinyPack {
  readonly write: (folder: string) => void;
  readonly speakers: readonly object[];
  readonly languages: readonly string[];
}

const MAI = { id: 0, name: 'Mai', gender: 'female', region: 'south' };
export const TINY_SUPERTONIC: TinyPack = {
  write: writeSupertonicModel,
  speakers: [MAI, { id: 5, name: 'Nam', gender: 'male' }],
  languages: ['vi', 'en', 'fr'],
};
export const TINY_PIPER: TinyPack = { write: writePiperOriginal, speakers: [MAI], languages: ['vi'] };

/** The path under which a server is to have the files of a pack. */
export const pathOf = (pack: string, file: string): string => `/${pack}/revision/${file}`;

/**
 * Writes a catalogue of packs under the licence CC-BY-4.0.
 * @param folder gets `catalogue` and `licences`; the files of a pack lie in `files/<pack>`
 * @param host what the addresses name
 * @returns the files by the path of their addresses, for a server
 */
export function writeCatalogue(
  folder: string,
  packs: Readonly<Record<string, TinyPack>>,
  host: string,
): Map<string, Buffer> {
  const served = new Map<string, Buffer>();
  mkdirSync(path.join(folder, 'catalogue'), { recursive: true });
  mkdirSync(path.join(folder, 'licences'), { recursive: true });
  for (const name of ['CC-BY-4.0.json', 'CC-BY-4.0.txt'])
    copyFileSync(path.join(LICENCES, name), path.join(folder, 'licences', name));
  for (const [pack, { write, ...facts }] of Object.entries(packs)) {
    const source = path.join(folder, 'files', pack);
    write(source);
    const files = readdirSync(source).map((name) => {
      const content = readFileSync(path.join(source, name));
      served.set(pathOf(pack, name), content);
      return { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
    });
    const entry = { ...entryOf(pack, host), ...facts, files };
    writeFileSync(path.join(folder, 'catalogue', `${pack}.json`), JSON.stringify(entry));
  }
  return served;
}

function entryOf(pack: string, host: string): object {
  return {
    rank: 1,
    title: 'Tiny voice',
    about: { vi: 'Một mô hình thu nhỏ.', en: 'A model in miniature.' },
    licence: 'CC-BY-4.0',
    attribution: 'Tiny voice by the tests',
    bases: [`https://${host}${pathOf(pack, '')}`],
  };
}
