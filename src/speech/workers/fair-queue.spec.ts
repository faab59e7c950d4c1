import { FairQueue } from './fair-queue';

describe('FairQueue', () => {
  let queue: FairQueue<string>;
  const owners = new Map<string, object>();
  beforeEach(() => {
    queue = new FairQueue();
    owners.clear();
  });

  /** `a3` belongs to `a`. */
  const enqueue = (entry: string, size: number) => {
    const name = entry[0]!;
    if (!owners.has(name)) owners.set(name, { name });
    queue.enqueue(entry, owners.get(name)!, size);
  };
  const serve = (): string => {
    const entry = queue.first()!;
    queue.dequeue(entry);
    return entry;
  };
  const serveAll = (): string[] => {
    const served: string[] = [];
    while (queue.length > 0) served.push(serve());
    return served;
  };

  it('serves entries of one size in the order in which they came', () => {
    for (const entry of ['a', 'b', 'c']) enqueue(entry, 1);
    expect(serveAll()).toEqual(['a', 'b', 'c']);
  });

  it('serves an owner whole, and those who ask for as much later', () => {
    for (const entry of ['a1', 'b1', 'a2', 'b2', 'a3', 'b3']) enqueue(entry, 1);
    expect(serveAll()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
  });

  it('serves the owner that asks for less in all first', () => {
    for (const entry of ['a1', 'a2', 'a3', 'b1', 'b2']) enqueue(entry, 1);
    expect(serveAll()).toEqual(['b1', 'b2', 'a1', 'a2', 'a3']);
  });

  it('gives nobody credit for having been away', () => {
    for (let i = 1; i <= 6; i++) enqueue(`a${i}`, 1);
    for (let i = 1; i <= 3; i++) serve();
    for (const entry of ['b1', 'b2', 'b3']) enqueue(entry, 1);
    expect(serveAll()).toEqual(['a4', 'a5', 'a6', 'b1', 'b2', 'b3']);
  });

  it('serves an owner that asks for little before those that ask for much', () => {
    for (const owner of ['a', 'b', 'c']) for (let i = 1; i <= 3; i++) enqueue(`${owner}${i}`, 10);
    expect(serve()).toBe('a1');
    enqueue('s', 1);
    expect(serve()).toBe('s');
  });

  it('lets nobody be overtaken for ever', () => {
    enqueue('a', 10);
    let served = 0;
    for (let next = ''; next !== 'a'; served++) {
      enqueue(`s${served}`, 1);
      next = serve();
    }
    expect(served).toBeLessThan(25);
  });

  it('serves what asks for nothing next, the first come first', () => {
    for (const entry of ['a1', 'a2', 'b1']) enqueue(entry, 1);
    expect(serve()).toBe('b1');
    for (const entry of ['c', 'd']) enqueue(entry, 0);
    expect(serveAll()).toEqual(['c', 'd', 'a1', 'a2']);
  });

  it('forgets an entry that is removed', () => {
    for (const entry of ['a1', 'a2', 'b1']) enqueue(entry, 1);
    queue.remove('a1');
    expect(serveAll()).toEqual(['b1', 'a2']);
  });

  it('passes over what may not be served now, and keeps its place', () => {
    for (const entry of ['a', 'b']) enqueue(entry, 1);
    const other = queue.first((entry) => entry !== 'a')!;
    expect(other).toBe('b');
    queue.dequeue(other);
    expect(serve()).toBe('a');
  });
});
