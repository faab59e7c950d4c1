import { join } from 'node:path';
import { ESPEAK_DATA } from '../../../wasm/espeak-data';
import { type Derivation, PIPER_MODEL, PIPER_TOKENS } from './derivation';
import { ModelFault } from './model-fault';
import type { LoadableFiles, ModelFiles } from './model-files';
import { readPiperModelCard } from './piper-model-card';

/** What sherpa-onnx is to load, and what must be made before; null for nothing. */
export interface LoadableModel {
  readonly files: LoadableFiles;
  readonly derivation: Derivation | null;
}

/** With a longer path, eSpeak NG takes the data of the system without a word; seen in sherpa-onnx 1.13.8. */
const LONGEST_DATA_PATH_BYTES = 254;

/**
 * Completes the files of a model with those that sherpa-onnx wants besides: the data of the built-in eSpeak NG where the
 * model needs it and has none, and for Piper's own form a copy of the model and its tokens, made in `derivedDir`.
 *
 * @param name of the folder for the copy; another one for each content
 * @throws ModelFault
 */
export function loadable(
  found: ModelFiles,
  needsEspeakData: boolean,
  derivedDir: string,
  name: string,
): LoadableModel {
  if (found.kind === 'supertonic') return { files: found, derivation: null };
  const dataDir = found.dataDir ?? (needsEspeakData ? ESPEAK_DATA : '');
  requireShortPath(dataDir);
  if (found.kind !== 'piper') return { files: { ...found, dataDir }, derivation: null };
  const { model, card } = found;
  const folder = join(derivedDir, name);
  const files = {
    kind: 'vits',
    model: join(folder, PIPER_MODEL),
    tokens: join(folder, PIPER_TOKENS),
    scales: readPiperModelCard(card).scales,
    lexicons: [],
    dataDir,
  } as const;
  return { files, derivation: { folder, model, card } };
}

function requireShortPath(dataDir: string): void {
  if (Buffer.byteLength(dataDir) > LONGEST_DATA_PATH_BYTES)
    throw new ModelFault(
      `needs the data of eSpeak NG, whose path ${dataDir} is longer than ${LONGEST_DATA_PATH_BYTES} bytes`,
    );
}
