import { existsSync } from 'node:fs';
import { chown, mkdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { useMemoryForTemporaryFiles } from './memory-folder';

const SHARED_MEMORY = '/dev/shm';
const given = process.env.TMPDIR;

beforeEach(() => delete process.env.TMPDIR);
afterEach(() => {
  if (given === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = given;
});

describe('temporary files', () => {
  it('go to memory where it has room, and are removed', async () => {
    const remove = await useMemoryForTemporaryFiles();
    const folder = process.env.TMPDIR;
    if (folder !== undefined) expect((await statfs(folder)).type).toBe(0x0102_1994);
    await remove();
    expect(process.env.TMPDIR).toBeUndefined();
    expect(folder !== undefined && existsSync(folder)).toBe(false);
  });

  it('stay where TMPDIR says, and where the folder is none in memory', async () => {
    process.env.TMPDIR = __dirname;
    await (
      await useMemoryForTemporaryFiles()
    )();
    expect(process.env.TMPDIR).toBe(__dirname);
    delete process.env.TMPDIR;
    await useMemoryForTemporaryFiles(__dirname);
    await useMemoryForTemporaryFiles(path.join(__dirname, 'nowhere'));
    expect(process.env.TMPDIR).toBeUndefined();
  });

  it('of a run that was ended by force are removed by the next one', async () => {
    const left = path.join(SHARED_MEMORY, 'loa-test-4194305-left'); // no process has such an id
    if (existsSync(SHARED_MEMORY)) await mkdir(left, { recursive: true });
    const remove = await useMemoryForTemporaryFiles();
    const used = process.env.TMPDIR !== undefined;
    await remove();
    expect(used && existsSync(left)).toBe(false);
  });

  it('of a run of another user stay', async () => {
    const theirs = path.join(SHARED_MEMORY, 'loa-test-4194306-theirs');
    const canMake = existsSync(SHARED_MEMORY) && process.getuid?.() === 0;
    if (canMake) {
      await mkdir(theirs, { recursive: true });
      await chown(theirs, 65534, 65534);
    }
    await (
      await useMemoryForTemporaryFiles()
    )();
    expect(existsSync(theirs)).toBe(canMake);
    await rm(theirs, { recursive: true, force: true });
  });
});
