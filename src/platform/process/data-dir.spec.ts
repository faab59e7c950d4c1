import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryAudioDir, tryDataDir, tryModelDir } from './data-dir';

const NOBODY = 65_534;

let home: string;
beforeEach(async () => (home = await mkdtemp(path.join(tmpdir(), 'loa-data-dir-'))));
afterEach(() => rm(home, { recursive: true, force: true }));

/** Root may do everything: for the time of the work it is nobody. */
async function unprivileged(work: () => Promise<void>): Promise<void> {
  const user = process.geteuid!();
  if (user === 0) process.seteuid!(NOBODY);
  try {
    await work();
  } finally {
    process.seteuid!(user);
  }
}

describe('tryDataDir', () => {
  it('makes the folder and leaves nothing in it', async () => {
    const dir = path.join(home, 'var/loa');
    await tryDataDir(dir);
    expect(await readdir(dir)).toEqual([]);
  });

  it('refuses a file of that name', async () => {
    const file = path.join(home, 'data');
    await writeFile(file, '');
    await expect(tryDataDir(file)).rejects.toThrow(`DATA_DIR ${file} cannot be used: ENOTDIR`);
  });

  it('refuses a place where no folder can be made', async () => {
    await expect(tryDataDir('/proc/nope/deep')).rejects.toThrow(
      'DATA_DIR /proc/nope/deep cannot be used: ENOENT',
    );
  });

  it.each([
    ['read', 0o333],
    ['written to', 0o555],
  ])('refuses a folder that cannot be %s', async (_, mode) => {
    await chmod(home, mode);
    await unprivileged(() =>
      expect(tryDataDir(home)).rejects.toThrow(`DATA_DIR ${home} cannot be used: EACCES`),
    );
    await chmod(home, 0o700);
  });
});

describe('tryAudioDir', () => {
  it('takes a folder that cannot be written to, such as one on a full disk', async () => {
    await chmod(home, 0o555);
    await unprivileged(() => expect(tryAudioDir('AUDIO_DIR', home)).resolves.toBeUndefined());
    await chmod(home, 0o700);
  });

  it('takes a folder that is missing, and does not make it', async () => {
    await tryAudioDir('AUDIO_DIR', path.join(home, 'var/loa'));
    expect(await readdir(home)).toEqual([]);
  });

  it('refuses a file of that name', async () => {
    const file = path.join(home, 'data');
    await writeFile(file, '');
    await expect(tryAudioDir('AUDIO_DIR', file)).rejects.toThrow(`AUDIO_DIR ${file} cannot be used: ENOTDIR`);
  });

  it('refuses a folder that cannot be read', async () => {
    await chmod(home, 0o333);
    await unprivileged(() =>
      expect(tryAudioDir('AUDIO_DIR', home)).rejects.toThrow(`AUDIO_DIR ${home} cannot be used: EACCES`),
    );
    await chmod(home, 0o700);
  });
});

describe('tryModelDir', () => {
  it('wants the folder that is named, and none where none is', async () => {
    await tryModelDir(null);
    await tryModelDir(home);
    const nowhere = path.join(home, 'nowhere');
    await expect(tryModelDir(nowhere)).rejects.toThrow(`MODEL_DIR ${nowhere} cannot be used: ENOENT`);
    expect(await readdir(home)).toEqual([]);
  });
});
