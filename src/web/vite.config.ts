import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { cssModules } from './css-modules.ts';
import { writeFonts } from './fonts.ts';
import { preloads } from './preloads.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OUT_DIR = path.join(ROOT, 'dist/web');
const FONTS = path.join(ROOT, '.cache/fonts');
const API = 'http://localhost:3000';

/** Builds the account page into `dist/web`, from where the API serves it. */
export default defineConfig(async ({ command }) => {
  // What the tests build, with NODE_ENV=test, is what is shipped.
  if (command === 'build') process.env.NODE_ENV = 'production';
  await writeFonts(FONTS);
  return {
    root: import.meta.dirname,
    build: {
      outDir: OUT_DIR,
      emptyOutDir: true,
      assetsInlineLimit: 0, // the content security policy allows no data: addresses
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // Compressing is slow, and is meant to be; what packages say to servers (`use client`) is none of ours.
      rolldownOptions: { checks: { pluginTimings: false, moduleLevelDirective: false } },
    },
    css: { modules: cssModules },
    resolve: { alias: { '@fonts': FONTS } },
    plugins: [compressed(), preloads(import.meta.dirname, OUT_DIR)],
    server: { proxy: { '/api': API, '/audio': API }, fs: { allow: [ROOT] } },
  };
});

/** Writes `.br` and `.gz` beside every asset, so that nothing is compressed while serving. */
function compressed(): Plugin {
  const folder = path.join(OUT_DIR, 'assets');
  return {
    name: 'compressed-assets',
    apply: 'build',
    async writeBundle() {
      const names = await readdir(folder);
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(folder, name);
          const bytes = await readFile(file);
          await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
          await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
        }),
      );
    },
  };
}
