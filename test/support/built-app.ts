import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Makes sure that dist holds the application as its sources are now, for tests that run it as a process.
 * Costs about 100 ms when nothing has changed; test files that ask together build once. Call it in
 * `beforeAll` with `BUILD_LIMIT_MS`.
 *
 * @returns the folder of the built programs (`main.js`, `worker.js`, `cli.js`)
 * @throws Error with the compiler's output when the application does not build
 */
export async function ensureBuilt(): Promise<string> {
  await promisify(execFile)(process.execPath, [path.join(ROOT, 'scripts/start.mjs')]);
  return path.join(ROOT, 'dist/src');
}

export const BUILD_LIMIT_MS = 180_000;
