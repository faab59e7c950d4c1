import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../../..');
/** It takes ten seconds of one processor. */
const LIMIT_MS = 600_000;

describe('The fitted weights', () => {
  it(
    'are those that the cases give, bit for bit',
    async () => {
      const program = path.join(ROOT, 'node_modules/.bin/tsx');
      const check = promisify(execFile)(program, ['scripts/reading/fit.ts', '--check'], { cwd: ROOT });
      await expect(check).resolves.toBeDefined();
    },
    LIMIT_MS,
  );
});
