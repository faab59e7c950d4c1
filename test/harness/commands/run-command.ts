import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt } from '../built-app';
import type { Service } from '../service';
import { type CommandResult, isHostShared, runHosted } from './hosted-command';

/** What a service keeps, and leaves when it ends. */
type Stored = Pick<Service, 'databaseUrl' | 'dataDir'> & {
  /** Environment variables beside those. */
  readonly variables?: Record<string, string>;
};

/**
 * Runs an operator command on the service's database, in the process that the tests of a run share for it: as a means of a
 * test, and not as what it is about. An embedded database tells its clients apart by their processes, so that there a command
 * has one of its own.
 */
export async function runCommand(service: Stored, ...args: string[]): Promise<CommandResult> {
  if (!isHostShared() || service.databaseUrl === '') return runCommandAlone(service, '', ...args);
  const program = path.join(await ensureBuilt(), 'cli/command-line.js');
  return runHosted({ program, args, env: environmentOf(service), cwd: service.dataDir });
}

/** Runs it in a process of its own, as `npm run cli --` does, with a text on standard input. */
export async function runCommandAlone(
  service: Stored,
  input: string,
  ...args: string[]
): Promise<CommandResult> {
  const cli = path.join(await ensureBuilt(), 'cli.js');
  try {
    const options = { cwd: service.dataDir, env: environmentOf(service) };
    const running = promisify(execFile)(process.execPath, [cli, ...args], options);
    running.child.stdin?.end(input);
    const { stdout, stderr } = await running;
    return { code: 0, stdout, stderr };
  } catch (error) {
    const failed = error as { code?: number; stdout: string; stderr: string };
    if (typeof failed.code !== 'number') throw error;
    return { code: failed.code, stdout: failed.stdout, stderr: failed.stderr };
  }
}

const environmentOf = (service: Stored): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_ENV: 'test',
  DATABASE_URL: service.databaseUrl,
  DATA_DIR: service.dataDir,
  ...service.variables,
});
