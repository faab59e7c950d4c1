import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');

/** The machine and the versions that figures were measured with, as a Markdown list. */
export async function describeMachine(versions: readonly string[] = []): Promise<string> {
  const { stdout: kernel } = await promisify(execFile)('uname', ['-rm']);
  return [
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} processors, ${gibibytes(totalmem())} of memory`,
    `${type()} ${kernel.trim()}, Node.js ${process.version}`,
    ...versions,
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}

/** Mean number of processes that wanted to run, over the last minute. */
export function load(): string {
  return loadavg()[0]!.toFixed(1);
}

/** Version of an installed npm package. */
export async function packageVersion(name: string, root = ROOT): Promise<string> {
  const facts = await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
  return `${name} ${(JSON.parse(facts) as { version: string }).version}`;
}

/** The first line of what a program prints for its version. */
export async function programVersion(program: string, option: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, [option]);
  return stdout.split('\n')[0]!.replace(/ {2}.*| Copyright.*/, '');
}

function gibibytes(bytes: number): string {
  return `${(bytes / 2 ** 30).toFixed(0)} GiB`;
}
