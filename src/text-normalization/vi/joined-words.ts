import { romanValue } from '../roman';
import type { Rule } from '../rule';
import { respell } from './foreign';
import { ABBREVIATIONS } from './lexicon/abbreviations';
import { SHORTENED_PLACES } from './lexicon/shortened-places';
import { readCardinal } from './numbers/cardinals';
import { fold, isPlainSyllable, isSyllable } from './syllables';
import { readAcronym, readLoan, spell } from './vocabulary';
import { table } from '../table';

/** A slip of the shift key: RAu, bÌNH, quÀn, tronG, TạI. */
const SLIP =
  /^(?:\p{Lu}{2}\p{Ll}+|(?=.*[^A-Za-z])\p{Lu}?\p{Ll}{1,6}\p{Lu}+\p{Ll}*|(?=.{4,7}$)\p{Ll}+\p{Lu}\p{Ll}*|[a-z](?:[a-z][A-Z]|[A-Z][a-z]))$/u;

/** Words joined at their capitals. */
export const joinedWords: Rule = {
  name: 'joined-words',
  class: 'foreign',
  description: 'Words joined at their capitals are read apart: TPBank, SmartHome.',
  examples: [
    ['SmartHome', 'xờ mát hôm'],
    ['RAu sạch', 'rau sạch'],
    ['tronG ngành, TạI sao', 'trong ngành, tại sao'],
    ['ông McCain', 'ông mác kên'],
    ['chiến dịch LinebackerII', 'chiến dịch lai ba cơ hai'],
    ['nhà HNoi', 'nhà Hà Nội'],
    ['giờ hành chínhLH: chị Mai', 'giờ hành chính liên hệ: chị Mai'],
    ['thế kỷXIX', 'thế kỷ mười chín'],
    ['chip SoC', 'chíp ét o xê'],
    ['các hãng OEMs', 'các hãng o e em mờ'],
  ],
  opens: ['letter'],
  pattern: new RegExp(
    String.raw`(?=\p{L}{0,20}\p{Ll}\p{Lu}|\p{Lu}{2,8}\p{Ll})\p{L}{2,30}(?![\p{L}\p{M}\p{N}])`,
    'uy',
  ),
  say: ([word]) => {
    const known = SHORTENED_PLACES.get(word);
    if (known !== undefined) return known;
    if (SLIP.test(word) && isSyllable(word)) return word.toLowerCase();
    const plural = /^(\p{Lu}{2,5})s$/u.exec(word)?.[1];
    if (plural !== undefined) return readAcronym(plural) ?? spell(plural);
    if (/^\p{Lu}{1,2}\p{Ll}\p{Lu}{1,2}$/u.test(word)) return spell(word);
    const [, named = '', ordinal = ''] = /^(\p{Lu}\p{Ll}{2,})(I{2,3}|IV|VI{1,3})$/u.exec(word) ?? [];
    if (ordinal !== '') return `${readPart(named)} ${readCardinal(romanValue(ordinal) ?? 0)}`;
    const parts = word.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
    const [first = '', ...others] = parts;
    // The end of a sentence and the beginning of the next: giờ hành chínhLH: 113, thế kỷXIX.
    if (others.length === 1 && /[^A-Za-z]/.test(first) && isSyllable(first))
      return `${first} ${readBeginning(others[0]!, first)}`;
    return others.length === 0 ? null : parts.map(readPart).filter(Boolean).join(' ');
  },
};

/** What names are joined from, and no word by itself. */
const NAME_PARTS = table({ Mc: 'mác', Viet: 'việt', Tele: 'te lê', Ad: 'át' });

function readPart(part: string): string {
  const known = NAME_PARTS.get(part) ?? readAcronym(part) ?? readLoan(part) ?? gluedAbbreviation(part);
  if (known !== null) return known;
  if (part !== part.toUpperCase() && isPlainSyllable(fold(part).toLowerCase())) return part.toLowerCase();
  return part === part.toUpperCase() ? spell(part) : (respell(part) ?? spell(part));
}

const readBeginning = (part: string, previous: string): string => {
  if (/[^A-Z]/.test(part) && isSyllable(part)) return part;
  const century = previous === 'kỷ' ? romanValue(part) : null;
  return century === null ? (ABBREVIATIONS.get(part) ?? readPart(part)) : readCardinal(century);
};

/** From this length on, capitals glued to a word are an abbreviation that is known: AnhHLV. */
const SURE_ABBREVIATION = 3;

const gluedAbbreviation = (part: string): string | null =>
  part.length >= SURE_ABBREVIATION && /^\p{Lu}+$/u.test(part) ? (ABBREVIATIONS.get(part) ?? null) : null;

/** The least length of a known word inside a longer one. */
const SHORTEST_PART = 3;
/** A shorter beginning speaks for no foreign word behind it: Lagrange. */
const SHORTEST_LOAN = 4;

/** A Vietnamese syllable without its marks that is too long to be the end of a foreign name. */
const LONG_SYLLABLE = 6;

/** Words of three letters that end longer ones; others of three are the end of a name: Akasaka, Harding. */
const SHORT_ENDS =
  /^(?:out|air|way|law|bar|box|bit|pad|web|off|oil|gas|fun|fly|row|war|win|cab|saw|arm|fax|set|wax|day|eye|man|top|net|pen|cup|car|bus|map|app|lab|url|tea|you|jet|hub|end|key|gen|log|art)$/;
/** After a plural only a longer one is a word: newsweek; but Colasanti. */
const AFTER_PLURAL = 5;

const mayEnd = (first: string, rest: string): boolean =>
  rest.length === SHORTEST_PART
    ? SHORT_ENDS.test(rest)
    : rest.length >= AFTER_PLURAL ||
      !/[^s]s$/.test(first) ||
      /^(?:news|times|james|sports|mens)$/.test(first);

/** Two known words written as one, the second one maybe Vietnamese: timeout is time and out. */
export function readTwoWords(lower: string): string | null {
  for (let cut = SHORTEST_PART; cut <= lower.length - 3; cut++) {
    const [first, rest] = [readLoan(lower.slice(0, cut)), lower.slice(cut)];
    const second =
      (cut < SHORTEST_LOAN ? null : readLoan(rest)) ??
      (rest.length >= LONG_SYLLABLE && isPlainSyllable(rest) ? rest : null);
    if (first !== null && second !== null && mayEnd(lower.slice(0, cut), rest)) return `${first} ${second}`;
  }
  return null;
}
