import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Cluster, clusterDirOf, OWN_DIR, openCluster } from './cluster';
import type { ServerAccount } from './run-command';
import { PostgresSupervisor } from './postgres-supervisor';
import { ClientLease } from './client-lease';
import { prepareOwner } from './owner';
import { clearStaleLock, findPostmaster, lastStart, type Postmaster } from './postmaster';
import type { PlatformPackage } from './platform-package';
import { isRunning, waitFor } from './processes';
import { chooseServerAccount } from './server-account';
import { prepareServerBinaries, type ServerBinaries } from './server-binaries';
import { OperatorFault } from '../../process/operator-fault';

/** Recovery after a crash replays what was written since the last checkpoint, minutes at worst. */
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 30_000;
/** Attempts before a start is given up, `RETRY_MS` apart: processes of a killed server need a moment to go. */
const ATTEMPTS = 10;
const RETRY_MS = 200;

export interface EmbeddedPostgresOptions {
  /** Folder that receives the cluster, as `postgres`; made when missing. */
  readonly dataDir: string;
  /** Receives a line when something happens that an operator may want to know. */
  readonly log?: (message: string) => void;
  /** The server to run, when it is not that of this release. */
  readonly server?: PlatformPackage;
}

/**
 * A private PostgreSQL that lives in the data folder, listens on 127.0.0.1 only and belongs to all
 * processes that started it: it is stopped when the last of them has stopped or died.
 */
export class EmbeddedPostgres {
  private stopping: Promise<void> | null = null;

  private constructor(
    private readonly clusterDir: string,
    private readonly lease: ClientLease,
    /** `postgres://loa:<password>@127.0.0.1:<port>/postgres`: the owner of this database, who is no superuser. */
    readonly url: string,
  ) {}

  /**
   * Starts the server, or shares the one that another process has started. May be called again after a
   * crash of anything: what is left of an earlier run is cleared up or taken over.
   *
   * @throws Error, with a sentence for the operator, when the platform has no binaries, the data was made
   *   by another major version, or the server does not start.
   */
  static async start({
    dataDir,
    log = () => undefined,
    server,
  }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const clusterDir = clusterDirOf(dataDir);
    const account = await chooseServerAccount(clusterDir);
    const binaries = await prepareServerBinaries(path.resolve(dataDir), account, server);
    const cluster = await openCluster(clusterDir, binaries, account, log);
    const lease = await acquireLease(cluster, binaries, account, log);
    try {
      const { port } = await readyPostmaster(clusterDir);
      const superuser = new URL(`postgres://postgres:${cluster.password}@127.0.0.1:${port}/postgres`);
      return new EmbeddedPostgres(clusterDir, lease, await prepareOwner(superuser));
    } catch (error) {
      await lease.release(); // whoever tries again gets another
      throw error;
    }
  }

  /**
   * Whether the server's process has ended, however that happened.
   * @throws Error when that cannot be found out just now: then it is not known to be gone
   */
  async isGone(): Promise<boolean> {
    return !(await findPostmaster(this.clusterDir));
  }

  /**
   * Gives the server up; its last client waits until it is down. Close the connections first: whatever is
   * still running is rolled back. Calling it again is harmless.
   */
  stop(): Promise<void> {
    this.stopping ??= this.release();
    return this.stopping;
  }

  private async release(): Promise<void> {
    if (await this.lease.release()) return;
    if (!(await waitFor(async () => !(await findPostmaster(this.clusterDir)), STOP_LIMIT_MS))) {
      throw new Error(`The PostgreSQL in ${this.clusterDir} did not stop within ${STOP_LIMIT_MS / 1000} s.`);
    }
  }
}

/** Launches a supervisor when none runs, until one grants a lease. */
async function acquireLease(
  cluster: Cluster,
  binaries: ServerBinaries,
  account: ServerAccount | null,
  log: (message: string) => void,
): Promise<ClientLease> {
  const deadline = performance.now() + START_LIMIT_MS;
  let supervisor: PostgresSupervisor | null = null;
  let attempts = 0;
  try {
    while (performance.now() < deadline) {
      const lease = await ClientLease.acquire(cluster.dir, deadline - performance.now());
      if (lease) return lease;
      const running = supervisor?.running ? null : await findPostmaster(cluster.dir);
      if (running) {
        await stopIfOrphan(cluster.dir, running, log);
      } else if (!supervisor?.running) {
        if (attempts === ATTEMPTS) break;
        if (attempts++ > 0) await pause(RETRY_MS);
        await clearStaleLock(cluster.dir);
        supervisor = PostgresSupervisor.launch(cluster, binaries, account, await choosePort(cluster.dir));
      }
      await pause(10);
    }
  } finally {
    supervisor?.release();
  }
  throw new OperatorFault(
    `The PostgreSQL in ${cluster.dir} does not start: ${supervisor?.output} ${await logTail(cluster.dir)}`,
  );
}

/**
 * A server whose supervisor was killed would outlive its clients, and nobody would know of them: it is
 * restarted, on its port, so that processes that still use it find it again.
 */
async function stopIfOrphan(
  clusterDir: string,
  server: Postmaster,
  log: (message: string) => void,
): Promise<void> {
  const { supervisorPid } = await lastStart(clusterDir);
  if (!server.ready || (supervisorPid !== null && (await isRunning(supervisorPid)))) return;
  log(`Restarting the PostgreSQL in ${clusterDir}: its supervisor is gone`);
  process.kill(server.pid, 'SIGINT'); // PostgreSQL's fast shutdown
  await waitFor(async () => !(await isRunning(server.pid, 'postgres')), STOP_LIMIT_MS);
}

async function readyPostmaster(clusterDir: string): Promise<Postmaster> {
  const postmaster = await findPostmaster(clusterDir);
  if (postmaster?.ready) return postmaster;
  throw new OperatorFault(
    `The PostgreSQL in ${clusterDir} stopped right after its start: ${await logTail(clusterDir)}`,
  );
}

/** The port of the last start when it is still free, so that an operator's tools find it again; else any. */
async function choosePort(clusterDir: string): Promise<number> {
  const { port } = await lastStart(clusterDir);
  return (port !== null && (await bindOnce(port))) || (await bindOnce(0)) || 0;
}

/** Null when the port is taken. */
function bindOnce(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? null) : null));
    });
  });
}

async function logTail(clusterDir: string): Promise<string> {
  const file = path.join(clusterDir, OWN_DIR, 'server.log');
  const log = await open(file).catch(() => null);
  if (!log) return '(it wrote no log)';
  const { size } = await log.stat();
  const { buffer, bytesRead } = await log.read({
    buffer: Buffer.alloc(1000),
    position: Math.max(0, size - 1000),
  });
  await log.close();
  return `${buffer.toString('utf8', 0, bytesRead).trim()} (${file})`;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
