import { ACRONYMS } from './data/acronyms';
import { BRANDS } from './data/brands';
import { FOREIGN_NAMES } from './data/foreign-names';
import { LETTERS } from './data/letters';
import { LOAN_WORDS } from './data/loan-words';
import { TECHNOLOGY } from './data/technology';
import { DIGITS } from './numbers/cardinals';
import { fold } from './syllables';

/** Looks a key up among a table's own entries: `constructor` is no abbreviation. */
export function lookUp(table: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}

/** The Vietnamese reading of a foreign word that has a settled one, in any case. */
export function readLoan(word: string): string | null {
  const key = word.toLowerCase();
  for (const table of [BRANDS, TECHNOLOGY, LOAN_WORDS, FOREIGN_NAMES]) {
    const spoken = lookUp(table, key);
    if (spoken !== null) return spoken;
  }
  return null;
}

/** An acronym said as a word: ASEAN, NATO. */
export function readAcronym(word: string): string | null {
  return lookUp(ACRONYMS, word);
}

/** The names of letters and digits one after the other; what has no name is silent. */
export function spell(written: string): string {
  const names = [...written.toLowerCase()].map((character) => letterName(character));
  return names.filter((name) => name !== '').join(' ');
}

function letterName(character: string): string {
  if (/[0-9]/.test(character)) return DIGITS[Number(character)]!;
  return lookUp(LETTERS, character) ?? lookUp(LETTERS, fold(character)) ?? '';
}
