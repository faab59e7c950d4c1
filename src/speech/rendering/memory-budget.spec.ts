import { MemoryBudget } from './memory-budget';

describe('MemoryBudget', () => {
  let budget: MemoryBudget;
  let begun: string[];
  let ends: Map<string, () => void>;
  beforeEach(() => {
    budget = new MemoryBudget(100);
    begun = [];
    ends = new Map();
  });

  /** Work that begins when there is memory and runs until it is ended by name. */
  const begin = async (name: string, bytes: number, signal?: AbortSignal): Promise<void> => {
    const release = await budget.reserve(bytes, signal);
    begun.push(name);
    ends.set(name, release);
  };
  const settled = () => new Promise(setImmediate);
  const end = async (name: string): Promise<void> => {
    ends.get(name)!();
    await settled();
  };

  it('begins what fits, in order', async () => {
    void begin('a', 60);
    void begin('b', 40);
    void begin('c', 50);
    void begin('d', 51);
    await settled();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c']); // d waits for c
    await end('c');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets work that is larger than the budget run by itself', async () => {
    void begin('small', 1);
    void begin('large', 1000);
    void begin('next', 1000);
    await settled();
    expect(begun).toEqual(['small']);
    await end('small');
    expect(begun).toEqual(['small', 'large']);
    await end('large');
    expect(begun).toEqual(['small', 'large', 'next']);
  });

  it('begins small work before large work that waits', async () => {
    void begin('running', 100);
    for (const name of ['a', 'b', 'c']) void begin(name, 100);
    void begin('small', 10);
    await settled();
    await end('running');
    expect(begun).toEqual(['running', 'small']);
  });

  it('forgets work that is cancelled while it waits', async () => {
    void begin('running', 60);
    const stop = new AbortController();
    const waiting = begin('waiting', 100, stop.signal);
    void begin('next', 101);
    await settled();
    stop.abort(new Error('cancelled'));
    await expect(waiting).rejects.toThrow('cancelled');
    await end('running');
    expect(begun).toEqual(['running', 'next']);
  });
});
