import { availableParallelism } from 'node:os';
import type { OfflineTtsConfig } from 'sherpa-onnx-node';
import type { ModelFiles } from './model-files';

/** Threads that one model computes with: half of the processors are left to everything else. */
const THREADS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

/** What sherpa-onnx is given to load a model. */
export function sherpaConfig(files: ModelFiles): OfflineTtsConfig {
  return {
    model: { ...modelConfig(files), numThreads: THREADS, provider: 'cpu', debug: 0 },
    // One sentence at a time: memory grows with what is spoken at once.
    maxNumSentences: 1,
  };
}

function modelConfig(files: ModelFiles): OfflineTtsConfig['model'] {
  const { model, tokens, dataDir = '' } = files;
  const lexicon = files.lexicons.join(',');
  switch (files.kind) {
    case 'vits':
      return { vits: { model, tokens, lexicon, dataDir } };
    case 'kokoro':
      return { kokoro: { model, voices: files.voices, tokens, lexicon, dataDir } };
    case 'matcha':
      return { matcha: { acousticModel: model, vocoder: files.vocoder, tokens, lexicon, dataDir } };
  }
}
