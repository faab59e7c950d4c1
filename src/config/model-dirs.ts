import { join, resolve } from 'node:path';
import type { Settings } from './settings';

/** The folder of the models for sherpa-onnx, and the one for what is made from them. */
export function modelDirs({ MODEL_DIR, DATA_DIR }: Pick<Settings, 'MODEL_DIR' | 'DATA_DIR'>): {
  readonly folder: string;
  readonly derived: string;
} {
  return {
    folder: resolve(MODEL_DIR ?? join(DATA_DIR, 'models')),
    derived: resolve(DATA_DIR, 'derived-models'),
  };
}
