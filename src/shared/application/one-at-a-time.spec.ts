import { OneAtATime } from './one-at-a-time';

describe('OneAtATime', () => {
  it('runs work with the same key in turn, and other work at the same time', async () => {
    const line = new OneAtATime();
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
      return name;
    };
    const all = [line.run('a', work('a1')), line.run('a', work('a2')), line.run('b', work('b1'))];
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
    expect(events.slice(0, 2).sort()).toEqual(['a1 begins', 'b1 begins']);
    expect(events.indexOf('a2 begins')).toBeGreaterThan(events.indexOf('a1 ends'));
  });

  it('goes on after a failure, which its caller alone hears of, and keeps nothing', async () => {
    const line = new OneAtATime();
    const failing = line.run('a', () => Promise.reject(new Error('broken')));
    const next = line.run('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
    expect(line['lastOf'].size).toBe(0);
  });
});
