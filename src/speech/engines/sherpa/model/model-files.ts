import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModelFault } from './model-fault';
import type { PiperScales } from './piper-model-card';

/** The files of a model, as they lie in its folder. */
export type ModelFiles = PiperFiles | TokenModelFiles | SupertonicFiles;

/** The files of a model, by what each is for sherpa-onnx. */
export type LoadableFiles = (TokenModelFiles & { readonly scales?: PiperScales }) | SupertonicFiles;

/** Of Piper, as its makers publish it: what sherpa-onnx wants in other files stands in the card. */
export type PiperFiles = Readonly<{ kind: 'piper'; model: string; card: string; dataDir?: string }>;

/** Of a model that is fed tokens: characters, or the phonemes that a lexicon or eSpeak NG finds. */
export type TokenModelFiles = Readonly<
  { tokens: string; lexicons: readonly string[]; dataDir?: string } & (
    | { kind: 'vits'; model: string }
    | { kind: 'kokoro'; model: string; voices: string }
    | { kind: 'matcha'; model: string; vocoder: string }
  )
>;

/** Of Supertonic, whose four models are run one after the other. */
export type SupertonicFiles = Readonly<{
  kind: 'supertonic';
  durationPredictor: string;
  textEncoder: string;
  vectorEstimator: string;
  vocoder: string;
  ttsJson: string;
  unicodeIndexer: string;
  voiceStyle: string;
}>;

/** eSpeak NG keeps its phoneme tables here; without it the folder of its data is useless. */
const ESPEAK_PHONEMES = 'phontab';

/** What Git LFS and git-annex leave in place of a large file that was not fetched. */
const POINTER = /^(version https:\/\/git-lfs|\/annex\/objects\/)/;

/**
 * Recognizes the kind of a model by the names of its files: `tts.json` → Supertonic, `voices.bin` → Kokoro,
 * `model-steps-*.onnx` and a vocoder → Matcha, a card beside the model and no `tokens.txt` → Piper, else VITS. Each
 * file that will be used is there, not empty and not a mere pointer.
 *
 * @throws ModelFault naming the file
 */
export function findModelFiles(folder: string): ModelFiles {
  const names = readdirSync(folder).sort();
  return names.includes('tts.json') ? findSupertonic(folder, names) : findTokenModel(folder, names);
}

function findSupertonic(folder: string, names: readonly string[]): SupertonicFiles {
  /** The same model may come quantized: `vocoder.int8.onnx`. */
  const model = (part: string) => {
    const found = names.filter((name) => name.startsWith(`${part}.`) && name.endsWith('.onnx'));
    if (found.length === 0) throw new ModelFault(`lacks ${part}.onnx`);
    return theOne(folder, found);
  };
  return {
    kind: 'supertonic',
    durationPredictor: model('duration_predictor'),
    textEncoder: model('text_encoder'),
    vectorEstimator: model('vector_estimator'),
    vocoder: model('vocoder'),
    ttsJson: usable(folder, 'tts.json'),
    unicodeIndexer: usable(folder, 'unicode_indexer.bin'),
    voiceStyle: usable(folder, 'voice.bin'),
  };
}

function findTokenModel(folder: string, names: readonly string[]): TokenModelFiles | PiperFiles {
  const found = findKind(folder, names);
  const card = `${basename(found.model)}.json`;
  if (found.kind === 'vits' && names.includes(card) && !names.includes('tokens.txt'))
    return { kind: 'piper', model: found.model, card: usable(folder, card), ...findEspeakData(folder) };
  const files = { ...found, tokens: usable(folder, 'tokens.txt') };
  const lexicons = names.filter((name) => /^lexicon.*\.txt$/.test(name)).map((name) => usable(folder, name));
  if (lexicons.some((file) => file.includes(',')))
    throw new ModelFault('has a lexicon with a comma in its path, where sherpa-onnx would end the path');
  return { ...files, lexicons, ...findEspeakData(folder) };
}

function findEspeakData(folder: string): { dataDir?: string } {
  const dataDir = join(folder, 'espeak-ng-data');
  if (!existsSync(dataDir)) return {};
  usable(dataDir, ESPEAK_PHONEMES);
  return { dataDir };
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

/**
 * The path of a file that is there.
 * @throws ModelFault for one that is missing, empty or a mere pointer
 */
export function usable(folder: string, name: string): string {
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
