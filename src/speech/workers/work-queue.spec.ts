import { TaskTimedOut } from './task-failure';
import { WorkQueue } from './work-queue';

describe('WorkQueue', () => {
  let begun: string[];
  let ends: Map<string, () => void>;
  beforeEach(() => {
    begun = [];
    ends = new Map();
  });

  /** A task that runs until it is ended by name. */
  const run = (queue: WorkQueue, name: string, costSec: number, signal?: AbortSignal) =>
    queue.whenIdle({ costSec, signal }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const settled = () => new Promise(setImmediate);
  const end = async (...names: string[]) => {
    for (const name of names) {
      ends.get(name)!();
      await settled();
    }
  };

  it('serves the parts of one text before those of the next', async () => {
    const queue = new WorkQueue(1, {});
    void run(queue, 'earlier', 0.1);
    const [a, b] = [new AbortController().signal, new AbortController().signal];
    for (let part = 1; part <= 3; part++) {
      void run(queue, `a${part}`, 0.1, a);
      void run(queue, `b${part}`, 0.1, b);
    }
    await settled();
    await end('earlier', 'a1', 'a2', 'a3', 'b1', 'b2');
    expect(begun).toEqual(['earlier', 'a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
  });

  it('serves a short text as soon as a worker is idle, whatever long ones came before', async () => {
    const queue = new WorkQueue(2, {});
    for (let text = 1; text <= 30; text++) {
      const { signal } = new AbortController();
      for (let part = 1; part <= 10; part++) void run(queue, `${text}.${part}`, 0.1, signal);
    }
    void run(queue, 'short', 0.01);
    await settled();
    expect(begun).toHaveLength(2);
    await end(begun[0]!);
    expect(begun[2]).toBe('short');
  });

  it('keeps a worker free of tasks that take seconds', async () => {
    const queue = new WorkQueue(2, {});
    for (const name of ['long 1', 'long 2']) void run(queue, name, 5);
    void run(queue, 'short', 0.1);
    await settled();
    expect(begun).toEqual(['long 1', 'short']);
    await end('short');
    expect(begun).toEqual(['long 1', 'short']);
    await end('long 1');
    expect(begun).toEqual(['long 1', 'short', 'long 2']);
  });

  it('takes no task for long where it is told so', async () => {
    const queue = new WorkQueue(2, { longSec: Infinity });
    for (const name of ['a', 'b']) void run(queue, name, 5);
    await settled();
    expect(begun).toEqual(['a', 'b']);
  });

  it('begins no more tasks at once than it is allowed, but always one', async () => {
    let most = 0;
    const queue = new WorkQueue(3, { mayBeginBeside: (running) => running < most });
    for (const name of ['a', 'b', 'c', 'd']) void run(queue, name, 0.1);
    await settled();
    expect(begun).toEqual(['a']);
    most = 2;
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('runs long tasks on its only worker', async () => {
    const queue = new WorkQueue(1, {});
    for (const name of ['long 1', 'long 2']) void run(queue, name, 5);
    await settled();
    await end('long 1');
    expect(begun).toEqual(['long 1', 'long 2']);
  });

  it('refuses much work for the work before it, and little work only for as much of that', async () => {
    const queue = new WorkQueue(1, { maxWaitSec: 20 });
    for (let i = 0; i < 10; i++) void run(queue, `long ${i}`, 3);
    expect(() => queue.admit(3)).toThrow('try again in 10 s');
    expect(() => queue.admit(1)).not.toThrow();
    for (let i = 0; i < 205; i++) void run(queue, `short ${i}`, 0.1);
    expect(() => queue.admit(0.1)).toThrow('try again in 2 s');
    await settled();
  });

  describe('out of time', () => {
    const limits = { openingLimitSec: 0.01, timeLimitSec: 0.01 };
    const time = (opens: boolean) =>
      new WorkQueue(1, limits).timed('text.read', { costSec: 0 }, (stop, begin) => {
        if (opens) begin();
        return new Promise<never>((_, reject) =>
          stop.addEventListener('abort', () => reject(new Error('its worker was ended'))),
        );
      });

    it('blames the task that runs for too long', () => expect(time(true)).rejects.toThrow(TaskTimedOut));

    it('is busy when no worker has opened', () =>
      expect(time(false)).rejects.toMatchObject({ code: 'ENGINE_BUSY', retryAfterSec: 30 }));
  });

  it('counts work that is to follow as pending', async () => {
    const queue = new WorkQueue(2, { maxWaitSec: 2 });
    let goOn!: () => void;
    const before = queue.expecting(10, () => new Promise<void>((resolve) => (goOn = resolve)));
    expect(queue.waitSec).toBe(5);
    expect(() => queue.admit()).toThrow('try again in 3 s');
    goOn();
    await before;
    expect(queue.waitSec).toBe(0);
  });
});
