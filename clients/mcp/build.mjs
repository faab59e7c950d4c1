/**
 * Writes dist: the server as one file that needs nothing but Node.js, and the licences of what it is made of. Vite is the
 * repository's.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const { output } = await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'main.ts',
    outDir: 'dist',
    target: 'node20',
    rolldownOptions: {
      output: { entryFileNames: 'main.js', banner: '#!/usr/bin/env node', codeSplitting: false },
    },
  },
});

const packages = new Set(output.flatMap(({ moduleIds = [] }) => moduleIds.flatMap(packageOf)));
const notices = [...packages].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} has no file with its licence.`);
  return `${name} ${version} (${license})\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
});
writeFileSync(path.join(import.meta.dirname, 'dist/LICENCES.txt'), notices.join(`\n${'-'.repeat(80)}\n\n`));

/** @returns the folder of the package that a module is from; none for one of our own */
function packageOf(module) {
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module) ?? [];
  return folder ? [folder] : [];
}
