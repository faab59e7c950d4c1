/** A queue that serves its owners in turn (round robin), each one's entries in the order in which they came. */
export class TurnQueue<Entry> {
  /** The owner whose turn is next comes first. */
  private readonly waiting = new Map<string, Entry[]>();

  enqueue(owner: string, entry: Entry): void {
    const own = this.waiting.get(owner);
    if (own) own.push(entry);
    else this.waiting.set(owner, [entry]);
  }

  /** Takes out the entry whose turn it is; undefined when nobody waits. */
  dequeue(): Entry | undefined {
    const [next] = this.waiting;
    if (!next) return undefined;
    const [owner, entries] = next;
    const entry = entries.shift();
    this.waiting.delete(owner);
    if (entries.length > 0) this.waiting.set(owner, entries);
    return entry;
  }

  /** How many entries would be served before one that this owner adds now: of each other owner at most as many. */
  ahead(owner: string): number {
    const own = this.waiting.get(owner)?.length ?? 0;
    let count = own;
    for (const [other, entries] of this.waiting) {
      if (other !== owner) count += Math.min(entries.length, own + 1);
    }
    return count;
  }
}
