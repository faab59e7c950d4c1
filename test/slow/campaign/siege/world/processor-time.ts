import { readFile } from 'node:fs/promises';

/** `USER_HZ`, which is 100 on every platform that Node.js runs on. */
const TICKS_PER_SEC = 100;

/** Processor time, in seconds. A thread that seldom got a processor was not slow itself. */
export interface ProcessorTime {
  /** Of all threads. */
  readonly allSec: number;
  /** Of the thread that answers. */
  readonly mainSec: number;
}

/** @throws Error when the process is gone */
export async function processorTimeOf(pid: number): Promise<ProcessorTime> {
  const [allSec, mainSec] = await Promise.all([
    secondsIn(`/proc/${pid}/stat`),
    secondsIn(`/proc/${pid}/task/${pid}/stat`),
  ]);
  return { allSec, mainSec };
}

/** The sum of utime and stime; see proc_pid_stat(5). The name in brackets before them may hold anything. */
async function secondsIn(file: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SEC;
}
