import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the global set-up leaves in the environment for the processes that run the tests. */
const ADDRESS = 'TEST_COMMAND_HOST';

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const LOOK_EVERY_MS = 50;
const START_LIMIT_MS = 60_000;

/** An operator command, and what its process would be started with. */
export interface HostedCommand {
  /** The built `cli/command-line.js`. */
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
}

/** Lets tests share a process for their commands. @returns what ends it */
export async function shareCommandHost(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'loa-commands-'));
  const address = (process.env[ADDRESS] = path.join(folder, 'socket'));
  return async () => {
    const socket = await connectTo(address);
    socket?.end('"end"');
    await rm(folder, { recursive: true });
  };
}

/** Whether tests share a process for commands: benchmarks and campaigns that are run by hand do not. */
export const isHostShared = (): boolean => process.env[ADDRESS] !== undefined;

/**
 * Runs a command in the process that the tests share for it, which the first command starts: loading what commands work with
 * takes most of them ten times as long as their work.
 */
export async function runHosted(command: HostedCommand): Promise<CommandResult> {
  const socket = await connectToHost(process.env[ADDRESS]!);
  socket.end(JSON.stringify(command));
  const result = await text(socket);
  if (result === '') throw new Error('The process that runs commands has ended.');
  return JSON.parse(result) as CommandResult;
}

/** @throws Error when nobody listens within the time that a process needs to start on a busy machine */
async function connectToHost(address: string): Promise<Socket> {
  for (let waitedMs = 0; waitedMs < START_LIMIT_MS; waitedMs += LOOK_EVERY_MS) {
    const socket = await connectTo(address);
    if (socket) return socket;
    if (waitedMs === 0) start(address);
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error('The process that runs commands does not start.');
}

/** @returns null where nobody listens */
function connectTo(address: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(address, () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
  });
}

function start(address: string): void {
  const host = path.join(__dirname, 'host.cjs');
  spawn(process.execPath, [host, address], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  }).unref();
}
