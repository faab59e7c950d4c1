import { EngineBusy } from '../domain/speech-failure';
import { Semaphore } from './semaphore';

describe('Semaphore', () => {
  /** Work that ends when it is told to. */
  class Work {
    readonly started: string[] = [];
    private readonly ends = new Map<string, () => void>();

    of = (name: string) => () => {
      this.started.push(name);
      return new Promise<string>((resolve) => this.ends.set(name, () => resolve(name)));
    };

    end(name: string): void {
      this.ends.get(name)!();
    }
  }
  const settle = () => new Promise(setImmediate);

  it('runs two at once, and the others in their order', async () => {
    const semaphore = new Semaphore(2, 9);
    const work = new Work();
    const all = ['a', 'b', 'c', 'd'].map((name) => semaphore.run(work.of(name)));
    await settle();
    expect(work.started).toEqual(['a', 'b']);
    work.end('b');
    await settle();
    expect(work.started).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) work.end(name);
    await settle();
    work.end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('serves one who has little waiting before those who have much', async () => {
    const semaphore = new Semaphore(1, 99);
    const work = new Work();
    const [long, longer] = [new AbortController(), new AbortController()];
    for (let part = 1; part <= 4; part++) void semaphore.run(work.of(`long ${part}`), long.signal);
    for (let part = 1; part <= 5; part++) void semaphore.run(work.of(`longer ${part}`), longer.signal);
    await settle();
    void semaphore.run(work.of('short'));
    for (const name of ['long 1', 'short', 'long 2', 'long 3', 'long 4']) {
      work.end(name);
      await settle();
    }
    expect(work.started).toEqual(['long 1', 'short', 'long 2', 'long 3', 'long 4', 'longer 1']);
  });

  it('refuses what would wait behind too many', async () => {
    const semaphore = new Semaphore(1, 1);
    const work = new Work();
    const first = semaphore.run(work.of('a'));
    const second = semaphore.run(work.of('b'));
    await expect(semaphore.run(work.of('c'))).rejects.toThrow(EngineBusy);
    await settle();
    work.end('a');
    await settle();
    work.end('b');
    expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  });

  it('forgets work that is cancelled while it waits, and frees the permit of work that failed', async () => {
    const semaphore = new Semaphore(1, 9);
    const work = new Work();
    const first = semaphore.run(work.of('a'));
    const stop = new AbortController();
    const reason = new Error('cancelled');
    const second = semaphore.run(work.of('b'), stop.signal);
    const third = semaphore.run(() => Promise.reject(new Error('broken')));
    const last = semaphore.run(() => Promise.resolve('d'));
    stop.abort(reason);
    await expect(second).rejects.toBe(reason);
    await expect(semaphore.run(work.of('e'), stop.signal)).rejects.toBe(reason);
    work.end('a');
    await expect(third).rejects.toThrow('broken');
    expect(await first).toBe('a');
    expect(await last).toBe('d');
    expect(work.started).toEqual(['a']);
  });
});
