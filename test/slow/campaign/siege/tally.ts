/** Counts what attackers did and what they were answered; plain numbers, so that it can be sent between processes. */
export class Tally {
  constructor(
    /** Answers by status, connections by fate. */
    readonly counts: Record<string, number> = {},
    /** Answers that are wrong in themselves, however hostile the call was. */
    readonly faults: Record<string, number> = {},
  ) {}

  count(what: string, by = 1): void {
    this.counts[what] = this.of(what) + by;
  }

  fault(what: string): void {
    this.faults[what] = (this.faults[what] ?? 0) + 1;
  }

  of(what: string): number {
    return this.counts[what] ?? 0;
  }

  static sum(tallies: readonly Tally[]): Tally {
    const sum = new Tally();
    for (const { counts, faults } of tallies) {
      for (const [what, times] of Object.entries(counts)) sum.count(what, times);
      for (const [what, times] of Object.entries(faults)) sum.faults[what] = (sum.faults[what] ?? 0) + times;
    }
    return sum;
  }
}
