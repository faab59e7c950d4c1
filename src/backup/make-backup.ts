import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Environment } from '../config/environment';
import { Clock } from '../shared/domain/clock';
import { openAudioStore } from '../synthesis';
import { AudioCopy, type NeededAudio, neededAudio } from './audio-files';
import { type BackupFolder, FORMAT, inNewFolder, type Manifest } from './backup-folder';
import { dumpTables, schemaState } from './dump-tables';
import { writeLines } from './json-lines';

/** What was backed up. */
export interface BackupSummary {
  readonly rows: number;
  readonly files: number;
  readonly audioBytes: number;
  /** Files that the store has lost; rows that need them are in the backup all the same. */
  readonly lost: readonly string[];
}

type Snapshot = Pick<Manifest, 'takenAt' | 'migrations' | 'sequences' | 'tables'> & {
  readonly audio: readonly NeededAudio[];
};

/**
 * Copies database and audio into a folder while the service works. The rows are of one moment; the files are copied after
 * it. When one has gone meanwhile before its time (a job was cancelled), the rows are taken again, so that in the end each
 * row's file is there or past its time.
 */
@Injectable()
export class MakeBackup {
  constructor(
    private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly clock: Clock,
  ) {}

  /** @throws OperatorFault when the folder is not empty, or the audio store cannot be used */
  async execute(dir: string, signal: AbortSignal): Promise<BackupSummary> {
    const store = await openAudioStore(this.environment);
    try {
      return await inNewFolder(dir, (folder) => this.fill(folder, new AudioCopy(store, folder), signal));
    } finally {
      await store.close();
    }
  }

  private async fill(folder: BackupFolder, copy: AudioCopy, signal: AbortSignal): Promise<BackupSummary> {
    let lost = new Set<string>();
    for (;;) {
      const { audio, ...snapshot } = await this.takeSnapshot(folder, signal);
      const missing = await copy.add(audio, signal);
      const now = this.clock.now();
      const gone = missing.filter(({ expiresAt }) => !expiresAt || expiresAt > now);
      const isSettled = gone.every(({ key }) => lost.has(key));
      lost = new Set(gone.map(({ key }) => key));
      if (isSettled) return { ...(await this.finish(folder, copy, snapshot, audio)), lost: [...lost] };
    }
  }

  private async takeSnapshot(folder: BackupFolder, signal: AbortSignal): Promise<Snapshot> {
    await folder.removeTables();
    const tables = this.dataSource.entityMetadatas.map(({ tableName }) => tableName).sort();
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('SET TRANSACTION READ ONLY');
      const takenAt = this.clock.now();
      const audio = await neededAudio(manager, takenAt);
      const dumped = await dumpTables(manager, tables, folder, signal);
      return {
        takenAt: takenAt.toISOString(),
        ...(await schemaState(manager)),
        tables: dumped,
        audio,
      };
    });
  }

  private async finish(
    folder: BackupFolder,
    copy: AudioCopy,
    snapshot: Omit<Snapshot, 'audio'>,
    needed: readonly NeededAudio[],
  ): Promise<Omit<BackupSummary, 'lost'>> {
    const files = [...copy.files(needed)];
    for (const { key } of copy.without(needed)) await rm(folder.audioFile(key));
    const { lines, ...list } = await writeLines(
      folder.audioList,
      files.map((file) => JSON.stringify(file)),
    );
    const audioBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
    await folder.writeManifest({ format: FORMAT, ...snapshot, audio: { ...list, files: lines, audioBytes } });
    const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, files: lines, audioBytes };
  }
}
