import type { Dirent } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AudioStore, type ByteRange, type StoredAudio } from '../../application/ports/audio-store';
import { AudioUnavailable } from '../../domain/synthesis.errors';
import { isKey, requireKey } from './audio-key';

/** Holds unfinished files, under their final names. */
const UNFINISHED = 'unfinished';

/**
 * Audio files in a folder, two levels deep (`ab/cd/abcd…`) so that no directory grows large. Several
 * processes may share the folder.
 */
export class FileAudioStore extends AudioStore {
  constructor(private readonly folder: string) {
    super();
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
      throw error;
    }
    await syncFolder(folder);
  }

  async open(key: string, range?: ByteRange): Promise<Readable | null> {
    const handle = await open(this.fileOf(key), 'r').catch(nullOrUnavailable);
    return handle && handle.createReadStream(range && { start: range.first, end: range.last });
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
    for (const first of await this.entries('.')) {
      if (!first.isDirectory() || first.name === UNFINISHED) continue;
      for (const second of await this.entries(first.name)) {
        if (second.isDirectory()) yield* this.listFolder(path.join(first.name, second.name));
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
    return path.join(this.folder, key.slice(0, 2), key.slice(2, 4), key);
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
  const openFile = (): Promise<FileHandle> => open(file, 'w', 0o640);
  return openFile().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await makeFolder(path.dirname(file));
    return openFile();
  });
}

/** Makes a folder and those above it, where they are missing, so that their names survive a power failure. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (!first) return;
  const parents: string[] = [];
  const topmost = path.resolve(first);
  for (let at = path.resolve(folder); at.length >= topmost.length; at = path.dirname(at)) {
    parents.push(path.dirname(at));
  }
  await Promise.all(parents.map(syncFolder));
}

/** A new name survives a power failure once the folder that holds it is synchronised. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot open a folder
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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
