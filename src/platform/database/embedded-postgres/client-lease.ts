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

/**
 * The right to find the server running until `leave`. It is an open pipe to the keeper, held as a bare
 * descriptor so that no garbage collector closes it.
 */
export class ClientLease {
  private constructor(
    private readonly membersDir: string,
    private readonly token: string,
    private readonly pipe: number,
  ) {}

  /**
   * Joins the users of a running server. Null when no keeper listens, or it is about to go.
   *
   * @throws Error when a keeper listens but does not answer within `limitMs`.
   */
  static async join(clusterDir: string, limitMs: number): Promise<ClientLease | null> {
    const pipe = await openPipe(clusterDir);
    if (pipe === null) return null;
    const membership = new ClientLease(
      path.join(clusterDir, OWN_DIR, 'members'),
      `${process.pid}-${randomBytes(8).toString('hex')}`,
      pipe,
    );
    try {
      if (await membership.announce(clusterDir, limitMs)) return membership;
    } catch (error) {
      await closeFile(pipe);
      throw error;
    }
    await closeFile(pipe);
    return null;
  }

  /** Gives up the right, and answers whether other live users remain, for whom the server goes on. */
  async leave(): Promise<boolean> {
    await rm(path.join(this.membersDir, this.token), { force: true });
    await closeFile(this.pipe);
    for (const token of await readdir(this.membersDir)) {
      if (await isRunning(Number.parseInt(token, 10))) return true;
      await rm(path.join(this.membersDir, token), { force: true }); // it was killed
    }
    return false;
  }

  private async announce(clusterDir: string, limitMs: number): Promise<boolean> {
    const file = path.join(this.membersDir, this.token);
    let listening = true;
    await writeFile(this.pipe, `${this.token}\n`).catch(() => (listening = false));
    const answered = await waitFor(async () => {
      if (await stat(file).catch(() => null)) return true;
      listening = listening && (await hasReader(clusterDir));
      return !listening;
    }, limitMs);
    if (!answered) throw new Error(`The keeper of the PostgreSQL in ${clusterDir} does not answer.`);
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
