import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * What the screens of signed-in people need beside the page itself, by address: the file that has the screen, and what
 * it asks the API for before it shows anything.
 */
const SCREENS: Readonly<Record<string, { readonly file: string; readonly data?: readonly string[] }>> = {
  '/': { file: 'features/account/overview.tsx' },
  '/playground': { file: 'features/playground/playground.tsx', data: ['/api/v1/tts/speakers'] },
  '/pronunciations': { file: 'features/pronunciations/pronunciations.tsx' },
  '/history': { file: 'features/history/history.tsx' },
  '/jobs': { file: 'features/jobs/jobs.tsx' },
  '/credits': { file: 'features/billing/credits.tsx' },
  '/keys': { file: 'features/keys/keys.tsx' },
  '/webhooks': { file: 'features/webhooks/webhooks.tsx' },
  '/account': { file: 'features/account/account.tsx' },
};

/** The languages whose texts are files of their own. */
const LANGUAGES: Readonly<Record<string, string>> = { en: 'i18n/en.ts' };

/** What is common to all addresses of signed-in people. */
const OF_PEOPLE = ['/api/v1/account'];

/**
 * Writes `preloads.json` beside the page: what the server tells a browser to fetch together with the first script, which
 * would ask for it only once it has come and run. Its form is that of `Preloads` in `src/platform/http/page/page-preloads.ts`.
 */
export function preloads(root: string, outDir: string): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const first = chunks.find(({ isEntry }) => isEntry);
      const loaded = new Set([first?.fileName, ...(first?.imports ?? [])]);
      /** The script that a source file is in, and those that it imports, but for those that the page has anyway. */
      const chunksOf = (file: string): Rolldown.OutputChunk[] => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(root, file));
        if (!chunk) throw new Error(`${file} is no script of its own.`);
        const names = [chunk.fileName, ...chunk.imports].filter((name) => !loaded.has(name));
        return names.flatMap((name) => chunks.find(({ fileName }) => fileName === name) ?? []);
      };
      const addresses = (names: Iterable<string>): string[] => [...new Set(names)].map((name) => `/${name}`);
      const scriptsOf = (file: string) => addresses(chunksOf(file).map(({ fileName }) => fileName));
      const stylesOf = (file: string) =>
        addresses(chunksOf(file).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      const languages = Object.entries(LANGUAGES).map(([name, file]) => [name, scriptsOf(file)]);
      const screens = Object.entries(SCREENS).map(([address, { file, data = [] }]) => [
        address,
        { scripts: scriptsOf(file), styles: stylesOf(file), data },
      ]);
      const written = {
        languages: Object.fromEntries(languages) as object,
        people: OF_PEOPLE,
        screens: Object.fromEntries(screens) as object,
      };
      await writeFile(path.join(outDir, 'preloads.json'), JSON.stringify(written, null, 2));
    },
  };
}
