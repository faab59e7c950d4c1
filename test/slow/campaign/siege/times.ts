/** How long calls took; those that were not served took for ever. */
export class Times {
  private readonly taken: number[] = [];
  /** How often each failure was seen. */
  readonly failures = new Map<string, number>();

  add(ms: number): void {
    this.taken.push(ms);
  }

  fail(why: string): void {
    this.taken.push(Infinity);
    this.failures.set(why, (this.failures.get(why) ?? 0) + 1);
  }

  get failed(): number {
    return this.taken.filter((ms) => ms === Infinity).length;
  }

  get count(): number {
    return this.taken.length;
  }

  /** The smallest time that so many per cent of the calls did not exceed (nearest rank), in milliseconds. */
  percentile(percent: number): number {
    const sorted = this.taken.toSorted((one, other) => one - other);
    return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Infinity;
  }
}
