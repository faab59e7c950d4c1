import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readModelDirectory } from '../../src/speech/engines/sherpa/model/model-directory';
import type { SherpaModel } from '../../src/speech/engines/sherpa/model/model-folder';
import { packageVersion } from '../support/machine';
import { writeSupertonicModel } from '../../test/harness/voice-models/tiny-supertonic';

/** About as large as the part of the real model that works most, and about as slow. */
const EFFORT = 64;
const QUICK_EFFORT = 1;

/** The models that are measured. */
export interface Models {
  readonly folder: string;
  readonly all: readonly SherpaModel[];
  /** For the report: which they are, and what speaks with them. */
  readonly description: string;
}

/** Lends the models of MODEL_DIR; where it names none, an untrained one, which speaks no word that anybody knows. */
export async function withModels<Result>(
  quick: boolean,
  work: (models: Models) => Promise<Result>,
): Promise<Result> {
  const sherpa = await packageVersion('sherpa-onnx-node');
  const scratch = await mkdtemp(path.join(tmpdir(), 'loa-bench-models-'));
  const read = (folder: string) => readModelDirectory(folder, path.join(scratch, 'derived')).models;
  try {
    const { MODEL_DIR } = process.env;
    const installed = MODEL_DIR ? read(MODEL_DIR) : [];
    if (MODEL_DIR && installed.length > 0) {
      const description = `${sherpa}; the models of MODEL_DIR`;
      return await work({ folder: path.resolve(MODEL_DIR), all: installed, description });
    }
    const folder = path.join(scratch, 'models');
    writeSupertonicModel(path.join(folder, 'tiny'), { effort: quick ? QUICK_EFFORT : EFFORT });
    await writeFile(path.join(folder, 'tiny', 'voice.json'), JSON.stringify({ licence: 'CC0-1.0' }));
    const what = `no model in MODEL_DIR: the tests' untrained Supertonic, made as slow as a real model is`;
    return await work({ folder, all: read(folder), description: `${sherpa}; ${what}` });
  } finally {
    await rm(scratch, { recursive: true });
  }
}
