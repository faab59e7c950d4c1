import { readCardinal as readEnglishCardinal, readDigits, readOrdinal } from './en/numbers';
import { readCardinal } from './vi/numbers/cardinals';
import { spell } from './vi/vocabulary';

/**
 * The names of letters and digits, one after the other; what has no name is silent. In a language without rules the
 * characters themselves.
 */
export function spelledOut(written: string, language: string): string {
  if (language === 'vi') return spell(written);
  const characters = written.match(/[\p{L}\p{N}]/gu) ?? [];
  return characters
    .map((character) =>
      language === 'en' && /\d/.test(character) ? readDigits(character) : character.toUpperCase(),
    )
    .join(' ');
}

/** The place in an order that a number names; null for what is no whole number, or in a language without rules. */
export function ordinalOf(written: string, language: string): string | null {
  const digits = /^\d{1,15}$/.exec(written)?.[0];
  if (digits === undefined) return null;
  if (language === 'en') return readOrdinal(digits);
  if (language !== 'vi') return null;
  const value = Number(digits);
  if (value === 1) return 'thứ nhất';
  return value === 4 ? 'thứ tư' : `thứ ${readCardinal(digits)}`;
}

/** The words for a whole number of at most 15 digits, as in `hai trăm linh năm`. */
export const cardinalOf = (value: number, language: 'vi' | 'en'): string =>
  language === 'vi' ? readCardinal(value) : readEnglishCardinal(value);
