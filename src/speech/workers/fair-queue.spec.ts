import { FairQueue } from './fair-queue';

describe('FairQueue', () => {
  let line: FairQueue<string>;
  const owners = new Map<string, object>();
  beforeEach(() => {
    line = new FairQueue();
    owners.clear();
  });

  /** `a3` belongs to `a`. */
  const join = (entry: string, size: number) => {
    const name = entry[0]!;
    if (!owners.has(name)) owners.set(name, { name });
    line.join(entry, owners.get(name)!, size);
  };
  const serve = (): string => {
    const entry = line.first()!;
    line.serve(entry);
    return entry;
  };
  const serveAll = (): string[] => {
    const served: string[] = [];
    while (line.length > 0) served.push(serve());
    return served;
  };

  it('serves entries of one size in the order in which they came', () => {
    for (const entry of ['a', 'b', 'c']) join(entry, 1);
    expect(serveAll()).toEqual(['a', 'b', 'c']);
  });

  it('serves an owner whole, and those who ask for as much later', () => {
    for (const entry of ['a1', 'b1', 'a2', 'b2', 'a3', 'b3']) join(entry, 1);
    expect(serveAll()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
  });

  it('serves who asks for less in all before', () => {
    for (const entry of ['a1', 'a2', 'a3', 'b1', 'b2']) join(entry, 1);
    expect(serveAll()).toEqual(['b1', 'b2', 'a1', 'a2', 'a3']);
  });

  it('gives nobody credit for having been away', () => {
    for (let i = 1; i <= 6; i++) join(`a${i}`, 1);
    for (let i = 1; i <= 3; i++) serve();
    for (const entry of ['b1', 'b2', 'b3']) join(entry, 1);
    expect(serveAll()).toEqual(['a4', 'a5', 'a6', 'b1', 'b2', 'b3']);
  });

  it('serves who asks for little before those who ask for much', () => {
    for (const owner of ['a', 'b', 'c']) for (let i = 1; i <= 3; i++) join(`${owner}${i}`, 10);
    expect(serve()).toBe('a1');
    join('s', 1);
    expect(serve()).toBe('s');
  });

  it('passes nobody over for ever', () => {
    join('a', 10);
    let served = 0;
    for (let next = ''; next !== 'a'; served++) {
      join(`s${served}`, 1);
      next = serve();
    }
    expect(served).toBeLessThan(25);
  });

  it('serves what asks for nothing next, the first come first', () => {
    for (const entry of ['a1', 'a2', 'b1']) join(entry, 1);
    expect(serve()).toBe('b1');
    for (const entry of ['c', 'd']) join(entry, 0);
    expect(serveAll()).toEqual(['c', 'd', 'a1', 'a2']);
  });

  it('forgets who leaves', () => {
    for (const entry of ['a1', 'a2', 'b1']) join(entry, 1);
    line.leave('a1');
    expect(serveAll()).toEqual(['b1', 'a2']);
  });

  it('passes over what may not be served now, and keeps its place', () => {
    for (const entry of ['a', 'b']) join(entry, 1);
    const other = line.first((entry) => entry !== 'a')!;
    expect(other).toBe('b');
    line.serve(other);
    expect(serve()).toBe('a');
  });
});
