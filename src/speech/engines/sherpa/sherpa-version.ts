import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { OperatorFault } from '../../../platform/process/operator-fault';

const PACKAGE = 'sherpa-onnx-node';

/**
 * The version of sherpa-onnx, which is an optional dependency.
 * @param from the file whose packages are looked at
 * @throws OperatorFault with the command to run, when there is no sherpa-onnx among them
 */
export function installedVersion(from: string): string {
  try {
    const manifest = createRequire(from).resolve(`${PACKAGE}/package.json`);
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  } catch (cause) {
    throw new OperatorFault(
      `MODEL_DIR needs the package ${PACKAGE}: run npm install ${PACKAGE}, or take the models out of it.`,
      { cause },
    );
  }
}
