import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const KERNEL = path.resolve(__dirname, '../../src/shared');
const MAX_LINES = 400;

it(`the kernel has at most ${MAX_LINES} lines`, () => {
  const files = readdirSync(KERNEL, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  const lines = files.reduce((sum, file) => sum + linesOf(path.join(KERNEL, file)), 0);
  expect(files).not.toEqual([]);
  expect(lines).toBeLessThanOrEqual(MAX_LINES);
});

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;
