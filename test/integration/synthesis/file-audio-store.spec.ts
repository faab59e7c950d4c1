import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AudioUnavailable } from '../../../src/synthesis/domain/synthesis.errors';
import { FileAudioStore } from '../../../src/synthesis/infrastructure/store/file-audio-store';
import { describeAudioStore } from '../../contracts/audio-store.contract';

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'loa-audio-'));
const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

describeAudioStore('Folder', {
  async open() {
    const folder = await newFolder();
    return {
      store: new FileAudioStore(path.join(folder, 'made', 'when-needed')),
      close: () => removeFolder(folder),
    };
  },
});

describe('FileAudioStore', () => {
  const key = 'ab'.repeat(20);
  let folder: string;
  beforeEach(async () => (folder = await newFolder()));
  afterEach(() => removeFolder(folder));

  it('never shows a file whose writing was interrupted, lists it and can remove it', async () => {
    const store = new FileAudioStore(folder);
    await mkdir(path.join(folder, 'unfinished'), { recursive: true });
    await writeFile(path.join(folder, 'unfinished', key), 'half');
    expect(await store.open(key)).toBeNull();
    const keys: string[] = [];
    for await (const audio of store.list()) keys.push(audio.key);
    expect(keys).toEqual([key]);
    await store.remove(key);
    expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
  });

  it('says so when it cannot store, and leaves nothing', async () => {
    await writeFile(path.join(folder, 'ab'), 'in the way of the folder ab');
    await expect(new FileAudioStore(folder).put(key, Buffer.from('x'))).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
  });

  it.each(['unfinished', 'ab'])('makes the folder %s again when somebody has removed it', async (name) => {
    const store = new FileAudioStore(folder);
    await store.put(key, Buffer.from('first'));
    await removeFolder(path.join(folder, name));
    await store.put(key, Buffer.from('second'));
    expect(await readFile(path.join(folder, 'ab', 'ab', key), 'utf8')).toBe('second');
  });

  it('tells a file that cannot be opened from one that is gone', async () => {
    const store = new FileAudioStore(folder);
    await mkdir(path.join(folder, 'ab', 'ab'), { recursive: true });
    await symlink(key, path.join(folder, 'ab', 'ab', key)); // leads to itself: ELOOP, even for root
    await expect(store.open(key)).rejects.toThrow(AudioUnavailable);
    await expect(store.stamp(key)).rejects.toThrow(AudioUnavailable);
  });

  it('lists nothing of strangers', async () => {
    await mkdir(path.join(folder, 'ab', 'cd'), { recursive: true });
    await writeFile(path.join(folder, 'ab', 'cd', '.DS_Store'), '');
    await writeFile(path.join(folder, 'README'), '');
    for await (const audio of new FileAudioStore(folder).list()) expect(audio).toBeUndefined();
  });
});
