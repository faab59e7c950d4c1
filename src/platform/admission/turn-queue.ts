/** Of so many turns one is for owners that have had theirs, so that ever new ones do not starve them. */
const TURNS = 4;

/**
 * A queue that serves its owners in turn, each one's entries in the order in which they came. Who has waited for nothing
 * since the round began goes first, as sparse flows do in RFC 8290 (section 4.1.1): who asks seldom hardly waits for
 * those who ask always.
 */
export class TurnQueue<Entry, Owner = string> {
  /** Owners that have not been served in this round; the one whose turn is next comes first, here and there. */
  private readonly fresh = new Map<Owner, Entry[]>();
  /** Owners that have; one without entries stays until its turn comes, else who comes back at once would be fresh. */
  private readonly round = new Map<Owner, Entry[]>();
  private turn = 0;

  enqueue(owner: Owner, entry: Entry): void {
    const own = this.fresh.get(owner) ?? this.round.get(owner);
    if (own) own.push(entry);
    else this.fresh.set(owner, [entry]);
  }

  /** Takes out the entry whose turn it is; undefined when nobody waits. */
  dequeue(): Entry | undefined {
    this.turn = (this.turn + 1) % TURNS;
    const [first, second] = this.turn === 0 ? [this.round, this.fresh] : [this.fresh, this.round];
    return this.next(first) ?? this.next(second);
  }

  /** How many entries would be served before one that this owner adds now: at most so many. */
  ahead(owner: Owner): number {
    const own = (this.fresh.get(owner) ?? this.round.get(owner))?.length ?? 0;
    let count = own;
    for (const [other, entries] of [...this.fresh, ...this.round]) {
      if (other !== owner) count += Math.min(entries.length, own + 1);
    }
    if (this.fresh.has(owner) || this.round.has(owner)) return count;
    return Math.min(count, Math.ceil((this.fresh.size * TURNS) / (TURNS - 1)) + 1);
  }

  private next(owners: Map<Owner, Entry[]>): Entry | undefined {
    for (const [owner, entries] of owners) {
      owners.delete(owner);
      if (entries.length === 0) continue;
      this.round.set(owner, entries);
      return entries.shift();
    }
    return undefined;
  }
}
