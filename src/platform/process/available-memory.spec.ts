import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { availableMemoryBytes } from './available-memory';

describe('availableMemoryBytes', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'loa-memory-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const machine = (kib: number) =>
    write('proc/meminfo', `MemTotal:  9000000 kB\nMemFree:  10 kB\nMemAvailable:  ${kib} kB\n`);

  it('is what the machine has, where nothing else limits', async () => {
    machine(1000);
    expect(await availableMemoryBytes(root)).toBe(1_024_000);
    write('proc/self/cgroup', '0::/user.slice\n');
    write('sys/fs/cgroup/user.slice/memory.max', 'max\n');
    expect(await availableMemoryBytes(root)).toBe(1_024_000);
  });

  it.each(['/', '/../outside'])(
    'is what the container leaves, files in its cache aside (group %s)',
    async (group) => {
      machine(1000);
      write('proc/self/cgroup', `0::${group}\n`);
      write('sys/fs/cgroup/memory.max', '500000\n');
      write('sys/fs/cgroup/memory.current', '450000\n');
      write('sys/fs/cgroup/memory.stat', 'anon 7\nfile 300000\nactive_file 20000\ninactive_file 100000\n');
      expect(await availableMemoryBytes(root)).toBe(170_000);
    },
  );

  it('is what the strictest of all groups above leaves, never less than nothing', async () => {
    machine(1000);
    write('proc/self/cgroup', '0::/system.slice/loa.service\n');
    write('sys/fs/cgroup/system.slice/loa.service/memory.max', '900000\n');
    write('sys/fs/cgroup/system.slice/loa.service/memory.current', '100000\n');
    expect(await availableMemoryBytes(root)).toBe(800_000);
    write('sys/fs/cgroup/system.slice/memory.max', '200000\n');
    write('sys/fs/cgroup/system.slice/memory.current', '200001\n');
    expect(await availableMemoryBytes(root)).toBe(0);
  });

  it('knows the first version of control groups', async () => {
    machine(1000);
    write('proc/self/cgroup', '9:name=systemd:/\n4:cpu,memory:/docker/1f\n0::/\n');
    write('sys/fs/cgroup/memory/memory.limit_in_bytes', '500000\n');
    write('sys/fs/cgroup/memory/memory.usage_in_bytes', '450000\n');
    write('sys/fs/cgroup/memory/memory.stat', 'active_file 1\ntotal_active_file 5\ntotal_inactive_file 10\n');
    expect(await availableMemoryBytes(root)).toBe(50_015);
  });

  it('is what Node knows, on other systems', async () => {
    const free = await availableMemoryBytes(root);
    expect(Math.abs(free / freemem() - 1)).toBeLessThan(0.5);
  });

  it('is believable on this machine', async () => {
    expect(await availableMemoryBytes()).toBeGreaterThan(50e6);
  });
});
