import { ACRONYMS } from './data/acronyms';
import { BRANDS } from './data/brands';
import { FOREIGN_NAMES } from './data/foreign-names';
import { LETTERS } from './data/letters';
import { LOAN_WORDS } from './data/loan-words';
import { TECHNOLOGY } from './data/technology';
import { DIGITS } from './numbers/cardinals';
import { fold } from './syllables';

/** The Vietnamese reading of a foreign word that has a settled one, in any case. */
export function readLoan(word: string): string | null {
  const key = word.toLowerCase();
  for (const table of [BRANDS, TECHNOLOGY, LOAN_WORDS, FOREIGN_NAMES]) {
    const spoken = table.get(key);
    if (spoken !== undefined) return spoken;
  }
  return null;
}

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
