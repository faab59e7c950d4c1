import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const textOf = (...place: string[]): string => readFileSync(path.join(ROOT, ...place), 'utf8');

it('docs/operation.md lists every metric, and no other', () => {
  const metrics = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!web\/).*(?<!\.spec)\.ts$/.test(file))
    .flatMap((file) => textOf('src', file).match(/(?<=name: ')loa_\w+/g) ?? []);
  const rows = textOf('docs/operation.md').match(/^\| `loa_[^|]*/gm) ?? [];
  expect(metrics.length).toBeGreaterThan(15);
  expect(rows.flatMap((row) => row.match(/loa_\w+/g)!).sort()).toEqual(metrics.sort());
});
