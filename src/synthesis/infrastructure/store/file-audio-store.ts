import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AudioStore, type ByteRange, type StoredAudio } from '../../application/audio-store';
import { AudioUnavailable } from '../../domain/synthesis.errors';
import { isKey, requireKey } from './audio-key';

/** What was begun and not finished lies here, under its final name. */
const UNFINISHED = 'unfinished';

/**
 * Audio files in a folder, two levels deep (`ab/cd/abcd…`) so that no directory grows large. Several
 * processes may share the folder.
 */
export class FileAudioStore extends AudioStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const file = this.fileOf(key);
    const unfinished = this.unfinishedOf(key);
    const created = await mkdir(path.dirname(file), { recursive: true });
    await mkdir(path.dirname(unfinished), { recursive: true });
    try {
      await writeDurably(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }); // a full disk needs the room
      throw error;
    }
    await syncFolders(path.dirname(file), created ? path.dirname(created) : path.dirname(file));
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
  const handle = await open(file, 'w', 0o640);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name survives a power failure once the folder that holds it is synchronised, up to `topmost`. */
async function syncFolders(folder: string, topmost: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot open a folder
  for (let at = folder; ; at = path.dirname(at)) {
    const handle = await open(at, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (at === topmost || at === path.dirname(at)) return;
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
