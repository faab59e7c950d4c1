import path from 'node:path';
import { defineConfig } from 'vite';
import { cssModules } from '../css-modules.ts';
import { writeFonts } from '../fonts.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const CACHE = path.resolve(ROOT, '../../.cache');
const FONTS = path.join(CACHE, 'fonts');

/**
 * Builds the design page by itself, for the test that compares its pictures; `npm run design` shows it with the account
 * page's own configuration, whose build has no part of it.
 */
export default defineConfig(async () => {
  await writeFonts(FONTS);
  return {
    root: ROOT,
    build: {
      outDir: path.join(CACHE, 'design'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false, // a fault names what is at fault
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(ROOT, 'design.html'),
        checks: { pluginTimings: false, moduleLevelDirective: false },
      },
    },
    css: { modules: cssModules },
    resolve: { alias: { '@fonts': FONTS } },
  };
});
