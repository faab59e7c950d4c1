/** A stretch of the caller's text in code points, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A base character with the marks that belong to it, or one half of a Hangul syllable with the rest. */
const CLUSTER = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gsu;

/**
 * The text being read: NFC, shrinking while noise is taken out, and each of its UTF-16 units knows which
 * code points of the caller's text it represents.
 */
export class SourceText {
  private constructor(
    readonly text: string,
    private readonly starts: readonly number[],
    private readonly ends: readonly number[],
  ) {}

  static of(input: string): SourceText {
    const starts: number[] = [];
    const ends: number[] = [];
    let codePoint = 0;
    for (const character of input) {
      for (let unit = 0; unit < character.length; unit++) {
        starts.push(codePoint);
        ends.push(codePoint + 1);
      }
      codePoint++;
    }
    return new SourceText(input, starts, ends).composed();
  }

  /** The same text in NFC. A composed letter represents all the code points it was composed of. */
  composed(): SourceText {
    if (this.text.normalize('NFC') === this.text) return this;
    const edits: Edit[] = [];
    let from = 0;
    for (const cluster of this.text.match(CLUSTER) ?? []) {
      const by = cluster.normalize('NFC');
      if (by !== cluster) edits.push({ from, to: from + cluster.length, by });
      from += cluster.length;
    }
    return this.edit(edits);
  }

  /** The caller's code points behind units [from, to). The range must not be empty. */
  span(from: number, to: number): Span {
    return { start: this.starts[from] ?? 0, end: this.ends[to - 1] ?? 0 };
  }

  /** The same text with some stretches replaced. `edits` are sorted and do not overlap. */
  edit(edits: readonly Edit[]): SourceText {
    const starts: number[] = [];
    const ends: number[] = [];
    const parts: string[] = [];
    let position = 0;
    const keep = (to: number) => {
      parts.push(this.text.slice(position, to));
      for (let unit = position; unit < to; unit++) {
        starts.push(this.starts[unit] ?? 0);
        ends.push(this.ends[unit] ?? 0);
      }
    };
    for (const { from, to, by } of edits) {
      keep(from);
      parts.push(by);
      const { start, end } = this.span(from, to);
      for (let unit = 0; unit < by.length; unit++) {
        starts.push(start);
        ends.push(end);
      }
      position = to;
    }
    keep(this.text.length);
    return new SourceText(parts.join(''), starts, ends);
  }
}

/** Units [from, to) are replaced `by` a text, empty to drop them. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

/** Length in code points, the unit of every offset that leaves this module. */
export function codePointLength(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const next = text.charCodeAt(index + 1);
    const pair = unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff;
    if (pair) index++;
    length++;
  }
  return length;
}
