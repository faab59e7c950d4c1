import { Document } from './document';
import { Place, type Spoken } from './place';
import type { Opening, Rule } from './rule';
import type { SemioticClass } from './semiotic-class';

/** A stretch of the text, in UTF-16 units, and what is said for it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly spoken: string;
}

/** What a rule says for a stretch, or the stretch as it stands. */
export type Piece = Stretch &
  ({ readonly rule: string; readonly class: SemioticClass } | { readonly rule: null; readonly class: null });

/** The rules of a language by the kind of character they begin with, in their order of precedence. */
export type RuleIndex = ReadonlyMap<Opening, readonly Rule[]>;

const OPENINGS: readonly Opening[] = ['digit', 'capital', 'letter', 'sign', 'space'];

/** What may stand at a place, rules or forms, by what stands there; their order is kept. */
export function byOpening<Opened extends { readonly opens: readonly Opening[] }>(
  all: readonly Opened[],
): ReadonlyMap<Opening, readonly Opened[]> {
  const opensAt = ({ opens }: Opened, opening: Opening) =>
    opens.includes(opening) || (opening === 'capital' && opens.includes('letter'));
  return new Map(OPENINGS.map((opening) => [opening, all.filter((each) => opensAt(each, opening))]));
}

const WORD = /(?:(?!\p{N})\p{Script=Latin}|\p{M})+|\p{L}/uy;

const UNREAD = {
  digit: /\d+/y,
  capital: WORD,
  letter: WORD,
  space: /\s+/y,
  sign: /./suy,
} as const;

/** Reads one piece of a text after the other. */
export class Scanner {
  private readonly document: Document;
  /** What was read to see what a longer form is, and will be read again if it is none. */
  private readonly ahead = new Map<number, Piece>();

  /**
   * @param off classes that are switched off: no rule says them, whatever its own class
   * @param given pieces of one character that are decided already, in order; nothing that is read reaches into them
   * @param hasPictures whether emoji or emoticons were taken out of the text
   */
  constructor(
    readonly text: string,
    private readonly rules: RuleIndex,
    private readonly off: ReadonlySet<string>,
    private readonly given: readonly Piece[] = [],
    hasPictures = false,
  ) {
    this.document = new Document(text, hasPictures);
    for (const piece of given) this.ahead.set(piece.from, piece);
  }

  placeAt(index: number, previous: Spoken | null): Place {
    return new Place(this.text, index, this.document, previous);
  }

  /** What the first rule that applies says at a place; what no rule reads stays as it is. */
  readAt(place: Place): Piece {
    const known = this.ahead.get(place.index);
    if (known !== undefined) return known;
    const opening = openingAt(this.text, place.index);
    const rules = this.rules.get(opening) ?? [];
    for (const rule of rules) {
      const piece = this.apply(rule, place);
      if (piece !== null) return piece;
    }
    return keep(this.text, place.index, opening);
  }

  /** Reads the piece after another one. */
  readAfter({ rule, to }: Piece & { readonly rule: string }): Piece {
    const piece = this.readAt(this.placeAt(to, { rule, end: to }));
    this.ahead.set(to, piece);
    return piece;
  }

  /** What every rule says that reads exactly the stretch from a place to `to`, in their order. */
  allReadings(place: Place, to: number): Piece[] {
    const rules = this.rules.get(openingAt(this.text, place.index)) ?? [];
    return rules.map((rule) => this.apply(rule, place)).filter((piece): piece is Piece => piece?.to === to);
  }

  /** Whether something that is decided already stands in a stretch. */
  private isGivenIn(from: number, length: number): boolean {
    let low = 0;
    let high = this.given.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.given[middle]!.from < from) low = middle + 1;
      else high = middle;
    }
    const next = this.given[low];
    return next !== undefined && next.from < from + length;
  }

  private apply(rule: Rule, place: Place): Piece | null {
    rule.pattern.lastIndex = place.index;
    const match = rule.pattern.exec(place.text);
    if (match === null || match[0] === '' || this.isGivenIn(place.index, match[0].length)) return null;
    const said = rule.say(match, place);
    if (said === null) return null;
    const { words, class: kind } = typeof said === 'string' ? { words: said, class: rule.class } : said;
    if (this.off.has(kind)) return null;
    return {
      from: place.index,
      to: place.index + match[0].length,
      spoken: words.replace(/\s+/g, ' ').trim(),
      rule: rule.name,
      class: kind,
    };
  }
}

function keep(text: string, index: number, opening: Opening): Piece {
  const pattern = UNREAD[opening];
  pattern.lastIndex = index;
  const written = pattern.exec(text)?.[0] ?? text.charAt(index);
  return { from: index, to: index + written.length, spoken: written, rule: null, class: null };
}

const CAPITAL = /\p{Lu}/u;
const LETTER = /[\p{L}\p{M}]/u;
const SPACE = /\s/;

export function openingAt(text: string, index: number): Opening {
  const code = text.charCodeAt(index);
  if (code >= 0x30 && code <= 0x39) return 'digit';
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  if (LETTER.test(character)) return CAPITAL.test(character) ? 'capital' : 'letter';
  return SPACE.test(character) ? 'space' : 'sign';
}
