import { availableParallelism } from 'node:os';
import type { OfflineTtsConfig, SupertonicOptions } from 'sherpa-onnx-node';
import type { LoadableFiles } from './model/model-files';

/**
 * Parts that one model speaks side by side, each in a process of its own. One more thread in one process is worth less:
 * with two threads, which spin while they wait for each other, a part takes nearly twice the processor time.
 */
export const PLACES = Math.min(4, availableParallelism());

/** Threads that each process computes with. */
const THREADS = Math.min(4, Math.floor(availableParallelism() / PLACES));

/** What sherpa-onnx is given to load a model. */
export function sherpaConfig(files: LoadableFiles): OfflineTtsConfig {
  return {
    model: { ...modelConfig(files), numThreads: THREADS, provider: 'cpu', debug: 0 },
    // One sentence at a time: memory grows with what is spoken at once.
    maxNumSentences: 1,
  };
}

/**
 * What sherpa-onnx is given with each text of Supertonic, which would otherwise read it as English, and in another way
 * each time. More steps give a clearer voice and take longer; eight are what its makers demonstrate.
 */
export function supertonicOptions(language: string): SupertonicOptions {
  return { numSteps: 8, extra: { lang: language, seed: 1, max_len: LONGEST_UNBROKEN } };
}

/**
 * Longer texts are cut, in characters, and a piece that fails is left out without a word. Nothing that it is given
 * here is so long, see `maxPartChars`.
 */
const LONGEST_UNBROKEN = 1_000;

function modelConfig(files: LoadableFiles): OfflineTtsConfig['model'] {
  if (files.kind === 'supertonic') {
    const { kind, ...supertonic } = files;
    return { [kind]: supertonic };
  }
  const { model, tokens, dataDir = '' } = files;
  const lexicon = files.lexicons.join(',');
  switch (files.kind) {
    case 'vits':
      return { vits: { model, tokens, lexicon, dataDir, ...files.scales } };
    case 'kokoro':
      return { kokoro: { model, voices: files.voices, tokens, lexicon, dataDir } };
    case 'matcha':
      return { matcha: { acousticModel: model, vocoder: files.vocoder, tokens, lexicon, dataDir } };
  }
}
