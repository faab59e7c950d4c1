import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const HAS_PROC = existsSync('/proc/self/stat');

/**
 * Whether a process is alive. A zombie is not: it answers to signal 0 but will never run again.
 * `program` guards against a number that the system gave to another program meanwhile (Linux only).
 */
export async function isRunning(pid: number, program?: string): Promise<boolean> {
  if (!HAS_PROC) return answersSignals(pid);
  // proc_pid_stat(5): pid (program) state …, where the program's name may itself hold a parenthesis.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
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
  const deadline = Date.now() + limitMs;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
