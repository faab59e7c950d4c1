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
    for (const file of filesBelow(root).filter(isCode).sort())
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
}

/** TypeScript or what is made of it; C compiled to WebAssembly, and the data of eSpeak NG. */
function isCode(file: string): boolean {
  if (file.endsWith('.wasm') || file.includes('espeak-ng-data/')) return true;
  return file.endsWith(EXTENSION) && !file.endsWith('.d.ts') && !/\.spec\.[jt]s$/.test(file);
}
