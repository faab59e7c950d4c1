import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Compiled in the build; the sources themselves when tests run them. */
const EXTENSION = path.extname(__filename);

/**
 * Digest of the code that decides how a text sounds: `text-normalization` and `speech`, and nothing else. Audio
 * made by other code is not reused, and nobody has to remember to raise a version; an edit of a controller or a
 * repository discards nothing. An update of an npm package does not show here.
 */
export function codeDigest(): string {
  const hash = createHash('sha256');
  for (const folder of ['text-normalization', 'speech']) {
    const root = path.join(__dirname, '..', folder);
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
