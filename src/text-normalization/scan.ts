import { Document } from './document';
import { Place, type Spoken } from './place';
import type { Opening, Rule } from './rule';

/** A stretch of the text, in UTF-16 units, and what is said for it; `rule` is null where nothing changed. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly spoken: string;
  readonly rule: string | null;
}

/** The rules of a language by the kind of character they begin with, in their order of precedence. */
export type RuleIndex = ReadonlyMap<Opening, readonly Rule[]>;

export function indexRules(rules: readonly Rule[]): RuleIndex {
  const openings: readonly Opening[] = ['digit', 'letter', 'sign', 'space'];
  return new Map(openings.map((opening) => [opening, rules.filter((rule) => rule.opens.includes(opening))]));
}

const UNREAD = {
  digit: /\d+/y,
  letter: /(?:(?!\p{N})\p{Script=Latin}|\p{M})+|\p{L}/uy,
  space: /\s+/y,
  sign: /./suy,
} as const;

/**
 * Cuts the text into pieces from left to right: the first rule that applies at a place wins.
 * @param given pieces that are decided already, in order; nothing that is read reaches into them
 */
export function scan(text: string, rules: RuleIndex, given: readonly Piece[] = []): Piece[] {
  const pieces: Piece[] = [];
  const decided = given.values();
  let next = decided.next().value;
  let previous: Spoken | null = null;
  const document = new Document(text);
  let index = 0;
  while (index < text.length) {
    let piece: Piece;
    if (next?.from === index) {
      piece = next;
      next = decided.next().value;
    } else {
      const opening = openingAt(text, index);
      const place = new Place(text, index, document, previous);
      const end = next?.from ?? text.length;
      piece = speak(place, rules.get(opening) ?? [], end) ?? keep(text, index, opening);
    }
    if (piece.rule !== null) previous = { rule: piece.rule, end: piece.to };
    pieces.push(piece);
    index = piece.to;
  }
  return pieces;
}

/** @param end what reaches beyond it is not read there */
function speak(place: Place, rules: readonly Rule[], end: number): Piece | null {
  const { text, index } = place;
  for (const rule of rules) {
    rule.pattern.lastIndex = index;
    const match = rule.pattern.exec(text);
    if (match === null || match[0] === '' || index + match[0].length > end) continue;
    const spoken = rule.say(match, place);
    if (spoken === null) continue;
    return {
      from: index,
      to: index + match[0].length,
      spoken: spoken.replace(/\s+/g, ' ').trim(),
      rule: rule.name,
    };
  }
  return null;
}

function keep(text: string, index: number, opening: Opening): Piece {
  const pattern = UNREAD[opening];
  pattern.lastIndex = index;
  const written = pattern.exec(text)?.[0] ?? text.charAt(index);
  return { from: index, to: index + written.length, spoken: written, rule: null };
}

const LETTER = /[\p{L}\p{M}]/u;
const SPACE = /\s/;

function openingAt(text: string, index: number): Opening {
  const code = text.charCodeAt(index);
  if (code >= 0x30 && code <= 0x39) return 'digit';
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  if (LETTER.test(character)) return 'letter';
  return SPACE.test(character) ? 'space' : 'sign';
}
