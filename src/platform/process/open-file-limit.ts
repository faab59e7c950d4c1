import { readFileSync } from 'node:fs';

/**
 * How many descriptors this process may have open. Node raises the soft limit to the hard one when it starts, so
 * this is the hard one. Null where the system does not tell (anywhere but on Linux) or sets no limit.
 */
export function openFileLimit(): number | null {
  if (process.platform !== 'linux') return null;
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return soft === undefined ? null : Number(soft);
}
