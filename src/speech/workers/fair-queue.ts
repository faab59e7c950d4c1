interface Place<Entry> {
  readonly entry: Entry;
  readonly owner: object;
  readonly size: number;
  /** When an even share would have served all that the owner asks for. */
  readonly due: number;
}

/**
 * A line in which owners take turns by how much they ask for: weighted fair queueing (Demers, Keshav and
 * Shenker, "Analysis and Simulation of a Fair Queueing Algorithm", 1989). Who asks for little is served soon,
 * however much others have put in before, and nobody is passed over for ever. All that an owner asks for counts as
 * one, for none of it is of use before the last: of two who ask for the same, one is done early and the other not later.
 */
export class FairQueue<Entry> {
  /** In the order in which they are due; of those due together, the first come first. */
  private places: Place<Entry>[] = [];
  /** What every owner in line has had by now, had all been served evenly. */
  private evenShare = 0;

  get length(): number {
    return this.places.length;
  }

  /** @param size in any unit that all entries have in common; 0 goes before all that has not waited too long */
  join(entry: Entry, owner: object, size: number): void {
    const others = this.places.filter((place) => place.owner !== owner);
    const own = this.places.filter((place) => place.owner === owner);
    const due = Math.max(this.evenShare, own[0]?.due ?? 0) + size;
    const at = others.findLastIndex((place) => place.due <= due) + 1;
    const together = [...own, { entry, owner, size, due }].map((place) => ({ ...place, due }));
    this.places = [...others.slice(0, at), ...together, ...others.slice(at)];
  }

  /** The first entry of those that may be served now. */
  first(mayBeServed: (entry: Entry) => boolean = () => true): Entry | undefined {
    return this.places.find(({ entry }) => mayBeServed(entry))?.entry;
  }

  /** Takes out an entry to serve it. */
  serve(entry: Entry): void {
    const owners = new Set(this.places.map(({ owner }) => owner)).size;
    this.evenShare += this.remove(entry).size / owners;
  }

  /** Takes out an entry that waits no longer. */
  leave(entry: Entry): void {
    this.remove(entry);
  }

  private remove(entry: Entry): Place<Entry> {
    const at = this.places.findIndex((place) => place.entry === entry);
    return this.places.splice(at, 1)[0]!;
  }
}
