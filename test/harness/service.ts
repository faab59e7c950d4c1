import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from './built-app';
import { freePort } from './free-port';
import { createDatabase } from './postgres';

export interface ServiceOptions {
  /** Settings beside the ones that every test service has. */
  readonly variables?: Record<string, string>;
  /** Use this database and data folder, of a service that ended, instead of fresh ones. */
  readonly continues?: { readonly databaseUrl: string; readonly dataDir: string };
  /** Keep a PostgreSQL of its own in its data folder, as `npm start` does without a DATABASE_URL. */
  readonly embeddedDatabase?: boolean;
  /** The built program: `main.js` unless told otherwise. */
  readonly entry?: 'main.js' | 'worker.js';
  /** A CommonJS file that Node.js loads before the program. */
  readonly preload?: string;
}

/** The secret that test services accept from the bank gateway. */
export const WEBHOOK_SECRET = 'test-secret-0123456789';

/** The built service as a process of its own, on a free port, with a database and a data folder of its own. */
export class Service {
  private constructor(
    readonly baseUrl: string,
    readonly databaseUrl: string,
    readonly dataDir: string,
    private readonly process: ChildProcess,
    /** Every line that it has written, log lines among them. */
    readonly output: readonly string[],
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static async start({
    variables = {},
    continues,
    embeddedDatabase = false,
    entry = 'main.js',
    preload,
  }: ServiceOptions = {}): Promise<Service> {
    const program = path.join(await ensureBuilt(), entry);
    const database = continues || embeddedDatabase ? null : await createDatabase();
    const databaseUrl = continues?.databaseUrl ?? database?.url ?? '';
    const dataDir = continues?.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'loa-service-')));
    const output: string[] = [];
    const child = spawn(process.execPath, [...(preload ? ['--require', preload] : []), program], {
      cwd: dataDir,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        PORT: String(await freePort()), // known before it starts: addresses in answers name it
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        WEBHOOK_SECRETS: WEBHOOK_SECRET,
        RATE_LIMIT_ENABLED: 'false',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const baseUrl = await addressOf(child, output);
    return new Service(baseUrl, databaseUrl, dataDir, child, output, async () => {
      await database?.drop();
      if (!continues) await rm(dataDir, { recursive: true, force: true });
    });
  }

  get pid(): number {
    return this.process.pid!;
  }

  /** Kept with the exit code when the process ends, for whatever reason; null when a signal ended it. */
  get ended(): Promise<number | null> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) {
      return Promise.resolve(this.process.exitCode);
    }
    return new Promise((resolve) => this.process.once('exit', (code) => resolve(code)));
  }

  /** @returns the first line of its output, past or to come, of which this is true */
  async line(isMeant: (line: string) => boolean): Promise<string> {
    for (;;) {
      const found = this.output.find(isMeant);
      if (found !== undefined) return found;
      if (this.process.exitCode !== null) throw new Error('The service ended without such a line.');
      await sleep(20);
    }
  }

  /** Ends the process as a power cut would, and leaves its database and files. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** @returns the exit code after SIGTERM */
  async terminate(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Ends the process and removes its database and files. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
    await this.cleanUp();
  }

  private end(signal: NodeJS.Signals): Promise<number | null> {
    const { ended } = this;
    this.process.kill(signal);
    return ended;
  }
}

function addressOf(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface(stream).on('line', (line) => {
        output.push(line);
        const [, address] = /^Loa listens on (http:\S+)$/.exec(line) ?? [];
        if (address) resolve(address);
        else if (line.includes('"worker is ready"')) resolve('');
      });
    }
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${output.join('\n')}`)));
  });
}
