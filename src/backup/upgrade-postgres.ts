import { chown, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Environment } from '../config/environment';
import {
  clusterDirOf,
  EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  fetchEarlierServer,
  findPlatformPackage,
  findPostmaster,
  majorOf,
  type PlatformPackage,
  upgradeDir,
} from '../platform/database/embedded-postgres';
import { OperatorFault } from '../platform/process/operator-fault';
import { syncFolder } from '../platform/process/private-folders';
import { BackupFolder } from './backup-folder';
import { dumpDatabase } from './dump-tables';
import type { SavedRows } from './load-tables';
import { requireKnownMigrations, restoreRows } from './restore-rows';

/**
 * Moves the embedded database to the major version of PostgreSQL that this release runs. npm brings no `pg_upgrade`: a
 * server of the earlier version opens the cluster once more, its rows go through files into a new cluster beside it, and
 * in the end the two folders change places. Until then nothing of the old one is changed. After an interruption,
 * whenever that was, the command is given again.
 */
export class UpgradePostgres {
  private readonly clusterDir: string;
  /** Everything that is not ready: the earlier server, the rows, the new cluster. */
  private readonly workDir: string;
  private readonly nextDir: string;

  constructor(
    private readonly environment: Environment,
    private readonly logger: Logger,
  ) {
    this.clusterDir = clusterDirOf(environment.settings.DATA_DIR);
    this.workDir = upgradeDir(this.clusterDir);
    this.nextDir = path.join(this.workDir, 'postgres');
  }

  /**
   * @param binaries folder with `bin`, `lib` and `share` of the earlier server; null has npm fetch it
   * @returns where the old cluster is now, which nothing needs any more
   * @throws OperatorFault, with nothing changed, when there is nothing to upgrade or something is in the way
   */
  async execute(binaries: string | null, signal: AbortSignal): Promise<string> {
    const isHalfSwapped = (await majorOf(this.clusterDir)) === null && (await majorOf(this.nextDir)) !== null;
    if (isHalfSwapped) return this.finishSwap();
    const found = await this.requireUpgradable();
    await rm(this.workDir, { recursive: true, force: true }); // of an upgrade that was interrupted
    try {
      await mkdir(this.workDir, { mode: 0o755 }); // the server may run as another user
      await this.makeNext(await this.earlierServer(found, binaries), signal);
      signal.throwIfAborted();
    } catch (error) {
      await rm(this.workDir, { recursive: true, force: true });
      throw error;
    }
    await rename(this.clusterDir, this.asideDir);
    return this.finishSwap();
  }

  private get asideDir(): string {
    return `${this.clusterDir}.old`;
  }

  /** @returns the major version of the cluster */
  private async requireUpgradable(): Promise<string> {
    const refuse = (sentence: string): never => {
      throw new OperatorFault(`${sentence} Nothing was changed.`);
    };
    if (this.environment.settings.DATABASE_URL)
      refuse('DATABASE_URL names a PostgreSQL of your own, which has its own ways to be upgraded.');
    const [found, major] = [await majorOf(this.clusterDir), findPlatformPackage().version.split('.')[0]];
    if (found === null) return refuse(`${this.clusterDir} holds no PostgreSQL cluster.`);
    if (Number(found) >= Number(major))
      refuse(`${this.clusterDir} is of PostgreSQL ${found}, and this release runs ${major}.`);
    if (await findPostmaster(this.clusterDir))
      refuse(`${this.clusterDir} is in use: stop all processes of the service first.`);
    if (await stat(this.asideDir).catch(() => null))
      refuse(`${this.asideDir} is there from before: move it away.`);
    return found;
  }

  private async earlierServer(major: string, binaries: string | null): Promise<PlatformPackage> {
    if (binaries === null) return fetchEarlierServer(major, this.workDir);
    const nativeDir = path.resolve(binaries);
    if (!(await stat(path.join(nativeDir, 'bin/postgres')).catch(() => null)))
      throw new OperatorFault(`${nativeDir} has no bin/postgres. Nothing was changed.`);
    return { nativeDir, version: major };
  }

  private async makeNext(server: PlatformPackage, signal: AbortSignal): Promise<void> {
    const folder = new BackupFolder(path.join(this.workDir, 'rows'));
    await folder.removeTables();
    const rows = await this.dump(server, folder, signal);
    requireKnownMigrations(rows);
    signal.throwIfAborted();
    const { uid, gid } = await stat(this.clusterDir);
    await mkdir(this.nextDir, { mode: 0o700 });
    await chown(this.nextDir, uid, gid); // whoever runs this, the service's user goes on with it
    await this.withServer({ dataDir: this.workDir }, (url) => restoreRows(url, rows, folder));
  }

  private async dump(server: PlatformPackage, folder: BackupFolder, signal: AbortSignal): Promise<SavedRows> {
    const dataDir = path.dirname(this.clusterDir);
    const rows = await this.withServer({ dataDir, server }, (url) => dumpDatabase(url, folder, signal));
    if (await findPostmaster(this.clusterDir))
      throw new OperatorFault('Another process has begun to use the database. Nothing was changed.');
    return rows;
  }

  private async withServer<Result>(
    options: EmbeddedPostgresOptions,
    work: (url: string) => Promise<Result>,
  ): Promise<Result> {
    const server = await EmbeddedPostgres.start({ ...options, log: (message) => this.logger.info(message) });
    try {
      return await work(server.url);
    } finally {
      await server.stop();
    }
  }

  private async finishSwap(): Promise<string> {
    await rename(this.nextDir, this.clusterDir);
    await syncFolder(path.dirname(this.clusterDir));
    await rm(this.workDir, { recursive: true, force: true });
    return this.asideDir;
  }
}
