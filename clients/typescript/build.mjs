/** Writes dist: the client as ES modules and as CommonJS, each with its types. The compiler is the repository's. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const compiler = path.join(import.meta.dirname, '../../node_modules/typescript-native/bin/tsc');

process.chdir(import.meta.dirname);
rmSync('dist', { recursive: true, force: true });
for (const [folder, type] of [
  ['esm', 'module'],
  ['cjs', 'commonjs'],
]) {
  execFileSync(process.execPath, [compiler, '-p', `tsconfig.${folder}.json`], { stdio: 'inherit' });
  writeFileSync(`dist/${folder}/package.json`, `${JSON.stringify({ type })}\n`);
}
