import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideTools } from '../../test/harness/tools';
import { programVersion } from '../support/machine';

/** PostgreSQL's own load generator, which sends statements and nothing more: the least that they can cost. */
export class Pgbench {
  private constructor(readonly version: string) {}

  /** Finds the program, or unpacks the one of Debian. */
  static async open(): Promise<Pgbench> {
    await provideTools(['pgbench']);
    return new Pgbench(await programVersion('pgbench', '--version'));
  }

  /**
   * Runs scripts at the same time, each over a connection of its own, once.
   * @param scripts SQL, of as many transactions as each is to run
   * @returns milliseconds from the first statement of all to the last, without connecting
   * @throws Error with what pgbench says, when a statement fails
   */
  async run(databaseUrl: string, scripts: readonly string[]): Promise<number> {
    const folder = await mkdtemp(path.join(tmpdir(), 'loa-pgbench-'));
    try {
      const files = await Promise.all(
        scripts.map(async (script, i) => {
          const file = path.join(folder, `${i}.sql`);
          await writeFile(file, script);
          return file;
        }),
      );
      return Math.max(...(await Promise.all(files.map((file) => runFile(databaseUrl, file)))));
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

function runFile(databaseUrl: string, file: string): Promise<number> {
  const args = ['--no-vacuum', '--transactions=1', `--file=${file}`, databaseUrl];
  return new Promise((resolve, reject) => {
    const program = spawn('pgbench', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [program.stdout, program.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    program.once('error', reject);
    program.once('close', (code) => {
      const [, ms] = /^latency average = ([\d.]+) ms$/m.exec(said) ?? [];
      if (code === 0 && ms !== undefined) resolve(Number(ms));
      else reject(new Error(`pgbench ended with ${code}:\n${said}`));
    });
  });
}
