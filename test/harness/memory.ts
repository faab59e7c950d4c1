import { readdir, readFile } from 'node:fs/promises';

const KIB_PER_MIB = 1024;

/** Memory in MiB, as Linux counts it. */
export interface Memory {
  /** Resident memory of the process itself. */
  readonly ownMib: number;
  /** Of all processes below it; what several share counts once (PSS). */
  readonly childrenMib: number;
}

export async function memoryOf(pid: number): Promise<Memory> {
  const ownKib = await numberIn(`/proc/${pid}/status`, 'VmRSS');
  let childrenKib = 0;
  for (const child of await descendantsOf(pid)) {
    // One that has just ended holds nothing.
    childrenKib += await numberIn(`/proc/${child}/smaps_rollup`, 'Pss').catch(() => 0);
  }
  return { ownMib: ownKib / KIB_PER_MIB, childrenMib: childrenKib / KIB_PER_MIB };
}

async function descendantsOf(pid: number): Promise<number[]> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    processes.map((each) => numberIn(`/proc/${each}/status`, 'PPid').catch(() => null)),
  );
  const found = [pid];
  for (const ancestor of found) found.push(...processes.filter((_, i) => parents[i] === ancestor));
  return found.slice(1);
}

/** @throws Error when the process is gone or its file does not tell */
async function numberIn(file: string, name: string): Promise<number> {
  const [, value] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(await readFile(file, 'utf8')) ?? [];
  if (value === undefined) throw new Error(`${file} does not tell ${name}.`);
  return Number(value);
}
