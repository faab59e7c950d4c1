import { join, sep } from 'node:path';

/**
 * The compiled worker. It lies beside this file in the build; from the sources, as tests run, it is the
 * twin in `dist/`, which the test set-up builds.
 */
export function workerFile(): string {
  const beside = join(__dirname, 'worker.js');
  if (!__filename.endsWith('.ts')) return beside;
  const at = beside.lastIndexOf(`${sep}src${sep}`);
  return `${beside.slice(0, at)}${sep}dist${beside.slice(at)}`;
}
