import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Environment } from '../config/environment';
import { migrate, reachDatabase } from '../database';
import { OperatorFault } from '../platform/process/operator-fault';
import { type AudioStore, openAudioStore } from '../synthesis';
import { type AudioFile, sideBySide } from './audio-files';
import { BackupFolder, type Manifest } from './backup-folder';
import { readLines } from './json-lines';
import { requireKnownMigrations, restoreRows } from './restore-rows';

/**
 * Puts database and audio of a backup where the settings say. Before anything is changed the backup is checked, and that
 * there is nothing to overwrite. The audio goes first, then all rows in one transaction: what is interrupted can be begun
 * again, and looks empty until it is done.
 */
export class RestoreBackup {
  constructor(
    private readonly environment: Environment,
    private readonly logger: Logger,
  ) {}

  /** @throws OperatorFault when the backup is not whole, of a later release, or would overwrite something */
  async execute(dir: string, signal: AbortSignal): Promise<Manifest> {
    const folder = new BackupFolder(dir);
    const manifest = await folder.readManifest();
    requireKnownMigrations(manifest);
    const store = await openAudioStore(this.environment);
    const database = await reachDatabase(this.environment, this.logger);
    try {
      await requireNoOtherAudio(store, folder);
      await sideBySide(audioOf(folder), async (file) => {
        signal.throwIfAborted();
        await folder.check(folder.audioFile(file.key), file);
      });
      await restoreRows(database.url, manifest, folder, () => restoreAudio(store, folder, signal));
      await migrate(database.url);
    } finally {
      await database.close();
      await store.close();
    }
    return manifest;
  }
}

/** A restore that was interrupted has left some of the backup's own. */
async function requireNoOtherAudio(store: AudioStore, folder: BackupFolder): Promise<void> {
  const own = new Set<string>();
  for await (const { key } of audioOf(folder)) own.add(key);
  for await (const { key } of store.list()) {
    if (!own.has(key)) throw new OperatorFault('The audio store is not empty. Nothing was changed.');
  }
}

function restoreAudio(store: AudioStore, folder: BackupFolder, signal: AbortSignal): Promise<void> {
  return sideBySide(audioOf(folder), async ({ key }) => {
    signal.throwIfAborted();
    if ((await store.stamp(key)) === null) await store.put(key, await readFile(folder.audioFile(key)));
  });
}

async function* audioOf(folder: BackupFolder): AsyncGenerator<AudioFile> {
  for await (const line of readLines(folder.audioList)) yield JSON.parse(line) as AudioFile;
}
