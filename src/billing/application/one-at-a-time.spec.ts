import { OneAtATime } from './one-at-a-time';

describe('OneAtATime', () => {
  it('runs work with the same key one after the other, and other work at the same time', async () => {
    const queue = new OneAtATime();
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
      return name;
    };
    const all = [queue.run('a', work('a1')), queue.run('a', work('a2')), queue.run('b', work('b1'))];
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
    expect(events.slice(0, 2).sort()).toEqual(['a1 begins', 'b1 begins']);
    expect(events.indexOf('a2 begins')).toBeGreaterThan(events.indexOf('a1 ends'));
  });

  it('goes on after a failure, which only its caller hears of, and keeps nothing', async () => {
    const queue = new OneAtATime();
    const failing = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
    expect(queue['lastOf'].size).toBe(0);
  });
});
