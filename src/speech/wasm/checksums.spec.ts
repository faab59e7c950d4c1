import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sha256 = (file: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(__dirname, file)))
    .digest('hex');

/** Everything here that `wasm/build.sh` makes. */
const MADE = readdirSync(__dirname, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(__dirname, path.join(entry.parentPath ?? entry.path, entry.name)))
  .filter((file) => file.endsWith('.wasm') || file.startsWith('espeak-ng-data/'));

it('has the libraries and the data that were built together, and no others', () => {
  const listed = readFileSync(path.join(__dirname, 'SHA256SUMS'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace('  ./', '  '));
  expect(MADE.map((file) => `${sha256(file)}  ${file}`).sort()).toEqual(listed.sort());
});

it('takes less than a megabyte for the libraries', () => {
  const sizes = MADE.filter((file) => file.endsWith('.wasm')).map(
    (file) => readFileSync(path.join(__dirname, file)).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
});
