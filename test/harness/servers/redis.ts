import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port';
import { type GuardedProcess, startGuarded } from '../guarded-process';
import { findRedis, redisEnvironment } from './redis-binary';

export interface RedisOptions {
  /** TCP port; a free one when absent. */
  readonly port?: number;
  /** Writes every command to disk, so that a restart finds what was there. */
  readonly appendonly?: boolean;
}

/** A real Redis on 127.0.0.1 that a test may treat as badly as it likes. */
export interface TestRedis {
  readonly url: string;
  /** Of the running server; another one after `restart`. */
  readonly pid: number;
  /** kill -9. */
  kill(): Promise<void>;
  /** Starts it again, on its port and with what it has on disk; shuts it down first when it runs. */
  restart(): Promise<void>;
  /** Shuts it down and removes its files. */
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

/**
 * Starts a Redis of the test's own, in about 30 ms.
 *
 * @throws Error with the command to run, when the machine has no Redis and cannot get one.
 */
export async function startRedis({ port, appendonly = false }: RedisOptions = {}): Promise<TestRedis> {
  const chosenPort = port ?? (await freePort());
  const dir = await mkdtemp(path.join(tmpdir(), 'loa-redis-'));
  let server = await launch(chosenPort, dir, appendonly);
  const shutDown = async () => {
    if (await ping(chosenPort)) process.kill(server.pid, 'SIGTERM');
    await until(async () => !(await ping(chosenPort)), `Redis on port ${chosenPort} does not stop.`);
    await server.kill();
  };
  return {
    url: `redis://127.0.0.1:${chosenPort}`,
    get pid() {
      return server.pid;
    },
    kill: () => server.kill(),
    async restart() {
      await shutDown();
      server = await launch(chosenPort, dir, appendonly);
    },
    async stop() {
      await shutDown();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/**
 * A Redis for tests that only use it: `TEST_REDIS_URL` when set, where each test worker gets one of the
 * databases 1 to 15 and empties it; else one of the test's own.
 */
export async function useRedis(): Promise<Pick<TestRedis, 'url' | 'stop'>> {
  const given = process.env.TEST_REDIS_URL;
  if (!given) return startRedis();
  const url = new URL(given);
  const database = 1 + (Number(process.env.JEST_WORKER_ID ?? 0) % 15);
  const login = url.password
    ? [`AUTH ${decodeURIComponent(`${url.username || 'default'} ${url.password}`)}`]
    : [];
  const commands = [...login, `SELECT ${database}`, 'FLUSHDB'];
  const answers = await talk(Number(url.port || 6379), url.hostname, commands);
  if (answers !== '+OK\r\n'.repeat(commands.length))
    throw new Error(`TEST_REDIS_URL does not work: ${answers}`);
  url.pathname = `/${database}`;
  return { url: url.toString(), stop: () => Promise.resolve() };
}

async function launch(port: number, dir: string, appendonly: boolean): Promise<GuardedProcess> {
  const binary = await findRedis();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', ''];
  args.push('--appendonly', appendonly ? 'yes' : 'no', '--appendfsync', 'always');
  const server = await startGuarded(binary.path, args, redisEnvironment(binary));
  await until(() => ping(port), `${binary.path} does not start on port ${port}.`);
  return server;
}

const ping = (port: number) => talk(port, '127.0.0.1', ['PING']).then((answer) => answer === '+PONG\r\n');

/** Sends inline commands and collects the answers; empty when nobody listens. */
function talk(port: number, host: string, commands: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    let answers = '';
    const socket = connect(port, host, () =>
      socket.end(commands.map((command) => `${command}\r\n`).join('')),
    );
    socket.on('data', (chunk) => (answers += String(chunk)));
    socket.on('error', () => undefined); // a dead server's answer is none
    socket.on('close', () => resolve(answers));
  });
}

async function until(condition: () => Promise<boolean>, complaint: string): Promise<void> {
  for (const deadline = Date.now() + START_LIMIT_MS; !(await condition());) {
    if (Date.now() > deadline) throw new Error(complaint);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
