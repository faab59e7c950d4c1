import { randomBytes } from 'node:crypto';
import { close, constants, open, write } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OWN_DIR } from './cluster';
import { isRunning, waitFor } from './processes';

const openFile = promisify(open);
const writeFile = promisify(write);
const closeFile = promisify(close);

/** Holds a file for each client. Named so for the sake of older processes that share the cluster. */
const LEASES_DIR = 'members';

/**
 * The right to find the server running until `release`. It is an open pipe to the supervisor, held as a bare
 * descriptor so that no garbage collector closes it.
 */
export class ClientLease {
  private constructor(
    private readonly leasesDir: string,
    private readonly token: string,
    private readonly pipe: number,
  ) {}

  /**
   * Becomes a client of a running server. Null when no supervisor listens, or it is about to end.
   *
   * @throws Error when a supervisor listens but does not answer within `limitMs`.
   */
  static async acquire(clusterDir: string, limitMs: number): Promise<ClientLease | null> {
    const pipe = await openPipe(clusterDir);
    if (pipe === null) return null;
    const lease = new ClientLease(
      path.join(clusterDir, OWN_DIR, LEASES_DIR),
      `${process.pid}-${randomBytes(8).toString('hex')}`,
      pipe,
    );
    try {
      if (await lease.announce(clusterDir, limitMs)) return lease;
    } catch (error) {
      await closeFile(pipe);
      throw error;
    }
    await closeFile(pipe);
    return null;
  }

  /** Gives up the right, and answers whether other live clients remain, for whom the server goes on. */
  async release(): Promise<boolean> {
    await rm(path.join(this.leasesDir, this.token), { force: true });
    await closeFile(this.pipe);
    for (const token of await readdir(this.leasesDir)) {
      if (await isRunning(Number.parseInt(token, 10))) return true;
      await rm(path.join(this.leasesDir, token), { force: true }); // it was killed
    }
    return false;
  }

  private async announce(clusterDir: string, limitMs: number): Promise<boolean> {
    const file = path.join(this.leasesDir, this.token);
    let listening = true;
    await writeFile(this.pipe, `${this.token}\n`).catch(() => (listening = false));
    const answered = await waitFor(async () => {
      if (await stat(file).catch(() => null)) return true;
      listening = listening && (await hasReader(clusterDir));
      return !listening;
    }, limitMs);
    if (!answered) throw new Error(`The supervisor of the PostgreSQL in ${clusterDir} does not answer.`);
    return listening;
  }
}

/** Null when there is no pipe, or nobody reads it. Opening without waiting tells the two cases at once. */
async function openPipe(clusterDir: string): Promise<number | null> {
  try {
    return await openFile(path.join(clusterDir, OWN_DIR, 'pipe'), constants.O_WRONLY | constants.O_NONBLOCK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENXIO') return null;
    throw error;
  }
}

async function hasReader(clusterDir: string): Promise<boolean> {
  const pipe = await openPipe(clusterDir);
  if (pipe !== null) await closeFile(pipe);
  return pipe !== null;
}
