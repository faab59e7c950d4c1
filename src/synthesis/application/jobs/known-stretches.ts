import type { Stretch } from '../../domain/stretches';

type Stretches = readonly Stretch[];

interface Known {
  readonly stretches: Promise<Stretches>;
  /** 0 until they are listed. */
  count: number;
}

/**
 * What the files are put together from that were asked for lately, those that were asked for longest ago going first: a
 * player asks a few times a second for a piece of one, and what has ended never changes.
 */
export class KnownStretches {
  private readonly files = new Map<string, Known>();
  private count = 0;

  /** @param most stretches to be kept, of all files together */
  constructor(private readonly most: number) {}

  /** @param list is asked once for all who want the same file at a time; what it throws is not kept */
  of(file: string, list: () => Promise<Stretches>): Promise<Stretches> {
    const known = this.files.get(file) ?? this.begin(file, list());
    this.files.delete(file); // and behind all others again
    this.files.set(file, known);
    return known.stretches;
  }

  private begin(file: string, stretches: Promise<Stretches>): Known {
    const known = { stretches, count: 0 };
    stretches.then(
      ({ length }) => {
        if (this.files.get(file) !== known) return;
        known.count = length;
        this.count += length;
        this.forgetOldest();
      },
      () => this.files.delete(file),
    );
    return known;
  }

  private forgetOldest(): void {
    for (const [file, { count }] of this.files) {
      if (this.count <= this.most) return;
      this.files.delete(file);
      this.count -= count;
    }
  }
}
