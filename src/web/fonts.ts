import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const FAMILY = '@expo-google-fonts/be-vietnam-pro';

/** The files of the page's two weights, and what they are made of. */
const FILES = {
  'be-vietnam-pro-400.woff2': `${FAMILY}/400Regular/BeVietnamPro_400Regular.ttf`,
  'be-vietnam-pro-600.woff2': `${FAMILY}/600SemiBold/BeVietnamPro_600SemiBold.ttf`,
};

/** Latin-1, Vietnamese (composed, and its marks by themselves), punctuation and signs; anything else is the system's. */
const CODE_POINTS = `
  20-7E A0-FF 131 152-153 2BB-2BC 2C6 2DA 2DC
  102-103 110-111 128-129 168-169 1A0-1A1 1AF-1B0 300-304 306 308-309 31B 323 329 1EA0-1EF9
  2010-2015 2018-201E 2020-2022 2026 2030 2039-203A 20AB-20AC 2122 2190-2193 2212 2215`;

/** The characters that the page's fonts have. */
export const CHARACTERS = CODE_POINTS.trim()
  .split(/\s+/)
  .flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  })
  .join('');

/** Composes letters with marks and sets pairs at their distances. The page asks for nothing else. */
const FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'mkmk'];

/**
 * Writes the page's fonts into a folder. Hinting, which is more than half of the originals, is left out: screens of today
 * smooth letters themselves.
 */
export async function writeFonts(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, source] of Object.entries(FILES)) {
    const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES } as const;
    const font = await subsetFont(await readFile(resolve(source)), CHARACTERS, options);
    const draft = path.join(folder, `${name}.${process.pid}`);
    await writeFile(draft, font);
    await rename(draft, path.join(folder, name)); // whole at once: another build may be reading it
  }
}
