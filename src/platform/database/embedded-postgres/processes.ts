import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const HAS_PROC = existsSync('/proc/self/stat');

/** A file or process that is not there, or that is not ours. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ESRCH', 'EACCES', 'EPERM']);

/**
 * The text of a file, empty when there is no such file.
 * @throws Error when that cannot be found out: a process without a free descriptor knows nothing of its server
 */
export async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (ABSENT.has(error.code ?? '')) return '';
    throw error;
  });
}

/**
 * Whether a process is alive. A zombie is not: it answers to signal 0 but will never run again.
 * `program` guards against a number that the system gave to another program meanwhile (Linux only).
 * @throws Error when it cannot be found out, see `textOf`
 */
export async function isRunning(pid: number, program?: string): Promise<boolean> {
  if (!HAS_PROC) return answersSignals(pid);
  // proc_pid_stat(5): pid (program) state …, where the program's name may itself hold a parenthesis.
  const stat = await textOf(`/proc/${pid}/stat`);
  const [, name, state] = /^\d+ \((.*)\) (\S)/s.exec(stat) ?? [];
  if (name === undefined || state === 'Z' || state === 'X') return false;
  return program === undefined || name === program;
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Waits until a condition holds, looking every 10 ms. Answers whether it came true within the time. */
export async function waitFor(condition: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    if (await condition()) return true;
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
