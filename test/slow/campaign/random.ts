const UINT32 = 2 ** 32;

/**
 * Numbers that follow from a seed alone: Bob Jenkins' "small fast" generator with 32-bit words (sfc32, as in
 * PractRand), warmed up by a dozen rounds.
 */
export class Random {
  private readonly state: Uint32Array;

  constructor(readonly seed: number) {
    this.state = Uint32Array.of(seed, seed / UINT32, 0, 1);
    for (let round = 0; round < 12; round += 1) this.next();
  }

  /** A generator of its own for one purpose: what is drawn elsewhere does not change what it gives. */
  fork(): Random {
    return new Random(this.next() * UINT32);
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    const [a = 0, b = 0, c = 0, counter = 0] = this.state;
    const sum = (a + b + counter) >>> 0;
    this.state.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + sum, counter + 1]);
    return sum / UINT32;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.between(0, items.length - 1)]!;
  }

  /** Fisher and Yates. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = this.between(0, last);
      [result[last], result[other]] = [result[other]!, result[last]!];
    }
    return result;
  }
}
