import { OperatorFault } from '../../../../platform/process/operator-fault';
import type { SpeechEngine } from '../../speech-engine';
import { ModelFault } from './model-fault';
import { readModelFolder, type SherpaModel } from './model-folder';
import { SherpaEngine } from '../sherpa-engine';
import { installedVersion } from '../sherpa-version';

/**
 * The model of a folder as the service speaks with it, in a process of its own, which starts with the first text.
 * @param folder its name makes the names of the voices
 * @param derivedDir for what has to be made from the model's files
 * @throws OperatorFault when the files make no model, or sherpa-onnx is not installed
 */
export function openModel(folder: string, derivedDir: string): SpeechEngine {
  return new SherpaEngine(readModel(folder, derivedDir), installedVersion(__filename));
}

function readModel(folder: string, derivedDir: string): SherpaModel {
  try {
    return readModelFolder(folder, derivedDir);
  } catch (error) {
    throw error instanceof ModelFault
      ? new OperatorFault(`${folder} ${error.message}.`, { cause: error })
      : error;
  }
}
