import path from 'node:path';
import type { EntityManager } from 'typeorm';
import { makeFolder } from '../platform/process/private-folders';
import type { AudioStore } from '../synthesis';
import type { BackupFolder } from './backup-folder';
import { type FileFacts, writeFileOf } from './json-lines';

/** Files that are copied side by side. */
const FILES_AT_ONCE = 4;

/** A stored file that rows need. */
export interface NeededAudio {
  readonly key: string;
  /** When the last of them needs it no more; null while a job is under way. */
  readonly expiresAt: Date | null;
}

/** A file of the backup. */
export interface AudioFile extends FileFacts {
  readonly key: string;
}

/** The files of requests and jobs that have audio to keep. */
export async function neededAudio(manager: EntityManager, now: Date): Promise<NeededAudio[]> {
  return manager.query<NeededAudio[]>(
    `SELECT stored_key AS key, nullif(max(coalesce(expires_at, 'infinity')), 'infinity') AS "expiresAt" FROM (
       SELECT stored_key, expires_at FROM speech_requests
       WHERE status = 'SUCCESS' AND audio_deleted_at IS NULL
       UNION ALL
       SELECT stored_key, expires_at FROM speech_job_parts JOIN speech_jobs ON speech_jobs.id = job_id
       WHERE stored_key IS NOT NULL AND audio_deleted_at IS NULL
     ) needed
     GROUP BY stored_key HAVING max(coalesce(expires_at, 'infinity')) > $1`,
    [now],
  );
}

/** Copies stored files into a backup; none twice. */
export class AudioCopy {
  private readonly copied = new Map<string, AudioFile>();

  constructor(
    private readonly store: AudioStore,
    private readonly folder: BackupFolder,
  ) {}

  /** @returns those that are not in the store */
  async add(needed: readonly NeededAudio[], signal: AbortSignal): Promise<NeededAudio[]> {
    const missing: NeededAudio[] = [];
    await sideBySide(needed, async (audio) => {
      signal.throwIfAborted();
      if (!this.copied.has(audio.key) && !(await this.copy(audio.key))) missing.push(audio);
    });
    return missing;
  }

  /** Those of the needed files that are in the backup. */
  *files(needed: readonly NeededAudio[]): Generator<AudioFile> {
    for (const { key } of needed) {
      const file = this.copied.get(key);
      if (file) yield file;
    }
  }

  /** Those in the backup that are needed no more. */
  without(needed: readonly NeededAudio[]): AudioFile[] {
    const keys = new Set(needed.map(({ key }) => key));
    return [...this.copied.values()].filter(({ key }) => !keys.has(key));
  }

  private async copy(key: string): Promise<boolean> {
    const bytes = await this.store.open(key);
    if (!bytes) return false;
    const file = this.folder.audioFile(key);
    await makeFolder(path.dirname(file));
    this.copied.set(key, { key, ...(await writeFileOf(file, bytes)) });
    return true;
  }
}

/** Works on a few at a time. After an error it begins no more, and ends with that once what runs has ended. */
export async function sideBySide<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const shared = (async function* () {
    yield* items;
  })();
  const lanes = Array.from({ length: FILES_AT_ONCE }, async () => {
    for await (const item of shared) await work(item); // ends the others' too when it throws
  });
  for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason;
}
