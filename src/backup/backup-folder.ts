import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorFault } from '../platform/process/operator-fault';
import { makeFolder, PRIVATE_FILE, syncFolder } from '../platform/process/private-folders';
import { factsOf, type FileFacts } from './json-lines';

/** Of the files of a backup. Another number means that a release before it cannot read them. */
export const FORMAT = 1;

/** A table's rows, in `tables/<name>.jsonl.gz`. */
export interface TableFile extends FileFacts {
  readonly table: string;
  readonly rows: number;
}

/** What a backup consists of: `manifest.json`, written last. */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** The moment that the database's rows are of (ISO 8601). */
  readonly takenAt: string;
  /** Names of the migrations that had made the schema. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableFile[];
  /** Last numbers that were given, by the sequence's name. */
  readonly sequences: Readonly<Record<string, string>>;
  /** The list of the audio files, `audio.jsonl.gz`, and what they come to. */
  readonly audio: FileFacts & { readonly files: number; readonly audioBytes: number };
}

/** A folder that holds a backup, or is to hold one. */
export class BackupFolder {
  readonly audioList: string;
  private readonly manifestFile: string;

  constructor(readonly dir: string) {
    this.audioList = path.join(dir, 'audio.jsonl.gz');
    this.manifestFile = path.join(dir, 'manifest.json');
  }

  tableFile(table: string): string {
    return path.join(this.dir, 'tables', `${table}.jsonl.gz`);
  }

  /** Two levels deep, so that no directory grows large. */
  audioFile(key: string): string {
    return path.join(this.dir, 'audio', key.slice(0, 2), key.slice(2, 4), key);
  }

  async removeTables(): Promise<void> {
    await rm(path.join(this.dir, 'tables'), { recursive: true, force: true });
    await rm(this.audioList, { force: true });
    await makeFolder(path.join(this.dir, 'tables'));
  }

  async writeManifest(manifest: Manifest): Promise<void> {
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(this.manifestFile, text, { mode: PRIVATE_FILE, flush: true });
  }

  /**
   * Reads the manifest and compares the files of the tables and the list of the audio with it.
   * @throws OperatorFault when it is no whole backup, or a later release has made it
   */
  async readManifest(): Promise<Manifest> {
    const text = await readFile(this.manifestFile, 'utf8').catch((cause: unknown) => {
      throw new OperatorFault(`${this.dir} holds no backup: it has no manifest.json.`, { cause });
    });
    const { format } = JSON.parse(text) as { format: number };
    if (format !== FORMAT)
      throw new OperatorFault(`${this.dir} has the format ${format}; this release reads ${FORMAT}.`);
    const manifest = JSON.parse(text) as Manifest;
    for (const table of manifest.tables) await this.check(this.tableFile(table.table), table);
    await this.check(this.audioList, manifest.audio);
    return manifest;
  }

  /** @throws OperatorFault when a file is missing, or not what was written */
  async check(file: string, { bytes, sha256 }: FileFacts): Promise<void> {
    const found = await factsOf(file).catch((cause: unknown) => {
      throw new OperatorFault(`The backup is not whole: ${file} cannot be read.`, { cause });
    });
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new OperatorFault(`The backup is damaged: ${file} is not what was written.`);
  }
}

/**
 * Has a backup made in `<dir>.part`, which gets its name when all of it is written.
 * @throws OperatorFault when there is something at `dir` already, or no folder can be made there
 */
export async function inNewFolder<Result>(
  dir: string,
  make: (folder: BackupFolder) => Promise<Result>,
): Promise<Result> {
  const unusable = (cause: NodeJS.ErrnoException): never => {
    throw new OperatorFault(`${dir} cannot be used: ${cause.message}.`, { cause });
  };
  const found = await readdir(dir).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? [] : unusable(error),
  );
  if (found.length > 0) throw new OperatorFault(`${dir} is not empty. Nothing was changed.`);
  const part = `${path.resolve(dir)}.part`;
  await rm(part, { recursive: true, force: true }); // of a backup that was interrupted
  try {
    await makeFolder(part).catch(unusable);
    const result = await make(new BackupFolder(part));
    await rename(part, dir); // an empty folder gives way
    await syncFolder(path.dirname(path.resolve(dir)));
    return result;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
