import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ModelFault } from './model-fault';

/** The files of a model, by what each is for sherpa-onnx. */
export type ModelFiles = Readonly<
  { tokens: string; lexicons: readonly string[]; dataDir?: string } & (
    | { kind: 'vits'; model: string }
    | { kind: 'kokoro'; model: string; voices: string }
    | { kind: 'matcha'; model: string; vocoder: string }
  )
>;

/** eSpeak NG keeps its phoneme tables here; without it the folder of its data is useless. */
const ESPEAK_PHONEMES = 'phontab';

/** What Git LFS and git-annex leave in place of a large file that was not fetched. */
const POINTER = /^(version https:\/\/git-lfs|\/annex\/objects\/)/;

/**
 * Recognizes the kind of a model by the names of its files: `voices.bin` → Kokoro, `model-steps-*.onnx` and a
 * vocoder → Matcha, else VITS. Each file that will be used is there, not empty and not a mere pointer.
 *
 * @throws ModelFault naming the file
 */
export function findModelFiles(folder: string): ModelFiles {
  const names = readdirSync(folder).sort();
  const files = { ...findKind(folder, names), tokens: usable(folder, 'tokens.txt') };
  const lexicons = names.filter((name) => /^lexicon.*\.txt$/.test(name)).map((name) => usable(folder, name));
  if (lexicons.some((file) => file.includes(',')))
    throw new ModelFault('has a lexicon with a comma in its path, where sherpa-onnx would end the path');
  const dataDir = join(folder, 'espeak-ng-data');
  const hasData = existsSync(dataDir) && usable(dataDir, ESPEAK_PHONEMES) !== '';
  return { ...files, lexicons, ...(hasData && { dataDir }) };
}

function findKind(folder: string, names: readonly string[]) {
  const models = names.filter((name) => name.endsWith('.onnx'));
  const isAcoustic = (name: string) => /^model-steps-\d+\.onnx$/.test(name);
  if (names.includes('voices.bin'))
    return { kind: 'kokoro', model: theOne(folder, models), voices: usable(folder, 'voices.bin') } as const;
  if (!models.some(isAcoustic)) return { kind: 'vits', model: theOne(folder, models) } as const;
  const vocoders = models.filter((name) => !isAcoustic(name));
  if (vocoders.length === 0) throw new ModelFault('lacks the vocoder (.onnx) of a Matcha model');
  return {
    kind: 'matcha',
    model: theOne(folder, models.filter(isAcoustic)),
    vocoder: theOne(folder, vocoders),
  } as const;
}

function theOne(folder: string, names: readonly string[]): string {
  const [name, ...others] = names;
  if (name === undefined) throw new ModelFault('lacks a model (.onnx)');
  if (others.length > 0) throw new ModelFault(`has several models, keep one of ${names.join(', ')}`);
  return usable(folder, name);
}

function usable(folder: string, name: string): string {
  const file = join(folder, name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new ModelFault(`lacks ${name}`);
  if (stats.size === 0) throw new ModelFault(`has an empty ${name}`);
  if (POINTER.test(startOf(file)))
    throw new ModelFault(`has a pointer in place of ${name}: the file itself was never fetched`);
  return file;
}

function startOf(file: string): string {
  const start = Buffer.alloc(64);
  const descriptor = openSync(file, 'r');
  try {
    return start.toString('latin1', 0, readSync(descriptor, start));
  } finally {
    closeSync(descriptor);
  }
}
