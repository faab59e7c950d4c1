import { spawn } from 'node:child_process';
import { inheritedEnvironment } from '../../process/inherited-environment';

/** The user that runs the server in our stead. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/** What a command said and whether it ended well. */
export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

export interface RunOptions {
  /** User to run as; null or absent: the present one. */
  readonly account?: ServerAccount | null;
  readonly cwd?: string;
  /** Descriptor the command reads its standard input from. */
  readonly stdin?: number;
}

/**
 * What every PostgreSQL program sees: none of our own settings (`PGPORT`, secrets), messages in English
 * and times in UTC, so that a cluster does not depend on who made it.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { ...inheritedEnvironment(['PATH']), LC_ALL: 'C', TZ: 'UTC' };
}

/** The user as `spawn` wants it. */
export function identity(account: ServerAccount | null | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/**
 * Runs a command to its end without blocking the process. Starts in `/` unless told, because the
 * present folder may be closed to the account. A command that cannot be run is a result, not an exception.
 */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...identity(options.account),
      cwd: options.cwd ?? '/',
      env: serverEnvironment(),
      stdio: [options.stdin ?? 'ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}
