import { readdirSync, readFileSync } from 'node:fs';

const KIB_PER_MIB = 1024;

/** Memory in MiB, as Linux counts it. */
export interface Memory {
  /** Resident memory of the process itself. */
  readonly ownMib: number;
  /** Of all processes below it; what several share counts once (PSS). */
  readonly childrenMib: number;
}

/**
 * Reads as it goes: the kernel answers without a disk, and a promise costs far more than its answer.
 * @throws Error when the process is gone
 */
export function memoryOf(pid: number): Memory {
  const ownKib = numberIn(`/proc/${pid}/status`, 'VmRSS');
  let childrenKib = 0;
  // One that has just ended holds nothing.
  for (const child of descendantsOf(pid))
    childrenKib += numberIfAny(`/proc/${child}/smaps_rollup`, 'Pss') ?? 0;
  return { ownMib: ownKib / KIB_PER_MIB, childrenMib: childrenKib / KIB_PER_MIB };
}

function descendantsOf(pid: number): number[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = processes.map((each) => numberIfAny(`/proc/${each}/status`, 'PPid'));
  const found = [pid];
  for (const ancestor of found) found.push(...processes.filter((_, i) => parents[i] === ancestor));
  return found.slice(1);
}

/** @returns null when the process is gone or its file does not tell */
function numberIfAny(file: string, name: string): number | null {
  try {
    return numberIn(file, name);
  } catch {
    return null;
  }
}

/** @throws Error when the process is gone or its file does not tell */
function numberIn(file: string, name: string): number {
  const [, value] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  if (value === undefined) throw new Error(`${file} does not tell ${name}.`);
  return Number(value);
}
