import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Compiled in the build; the sources themselves when tests run them. */
const EXTENSION = path.extname(__filename);

/** The folders whose code decides how a text sounds. */
const FOLDERS = ['text-normalization', 'speech'];

/**
 * Digest of the code that decides how a text sounds: `text-normalization` and `speech`, and nothing else. Audio
 * made by other code is not reused, and nobody has to remember to raise a version; an edit of a controller or a
 * repository discards nothing. An update of an npm package does not show here.
 * @param src the folder that holds both
 */
export function codeDigest(src = path.join(__dirname, '..')): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const root = path.join(src, folder);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isCode).sort();
    for (const file of files)
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

const isCode = (file: string): boolean =>
  file.endsWith(EXTENSION) && !file.endsWith('.d.ts') && !/\.spec\.[jt]s$/.test(file);
