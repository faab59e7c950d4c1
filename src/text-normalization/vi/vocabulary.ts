import { readEnglish } from './english';
import { ACRONYMS } from './lexicon/acronyms';
import { BRANDS } from './lexicon/brands';
import { COMMON_ENGLISH } from './lexicon/common-english';
import { ENGLISH_WORDS } from './lexicon/english-words';
import { FOOD_WORDS } from './lexicon/food-words';
import { FOREIGN_NAMES } from './lexicon/foreign-names';
import { LETTERS } from './lexicon/letters';
import { LOAN_WORDS } from './lexicon/loan-words';
import { NEWS_NAMES } from './lexicon/news-names';
import { PEOPLE } from './lexicon/people';
import { PLACES_ABROAD } from './lexicon/places-abroad';
import { SPORT_NAMES } from './lexicon/sport-names';
import { SUBSTANCES } from './lexicon/substances';
import { TECHNOLOGY } from './lexicon/technology';
import { DIGITS } from './numbers/cardinals';
import { fold } from './syllables';

const LONGEST_INITIALS = 3;
/** Up to this length, capitals that are no settled word are more often initials: STEM, FAST. */
const LONGEST_ACRONYM = 5;
/** A plural sounds like its singular, which Vietnamese ends without an s: fans, pages. */
const PLURAL = /^[a-z]{3,}[^s]s$/;

/** Where two have a word, the later one counts. */
const LOANS = new Map([
  ...FOREIGN_NAMES,
  ...NEWS_NAMES,
  ...PLACES_ABROAD,
  ...PEOPLE,
  ...SPORT_NAMES,
  ...LOAN_WORDS,
  ...FOOD_WORDS,
  ...TECHNOLOGY,
  ...SUBSTANCES,
  ...BRANDS,
]);

const ENGLISH = new Map([...COMMON_ENGLISH, ...ENGLISH_WORDS]);

/** The Vietnamese reading of a foreign word that is known, in any case. */
export function readLoan(word: string): string | null {
  const settled = readSettled(word);
  if (settled !== null || (word.length <= LONGEST_ACRONYM && word === word.toUpperCase())) return settled;
  return readEnglish(word);
}

/** The reading of a foreign word that has a settled one: a name, a loan, or an English word that is said in its own way. */
export function readSettled(word: string): string | null {
  const key = word.toLowerCase();
  const spoken = LOANS.get(key);
  if (spoken !== undefined) return spoken;
  // Short capitals are initials before they are a word: WHO.
  if (word.length <= LONGEST_INITIALS && word === word.toUpperCase()) return null;
  return ENGLISH.get(key) ?? (PLURAL.test(key) ? readSettled(key.slice(0, -1)) : null);
}

/** The reading of an English word that is no name of a person, a place or a make. */
export const readCommonEnglish = (word: string): string | null =>
  LOAN_WORDS.get(word.toLowerCase()) ?? ENGLISH.get(word.toLowerCase()) ?? readEnglish(word);

/** An acronym said as a word: ASEAN, NATO. */
export function readAcronym(word: string): string | null {
  return ACRONYMS.get(word) ?? null;
}

/** The names of letters and digits one after the other; what has no name is silent. */
export function spell(written: string): string {
  const names = [...written.toLowerCase()].map((character) => letterName(character));
  return names.filter((name) => name !== '').join(' ');
}

function letterName(character: string): string {
  if (/[0-9]/.test(character)) return DIGITS[Number(character)]!;
  return LETTERS.get(character) ?? LETTERS.get(fold(character)) ?? '';
}
