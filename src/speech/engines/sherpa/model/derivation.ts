import { constants } from 'node:fs';
import { chmod, copyFile, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolderOnce } from './derived-folder';
import { metadataEntries } from './onnx-metadata';
import { readPiperModelCard } from './piper-model-card';

/** A folder of the service for what sherpa-onnx wants of a model in Piper's own form, made from what the operator has. */
export interface Derivation {
  readonly folder: string;
  readonly model: string;
  readonly card: string;
}

/** Files of the folder. */
export const PIPER_MODEL = 'model.onnx';
export const PIPER_TOKENS = 'tokens.txt';

/**
 * Makes the folder unless it is there.
 * @throws ModelFault, and the system's errors, such as ENOSPC
 */
export async function derive(derivation: Derivation): Promise<void> {
  await makeFolderOnce(derivation.folder, (part) => convertPiper(derivation, part));
}

/** The model with the metadata at its end, and the tokens; where the file system can, the two models share their blocks. */
async function convertPiper(from: { model: string; card: string }, folder: string): Promise<void> {
  const { metadata, tokens } = readPiperModelCard(from.card);
  await writeFile(join(folder, PIPER_TOKENS), tokens, { flush: true });
  const model = join(folder, PIPER_MODEL);
  await copyFile(from.model, model, constants.COPYFILE_FICLONE);
  await chmod(model, 0o600); // the operator's may be read-only
  const file = await open(model, 'a');
  try {
    await file.appendFile(metadataEntries(metadata));
    await file.sync(); // lest a power cut leave a folder that is there, and a model that is not
  } finally {
    await file.close();
  }
}
