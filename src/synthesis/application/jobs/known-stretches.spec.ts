import { knownBytes } from '../../domain/stretches';
import { KnownStretches } from './known-stretches';

describe('KnownStretches', () => {
  const stretches = (count: number) => Array.from({ length: count }, () => knownBytes(new Uint8Array(1)));
  let known: KnownStretches;
  let listed: string[];
  beforeEach(() => {
    known = new KnownStretches(10);
    listed = [];
  });
  const ask = (file: string, count: number) =>
    known.of(file, () => {
      listed.push(file);
      return Promise.resolve(stretches(count));
    });

  it('lists a file once, also for those who ask at the same time', async () => {
    const [first, second] = await Promise.all([ask('a', 3), ask('a', 3)]);
    expect(first).toHaveLength(3);
    expect(second).toBe(first);
    expect(await ask('a', 3)).toBe(first);
    expect(listed).toEqual(['a']);
  });

  it('forgets those that were asked for longest ago', async () => {
    for (const file of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(file, 4);
    expect(listed).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps nothing of a file that is too large by itself, and the others as before', async () => {
    for (const file of ['huge', 'a', 'huge', 'a']) await ask(file, file === 'huge' ? 11 : 4);
    expect(listed).toEqual(['huge', 'a', 'huge', 'a']);
    await ask('a', 4);
    expect(listed).toHaveLength(4);
  });

  it('lists again what could not be listed', async () => {
    await expect(known.of('a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    expect(await ask('a', 2)).toHaveLength(2);
  });
});
