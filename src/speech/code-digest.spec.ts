import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeDigest } from './code-digest';

const SRC = path.join(__dirname, '..');

/** Files that the digest covers, at any depth. */
const COVERED = [
  'speech/speech.module.ts',
  'speech/audio/mp3/mp3.ts',
  'speech/wasm/lame.wasm',
  'speech/wasm/espeak-ng-data/vi_dict',
  'speech/wasm/espeak-ng-data/lang/aav/vi',
  'text-normalization/vi/units.ts',
];

/** A file of every other folder of the sources, and files of the two folders that make no sound. */
const OTHERS = [
  ...readdirSync(SRC, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['speech', 'text-normalization'].includes(entry.name))
    .map(({ name }) => `${name}/index.ts`),
  'main.ts',
  'speech/audio/mp3.spec.ts',
  'speech/audio/opus-wasm.d.ts',
  'speech/wasm/licences/lame.txt',
];

describe('codeDigest', () => {
  let src: string;
  beforeEach(() => {
    src = mkdtempSync(path.join(tmpdir(), 'loa-digest-'));
    for (const file of [...COVERED, ...OTHERS]) {
      mkdirSync(path.dirname(path.join(src, file)), { recursive: true });
      writeFileSync(path.join(src, file), `// ${file}\n`);
    }
  });
  afterEach(() => rmSync(src, { recursive: true }));

  const edit = (file: string) => appendFileSync(path.join(src, file), '// edited\n');

  it.each(COVERED)('changes with an edit of %s', (file) => {
    const before = codeDigest(src);
    edit(file);
    expect(codeDigest(src)).not.toBe(before);
  });

  it.each(OTHERS)('does not change with an edit of %s', (file) => {
    const before = codeDigest(src);
    edit(file);
    expect(codeDigest(src)).toBe(before);
  });

  it('changes when a file is added, even an empty one', () => {
    const before = codeDigest(src);
    writeFileSync(path.join(src, 'speech/added.ts'), '');
    expect(codeDigest(src)).not.toBe(before);
  });

  it('covers the sources that it is a part of', () => {
    expect(codeDigest()).toBe(codeDigest(SRC));
  });
});
