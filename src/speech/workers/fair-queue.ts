interface Waiting<Entry> {
  readonly entry: Entry;
  readonly owner: object;
  readonly size: number;
  /** When an even share would have served all that the owner asks for. */
  readonly due: number;
}

/**
 * A queue that serves its owners evenly by how much they ask for: weighted fair queueing (Demers, Keshav and
 * Shenker, "Analysis and Simulation of a Fair Queueing Algorithm", 1989). An owner that asks for little is served
 * soon, however much others have queued before, and none is overtaken for ever. All that an owner asks for counts as
 * one, for none of it is of use before the last: of two who ask for the same, one is done early and the other not later.
 */
export class FairQueue<Entry> {
  /** In the order in which they are due; of those due together, the first come first. */
  private waiting: Waiting<Entry>[] = [];
  /** What every waiting owner has had by now, had all been served evenly. */
  private evenShare = 0;

  get length(): number {
    return this.waiting.length;
  }

  /** @param size in any unit that all entries have in common; 0 goes before all that has not waited too long */
  enqueue(entry: Entry, owner: object, size: number): void {
    const others = this.waiting.filter((each) => each.owner !== owner);
    const own = this.waiting.filter((each) => each.owner === owner);
    const due = Math.max(this.evenShare, own[0]?.due ?? 0) + size;
    const at = others.findLastIndex((each) => each.due <= due) + 1;
    const together = [...own, { entry, owner, size, due }].map((each) => ({ ...each, due }));
    this.waiting = [...others.slice(0, at), ...together, ...others.slice(at)];
  }

  /** The first entry of those that may be served now; it stays in the queue. */
  first(mayBeServed: (entry: Entry) => boolean = () => true): Entry | undefined {
    return this.waiting.find(({ entry }) => mayBeServed(entry))?.entry;
  }

  /** Takes an entry out to serve it; its size counts as served. */
  dequeue(entry: Entry): void {
    const owners = new Set(this.waiting.map(({ owner }) => owner)).size;
    this.evenShare += this.takeOut(entry).size / owners;
  }

  /** Takes out an entry that is not to be served any more. */
  remove(entry: Entry): void {
    this.takeOut(entry);
  }

  private takeOut(entry: Entry): Waiting<Entry> {
    const at = this.waiting.findIndex((each) => each.entry === entry);
    return this.waiting.splice(at, 1)[0]!;
  }
}
