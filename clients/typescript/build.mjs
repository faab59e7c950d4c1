/** Writes dist: the client as ES modules and as CommonJS, each with its types. The compiler is the repository's. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { rmSync, writeFileSync } from 'node:fs';

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

process.chdir(import.meta.dirname);
rmSync('dist', { recursive: true, force: true });
for (const [folder, type] of [
  ['esm', 'module'],
  ['cjs', 'commonjs'],
]) {
  execFileSync(process.execPath, [compiler, '-p', `tsconfig.${folder}.json`], { stdio: 'inherit' });
  writeFileSync(`dist/${folder}/package.json`, `${JSON.stringify({ type })}\n`);
}
