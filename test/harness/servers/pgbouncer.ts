import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port';
import { provideTools } from '../tools';

/** PgBouncer before a database, handing each transaction to whichever of two sessions is free. */
export interface PgBouncer {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  await provideTools(['pgbouncer']);
  const database = new URL(databaseUrl);
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'loa-pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  await chmod(folder, 0o755);
  await writeFile(file, configuration(database, port));
  const child = spawn('pgbouncer', [file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const output: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PgBouncer ended:\n${output.join('\n')}`)));
    createInterface(child.stderr).on('line', (line) => {
      output.push(line);
      if (line.includes('process up')) resolve();
    });
  });
  return {
    url: `postgres://${database.username}@127.0.0.1:${port}${database.pathname}`,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function configuration({ hostname, port, username, password }: URL, listenPort: number): string {
  const server = `host=${hostname} port=${port || 5432} user=${username} password=${decodeURIComponent(password)}`;
  return [
    '[databases]',
    `* = ${server}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2',
    'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
    ...(process.getuid?.() === 0 ? ['user = nobody'] : []), // it refuses to be root
    '',
  ].join('\n');
}
