import type { Piece } from './scan';
import type { Edit, SourceText, Span } from './source-text';

/** The class and the name of a rule that the trace has for what a caller's dictionary decided. */
export const DICTIONARY_RULE = 'dictionary';

/** A stretch of the caller's text, in code points, that the caller wants read as another text. */
export interface Alias extends Span {
  readonly spoken: string;
}

/** Stretches whose reading is given: no rule looks at them, no noise rule takes anything out of them. */
export class Aliases {
  /** @param aliases sorted, not empty, not overlapping */
  constructor(private readonly aliases: readonly Alias[]) {}

  /** Whether the stretch lies inside one of them. A larger one, such as a comment around it, does not. */
  cover({ start, end }: Span): boolean {
    let low = 0;
    let high = this.aliases.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.aliases[middle]!.end <= start) low = middle + 1;
      else high = middle;
    }
    const alias = this.aliases[low];
    return alias !== undefined && alias.start <= start && end <= alias.end;
  }

  /**
   * Puts one object replacement character where an alias stands: rules see that something is there, and nothing of it.
   * @param source the text without its noise, which may have taken aliases with it
   * @param read turns an alias into words; asked once for each different one
   * @returns the text, and the pieces that are said for these characters
   */
  replaceIn(source: SourceText, read: (text: string) => string): { source: SourceText; given: Piece[] } {
    const words = new Map(this.aliases.map(({ spoken }) => [spoken, '']));
    for (const spoken of words.keys()) words.set(spoken, read(spoken));
    const edits: Edit[] = [];
    const given: Piece[] = [];
    let unit = 0;
    let removed = 0;
    for (const { start, end, spoken } of this.aliases) {
      while (unit < source.text.length && source.span(unit, unit + 1).start < start) unit++;
      const from = unit;
      while (unit < source.text.length && source.span(unit, unit + 1).end <= end) unit++;
      if (unit === from) continue;
      edits.push({ from, to: unit, by: REPLACED });
      const at = from - removed;
      given.push({
        from: at,
        to: at + 1,
        spoken: words.get(spoken) ?? '',
        rule: DICTIONARY_RULE,
        class: DICTIONARY_RULE,
      });
      removed += unit - from - REPLACED.length;
    }
    return { source: edits.length === 0 ? source : source.edit(edits), given };
  }
}

/** OBJECT REPLACEMENT CHARACTER: no letter, digit, mark or space. */
const REPLACED = '\ufffc';
