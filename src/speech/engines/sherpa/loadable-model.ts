import { join } from 'node:path';
import { type Derivation, PIPER_MODEL, PIPER_TOKENS } from './derivation';
import { espeakDataName } from './espeak-data';
import { ModelFault } from './model-fault';
import type { LoadableFiles, ModelFiles } from './model-files';
import { readPiperModelCard } from './piper-model-card';

/** What sherpa-onnx is to load, and what must be made before. */
export interface LoadableModel {
  readonly files: LoadableFiles;
  readonly derivations: readonly Derivation[];
}

/** With a longer path, eSpeak NG takes the data of the system without a word; seen in sherpa-onnx 1.13.8. */
const LONGEST_DATA_PATH_BYTES = 254;

/**
 * Completes the files of a model with those that sherpa-onnx wants besides, which are made in `derivedDir`: for Piper's
 * own form a copy of the model and its tokens, and the data of the built-in eSpeak NG where the model needs it and
 * has none.
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
  if (found.kind === 'supertonic') return { files: found, derivations: [] };
  const builtInData = { kind: 'espeak-data', folder: join(derivedDir, espeakDataName()) } as const;
  const dataDir = found.dataDir ?? (needsEspeakData ? builtInData.folder : '');
  requireShortPath(dataDir);
  const derivations = dataDir === builtInData.folder ? [builtInData] : [];
  if (found.kind !== 'piper') return { files: { ...found, dataDir }, derivations };
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
  return { files, derivations: [...derivations, { kind: 'piper', folder, model, card }] };
}

function requireShortPath(dataDir: string): void {
  if (Buffer.byteLength(dataDir) > LONGEST_DATA_PATH_BYTES)
    throw new ModelFault(
      `needs the data of eSpeak NG, whose path ${dataDir} is longer than ${LONGEST_DATA_PATH_BYTES} bytes`,
    );
}
