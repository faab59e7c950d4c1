import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { ModelFault } from './model-fault';
import { readModelFolder, type SherpaModel } from './model-folder';
import { OperatorFault } from '../../../../platform/process/operator-fault';

/** What the folder of models holds. */
export interface ModelDirectory {
  readonly models: readonly SherpaModel[];
  /** Folders that cannot be used; each `reason` continues the sentence that starts with the folder. */
  readonly faults: readonly { readonly folder: string; readonly reason: string }[];
}

/**
 * Reads every sub-folder as a model, in the order of their names. A folder with a fault is left out.
 * @param derivedDir see `readModelFolder`
 * @throws OperatorFault when `modelDir` cannot be read; where there is none, there are no models
 */
export function readModelDirectory(modelDir: string, derivedDir: string): ModelDirectory {
  const models: SherpaModel[] = [];
  const faults: { folder: string; reason: string }[] = [];
  const takenBy = new Map<string, string>();
  for (const name of namesIn(modelDir)) {
    const folder = join(modelDir, name);
    if (name.startsWith('.')) continue;
    try {
      if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) continue;
      const model = readModelFolder(folder, derivedDir);
      for (const id of [model.provider, ...model.speakers.keys()]) {
        const other = takenBy.get(id);
        if (other) throw new ModelFault(`has a name that gives the same identifier (${id}) as ${other}`);
      }
      for (const id of [model.provider, ...model.speakers.keys()]) takenBy.set(id, name);
      models.push(model);
    } catch (error) {
      if (!(error instanceof ModelFault) && !isFileError(error)) throw error;
      faults.push({ folder, reason: error.message });
    }
  }
  return { models, faults };
}

function namesIn(modelDir: string): string[] {
  try {
    return readdirSync(modelDir).sort();
  } catch (cause) {
    if (isFileError(cause) && cause.code === 'ENOENT') return [];
    throw new OperatorFault(`MODEL_DIR cannot be read: ${(cause as Error).message}`, { cause });
  }
}

/** Files that may not be read, or that vanish meanwhile, are the folder's fault. */
function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return isNativeError(error) && 'syscall' in error;
}
