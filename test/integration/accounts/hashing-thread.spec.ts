import { readdirSync, readFileSync } from 'node:fs';
import { parseOptions } from '@node-rs/argon2';
import { HashingThread } from '../../../src/accounts/infrastructure/password-hashing/hashing-thread';
import { PasswordsBusy } from '../../../src/accounts/domain/accounts.errors';
import { useBuiltWorkers } from '../../harness/built-app';

useBuiltWorkers();

describe('the thread that hashes passwords', () => {
  let passwords: HashingThread;
  beforeEach(() => {
    passwords = new HashingThread();
  });
  afterEach(() => passwords.onApplicationShutdown());

  it('hashes with argon2id, and compares, however letters with marks are written', async () => {
    const stored = await passwords.hash('mật khẩu dài'.normalize('NFD'), 'a');
    expect(parseOptions(stored)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await passwords.matches(stored, 'mật khẩu dài'.normalize('NFC'), 'a')).toBe(true);
    expect(await passwords.matches(stored, 'mật khẩu khác', 'a')).toBe(false);
    expect(await passwords.matches(null, 'mật khẩu dài', 'a')).toBe(false);
  });

  it('refuses a flood with when to come back, and serves others in their turn', async () => {
    let served = 0;
    const flood = Array.from({ length: 2000 }, async () => {
      try {
        await passwords.hash('x', 'flood');
        served += 1;
        return null;
      } catch (error) {
        return error;
      }
    });
    await passwords.hash('x', 'other');
    expect(served).toBeLessThan(5);
    await passwords.onApplicationShutdown(); // nobody waits for the others
    const refusals = (await Promise.all(flood)).filter((error) => error instanceof PasswordsBusy);
    expect(refusals.length).toBeGreaterThan(1000);
    expect(refusals.every(({ retryAfterSec }) => retryAfterSec >= 1)).toBe(true);
  });

  it('goes on after a hash that cannot be read', async () => {
    await expect(passwords.matches('no hash at all', 'x', 'a')).rejects.toThrow();
    expect(await passwords.hash('x', 'a')).toMatch(/^\$argon2id\$/);
  });

  const onLinux = process.platform === 'linux' ? it : it.failing;
  onLinux('gives way to the other threads of the process', async () => {
    await passwords.hash('x', 'a');
    const niceness = readdirSync('/proc/self/task').map((thread) => {
      const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return Number(fields[16]); // proc_pid_stat(5): field 19, the first after the name being field 3
    });
    expect(niceness.filter((nice) => nice === Math.min(...niceness)).length).toBeGreaterThan(1);
    expect(niceness.filter((nice) => nice > Math.min(...niceness))).toHaveLength(1);
  });
});
