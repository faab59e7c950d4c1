import { join, sep } from 'node:path';

/**
 * The compiled file of a worker or child process. It lies in `folder` in the build; when `folder` is one of
 * the sources, as in tests, it is the twin in `dist/`, which the test set-up builds.
 */
export function builtFile(folder: string, name: string): string {
  const file = join(folder, name);
  if (!__filename.endsWith('.ts')) return file;
  const at = file.lastIndexOf(`${sep}src${sep}`);
  return `${file.slice(0, at)}${sep}dist${file.slice(at)}`;
}
