import { once } from 'node:events';
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { storedKeyOf } from '../../../src/synthesis/application/audio-names';
import { StorageFull } from '../../../src/speech';
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
  afterEach(async () => {
    jest.restoreAllMocks();
    await removeFolder(folder);
  });

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
    await writeFile(path.join(folder, 'recordings'), 'in the way of the folder');
    await expect(new FileAudioStore(folder).put(key, Buffer.from('x'))).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
  });

  it('tells a full disk from other faults, and leaves nothing on it', async () => {
    await mkdir(path.join(folder, 'unfinished'));
    await symlink('/dev/full', path.join(folder, 'unfinished', key)); // every write there fails with ENOSPC
    const store = new FileAudioStore(folder);
    await expect(store.put(key, Buffer.from('x'))).rejects.toBeInstanceOf(StorageFull);
    expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
    await store.put(key, Buffer.from('there is room again'));
    expect(await store.stamp(key)).not.toBeNull();
  });

  it.each(['unfinished', 'recordings'])(
    'makes the folder %s again when somebody has removed it',
    async (name) => {
      const store = new FileAudioStore(folder);
      await store.put(key, Buffer.from('first'));
      await removeFolder(path.join(folder, name));
      await store.put(key, Buffer.from('second'));
      expect(await readFile(path.join(folder, 'recordings', 'ab', 'ab', key), 'utf8')).toBe('second');
    },
  );

  it('tells a file that cannot be opened from one that is gone', async () => {
    const store = new FileAudioStore(folder);
    await mkdir(path.join(folder, 'recordings', 'ab', 'ab'), { recursive: true });
    await symlink(key, path.join(folder, 'recordings', 'ab', 'ab', key)); // leads to itself: ELOOP, even for root
    await expect(store.open(key)).rejects.toThrow(AudioUnavailable);
    await expect(store.stamp(key)).rejects.toThrow(AudioUnavailable);
  });

  it('holds no file open for readers that do not read', async () => {
    const store = new FileAudioStore(folder);
    await store.put(key, Buffer.alloc(1_000_000, 'x'));
    const readers = await Promise.all(Array.from({ length: 100 }, () => store.open(key)));
    for (const reader of readers) await once(reader!, 'readable');
    const held = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    );
    expect(held.filter((file) => file.startsWith(folder))).toEqual([]);
    expect(Buffer.concat(await readers[0]!.toArray())).toHaveLength(1_000_000);
    readers.forEach((reader) => reader!.destroy());
  });

  it('lets no other user of the machine list or read anything', async () => {
    const home = path.join(folder, 'audio');
    await (await FileAudioStore.open(home)).put(key, Buffer.from('x'));
    const found = await readdir(home, { recursive: true, withFileTypes: true });
    const rights = async (file: string): Promise<string> => ((await stat(file)).mode & 0o777).toString(8);
    for (const entry of found) {
      const mode = await rights(path.join(entry.parentPath, entry.name));
      expect([entry.name, mode]).toEqual([entry.name, entry.isFile() ? '600' : '700']);
    }
    expect([await rights(home), found.filter((entry) => entry.isFile()).length]).toEqual(['700', 1]);
  });

  it('closes the folder of an earlier version, and renames its files, whose names opened them', async () => {
    const old = path.join(folder, 'ab', 'ab');
    await mkdir(old, { recursive: true });
    await writeFile(path.join(old, key), 'spoken before', { mode: 0o640 });
    await chmod(folder, 0o755);
    await Promise.all([FileAudioStore.open(folder), FileAudioStore.open(folder)]);
    const store = await FileAudioStore.open(folder);
    const bytes = await (await store.open(storedKeyOf(key)))?.toArray();
    expect(Buffer.concat(bytes as Buffer[]).toString()).toBe('spoken before');
    expect(await readdir(folder)).toEqual(['recordings']);
    expect(await readdir(folder, { recursive: true })).not.toContainEqual(expect.stringContaining(key));
    const stamp = storedKeyOf(key);
    const place = path.join(folder, 'recordings', stamp.slice(0, 2), stamp.slice(2, 4), stamp);
    expect([(await stat(folder)).mode & 0o777, (await stat(place)).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  it('opens what it cannot take over, says so, and leaves it for the next time', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    await mkdir(path.join(folder, 'ab', 'ab'), { recursive: true });
    await writeFile(path.join(folder, 'ab', 'ab', key), 'x');
    await writeFile(path.join(folder, 'recordings'), 'in the way of the folder');
    const store = await FileAudioStore.open(folder);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(folder));
    for await (const audio of store.list()) expect(audio).toBeUndefined(); // or it would be deleted as an orphan
    expect(await readFile(path.join(folder, 'ab', 'ab', key), 'utf8')).toBe('x');
  });

  it('lists nothing of strangers', async () => {
    await mkdir(path.join(folder, 'recordings', 'ab', 'cd'), { recursive: true });
    await writeFile(path.join(folder, 'recordings', 'ab', 'cd', '.DS_Store'), '');
    await writeFile(path.join(folder, 'recordings', '.DS_Store'), '');
    await writeFile(path.join(folder, 'README'), '');
    for await (const audio of new FileAudioStore(folder).list()) expect(audio).toBeUndefined();
  });
});
