import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EngineContext } from '../engine-context';
import { readModelDirectory } from './model-directory';
import { SherpaEngine } from './sherpa-engine';
import { OperatorFault } from '../../../platform/process/operator-fault';

const PACKAGE = 'sherpa-onnx-node';

/**
 * One engine for each model in MODEL_DIR. Models with a fault are left out, and the log says why.
 * @throws Error when there is no such folder, or sherpa-onnx-node, an optional dependency, is not installed
 */
export function openSherpaModels({
  settings,
  logger,
}: Pick<EngineContext, 'settings' | 'logger'>): Promise<SherpaEngine[]> {
  if (settings.MODEL_DIR === null) return Promise.resolve([]);
  const version = installedVersion(__filename);
  const { models, faults } = readModelDirectory(settings.MODEL_DIR);
  for (const { folder, reason } of faults)
    logger.error({ folder }, `speech model left out: ${folder} ${reason}`);
  return Promise.resolve(models.map((model) => new SherpaEngine(model, version)));
}

/**
 * @param from the file whose packages are looked at
 * @throws Error with the command to run, when there is no sherpa-onnx among them
 */
export function installedVersion(from: string): string {
  try {
    const manifest = createRequire(from).resolve(`${PACKAGE}/package.json`);
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  } catch (cause) {
    throw new OperatorFault(
      `MODEL_DIR needs the package ${PACKAGE}: run npm install ${PACKAGE}, or unset MODEL_DIR.`,
      {
        cause,
      },
    );
  }
}
