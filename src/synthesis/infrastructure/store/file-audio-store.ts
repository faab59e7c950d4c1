import type { Dirent } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { isDiskFull } from '../../../platform/process/disk-space';
import { StorageFull } from '../../../speech';
import { AudioStore, type ByteRange, type StoredAudio } from '../../application/ports/audio-store';
import { AudioUnavailable } from '../../domain/synthesis.errors';
import { isKey, requireKey } from './audio-key';
import { adoptEarlierFiles } from './earlier-audio-files';
import { readInParts } from './file-in-parts';
import { makeFolder, PRIVATE_FILE, syncFolder } from '../../../platform/process/private-folders';

/** Holds the files. */
const RECORDINGS = 'recordings';

/** Holds unfinished files, under their final names. */
const UNFINISHED = 'unfinished';

/**
 * Audio files in a folder, two levels deep (`recordings/ab/cd/abcd…`) so that no directory grows large. Only the
 * service's own user may look into it. Several processes of that user may share it.
 */
export class FileAudioStore extends AudioStore {
  constructor(private readonly folder: string) {
    super();
  }

  /** Opens a folder, which may be missing, and takes over what earlier versions have left in it. */
  static async open(folder: string): Promise<FileAudioStore> {
    const store = new FileAudioStore(folder);
    await adoptEarlierFiles(folder, (key) => store.fileOf(key));
    return store;
  }

  /** Syncs take most of the time: what does not depend on each other goes side by side. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const file = this.fileOf(key);
    const folder = path.dirname(file);
    const unfinished = this.unfinishedOf(key);
    const preparation = [writeDurably(unfinished, bytes), makeFolder(folder)];
    await Promise.allSettled(preparation); // nothing may be on its way any more when the file is removed
    try {
      await Promise.all(preparation);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }); // a full disk needs the room
      throw isDiskFull(error) ? new StorageFull(error) : error;
    }
    await syncFolder(folder);
  }

  async open(key: string, range?: ByteRange): Promise<Readable | null> {
    return readInParts(this.fileOf(key), range).catch(nullOrUnavailable);
  }

  async stamp(key: string): Promise<string | null> {
    const facts = await stat(this.fileOf(key), { bigint: true }).catch(nullOrUnavailable);
    return facts && [facts.ino, facts.size, facts.mtimeNs, facts.ctimeNs].join('-');
  }

  async remove(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true });
    await rm(this.unfinishedOf(key), { force: true });
  }

  async *list(): AsyncIterable<StoredAudio> {
    yield* this.listFolder(UNFINISHED);
    for (const first of await this.entries(RECORDINGS)) {
      for (const second of await this.entries(path.join(RECORDINGS, first.name))) {
        yield* this.listFolder(path.join(RECORDINGS, first.name, second.name));
      }
    }
  }

  private async *listFolder(name: string): AsyncIterable<StoredAudio> {
    for (const entry of await this.entries(name)) {
      if (!entry.isFile() || !isKey(entry.name)) continue;
      const facts = await stat(path.join(this.folder, name, entry.name)).catch(nullWhenMissing);
      if (facts) yield { key: entry.name, storedAt: facts.mtime };
    }
  }

  private async entries(name: string): Promise<Dirent[]> {
    const entries = await readdir(path.join(this.folder, name), { withFileTypes: true }).catch(
      nullWhenMissing,
    );
    return entries ?? [];
  }

  private fileOf(key: string): string {
    requireKey(key);
    return path.join(this.folder, RECORDINGS, key.slice(0, 2), key.slice(2, 4), key);
  }

  private unfinishedOf(key: string): string {
    requireKey(key);
    return path.join(this.folder, UNFINISHED, key);
  }
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await create(file);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Opens a file for writing, and makes its folder only where that is missing: the first time. */
async function create(file: string): Promise<FileHandle> {
  const openFile = (): Promise<FileHandle> => open(file, 'w', PRIVATE_FILE);
  return openFile().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await makeFolder(path.dirname(file));
    return openFile();
  });
}

/** Too many open files, a right that was taken away, a broken disk: the file is not known to be gone. */
function nullOrUnavailable(error: NodeJS.ErrnoException): null {
  try {
    return nullWhenMissing(error);
  } catch (cause) {
    throw new AudioUnavailable(cause);
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
