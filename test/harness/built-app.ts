import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');

let built: Promise<string> | null = null;

/**
 * Makes sure that dist holds the application as its sources are now, for tests that run it as a process. Looks
 * once in each test file, which costs about 100 ms when nothing has changed; files that ask together build once.
 * Call it in `beforeAll` with `BUILD_LIMIT_MS`.
 *
 * @returns the folder of the built programs (`main.js`, `worker.js`, `cli.js`)
 * @throws Error with the compiler's output when the application does not build
 */
export function ensureBuilt(): Promise<string> {
  return (built ??= build());
}

async function build(): Promise<string> {
  await promisify(execFile)(process.execPath, [path.join(ROOT, 'scripts/start.mjs')]);
  return path.join(ROOT, 'dist/src');
}

/** A build and the start of what was built, on a busy machine. */
export const BUILD_LIMIT_MS = 300_000;

/** Builds before the tests of a file, whose workers, as threads or processes, are built files. */
export function useBuiltWorkers(): void {
  beforeAll(() => ensureBuilt(), BUILD_LIMIT_MS);
}
