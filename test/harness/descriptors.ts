import { readdir } from 'node:fs/promises';

/** How many files, sockets and pipes a process has open, as Linux counts them. @throws Error when it is gone */
export const descriptorsOf = async (pid: number): Promise<number> =>
  (await readdir(`/proc/${pid}/fd`)).length;
