import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const COMMITTED = path.join(ROOT, 'src/speech/wasm');

/** The script's exit code where the compiler, or another version of it, is not installed. */
const NO_COMPILER = 2;
const BUILD_LIMIT_MS = 900_000;

describe('wasm/build.sh', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'loa-wasm-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it(
    'makes the bytes that are committed, in another folder',
    () => {
      const build = spawnSync(path.join(ROOT, 'wasm/build.sh'), [folder], { encoding: 'utf8' });
      if (build.status === NO_COMPILER) return sayWhyNot(build.stderr);
      expect(build.stderr).toBe('');
      expect(build.status).toBe(0);
      const sums = (place: string) => readFileSync(path.join(place, 'SHA256SUMS'), 'utf8');
      expect(sums(folder)).toBe(sums(COMMITTED));
    },
    BUILD_LIMIT_MS,
  );
});

/** All that can be told without the compiler: that the files are still those that were built together. */
function sayWhyNot(reason: string): void {
  process.stderr.write(`\nNOT REBUILT, only the checksums were compared: ${reason}\n`);
  const { status } = spawnSync('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], { cwd: COMMITTED });
  expect(status).toBe(0);
}
