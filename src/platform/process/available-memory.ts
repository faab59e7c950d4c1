import { readFile } from 'node:fs/promises';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where the two versions of Linux' control groups keep what they count. */
const VERSIONS = [
  {
    line: /^0::(.*)$/m,
    mount: 'sys/fs/cgroup',
    limit: 'memory.max',
    usage: 'memory.current',
    cache: /^(?:active|inactive)_file (\d+)$/gm,
  },
  {
    line: /^\d+:(?:.*,)?memory(?:,.*)?:(.*)$/m,
    mount: 'sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    usage: 'memory.usage_in_bytes',
    cache: /^total_(?:active|inactive)_file (\d+)$/gm,
  },
] as const;

/**
 * How many bytes can still be taken before the system ends a process: what is free on the machine, and in each of the
 * control groups (of a container, of a service) that this process is in. Cached files count as free, for they give way.
 * @param root of the file system
 */
export async function availableMemoryBytes(root = '/'): Promise<number> {
  const groups = await readOrEmpty(join(root, 'proc/self/cgroup'));
  const free = VERSIONS.flatMap((version) => {
    const [, path] = version.line.exec(groups) ?? [];
    return path === undefined ? [] : groupsAbove(path).map((group) => freeInGroup(root, group, version));
  });
  return Math.min(await freeOnMachine(root), ...(await Promise.all(free)));
}

async function freeOnMachine(root: string): Promise<number> {
  const [, kib] = /^MemAvailable:\s+(\d+) kB$/m.exec(await readOrEmpty(join(root, 'proc/meminfo'))) ?? [];
  return kib === undefined ? freemem() : Number(kib) * 1024;
}

/** Of a group without a limit, or that cannot be seen from here, Infinity. */
async function freeInGroup(root: string, group: string, version: (typeof VERSIONS)[number]): Promise<number> {
  const read = (name: string) => readOrEmpty(join(root, version.mount, group, name));
  const [limit, usage, stat] = await Promise.all([
    read(version.limit),
    read(version.usage),
    read('memory.stat'),
  ]);
  if (!/^\d+$/.test(limit.trim())) return Infinity;
  const cached = [...stat.matchAll(version.cache)].reduce((sum, [, bytes]) => sum + Number(bytes), 0);
  return Math.max(0, Number(limit) - Number(usage) + cached);
}

/** `/a/b`, `/a` and `/`: a limit holds for all groups below. */
function groupsAbove(path: string): string[] {
  const steps = path.split('/').filter((step) => step !== '');
  return [...steps.keys(), steps.length].map((length) => steps.slice(0, length).join('/'));
}

async function readOrEmpty(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
