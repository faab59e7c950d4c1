import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt } from './built-app';
import type { Service } from './service';

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a service keeps, and leaves when it ends. */
type Stored = Pick<Service, 'databaseUrl' | 'dataDir'> & {
  /** Environment variables beside those. */
  readonly variables?: Record<string, string>;
};

/** Runs an operator command on the service's database, as `npm run cli --` does. */
export const runCommand = (service: Stored, ...args: string[]): Promise<CommandResult> =>
  runCommandWithInput(service, '', ...args);

/** The same, with a text on standard input. */
export async function runCommandWithInput(
  service: Stored,
  input: string,
  ...args: string[]
): Promise<CommandResult> {
  const cli = path.join(await ensureBuilt(), 'cli.js');
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    DATABASE_URL: service.databaseUrl,
    DATA_DIR: service.dataDir,
    ...service.variables,
  };
  try {
    const running = promisify(execFile)(process.execPath, [cli, ...args], { cwd: service.dataDir, env });
    running.child.stdin?.end(input);
    const { stdout, stderr } = await running;
    return { code: 0, stdout, stderr };
  } catch (error) {
    const failed = error as { code?: number; stdout: string; stderr: string };
    if (typeof failed.code !== 'number') throw error;
    return { code: failed.code, stdout: failed.stdout, stderr: failed.stderr };
  }
}
