import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolderOnce, removeOtherFolders } from './derived-folder';

describe('Derived folders', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'loa-derived-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const fill = (text: string) => (part: string) => writeFile(join(part, 'file'), text);

  it('are made once, and whole, by those who make them at the same time', async () => {
    const folder = join(root, 'models', 'mai');
    await Promise.all(['a', 'b', 'c'].map((text) => makeFolderOnce(folder, fill(text))));
    const made = readFileSync(join(folder, 'file'), 'utf8');
    expect(['a', 'b', 'c']).toContain(made);
    await makeFolderOnce(folder, fill('later'));
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe(made);
    expect(readdirSync(join(root, 'models'))).toEqual(['mai']);
  });

  it('leave nothing when they cannot be made, and can be made later', async () => {
    const full = () => Promise.reject(new Error('ENOSPC'));
    await expect(makeFolderOnce(join(root, 'mai'), full)).rejects.toThrow('ENOSPC');
    expect(readdirSync(root)).toEqual([]);
    await makeFolderOnce(join(root, 'mai'), fill('a'));
    expect(readdirSync(root)).toEqual(['mai']);
  });

  it('are removed when nobody needs them, what is being made aside', async () => {
    for (const name of ['mai', 'lan', '.part-young', '.part-old']) mkdirSync(join(root, name));
    writeFileSync(join(root, 'lan', 'file'), 'a');
    utimesSync(join(root, '.part-old'), 0, 0);
    await removeOtherFolders(root, [join(root, 'mai')]);
    expect(readdirSync(root)).toEqual(['.part-young', 'mai']);
    await removeOtherFolders(join(root, 'nowhere'), []);
  });
});
