import { stat } from 'node:fs/promises';
import { run, type ServerAccount } from './run-command';
import { OperatorFault } from '../../process/operator-fault';

/** Tried in this order. initdb needs a user that has a name, so a bare number would not do. */
const CANDIDATES = ['postgres', 'node', 'nobody'];

/**
 * The account to switch to: null unless we are root, which PostgreSQL refuses to run as. An existing
 * cluster keeps the owner it was made with, whoever that was.
 *
 * @throws Error when we are root and the system knows none of the candidates.
 */
export async function chooseServerAccount(clusterDir: string): Promise<ServerAccount | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(clusterDir).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of CANDIDATES) {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    if (uid.ok && gid.ok) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new OperatorFault(
    `PostgreSQL refuses to run as root, and there is no user ${CANDIDATES.join(', ')} to switch to. ` +
      'Start the service as another user, or set DATABASE_URL.',
  );
}

/** Whether the server's user gets into a folder: a closed folder above it, such as a home, is enough to stop it. */
export async function canReach(dir: string, account: ServerAccount | null): Promise<boolean> {
  return (await run('sh', ['-c', 'cd "$0"', dir], { account })).ok;
}
