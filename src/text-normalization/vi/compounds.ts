import { ABBREVIATIONS } from './lexicon/abbreviations';
import { COMPOUND_PARTS } from './lexicon/compound-parts';

/** A known abbreviation of so many letters is one inside a longer string too. */
const SURE_PART = 3;
const SHORTEST = 4;

/**
 * The words of capitals that are made of known abbreviations, one of them sure by its length: LĐLĐ + VN. Null where
 * a letter is left over: the string is something else.
 */
export function expandCompound(written: string): string | null {
  if (written.length < SHORTEST || !/^[A-ZĐƠƯ]+$/.test(written)) return null;
  return cut(written, false);
}

function cut(rest: string, sure: boolean): string | null {
  if (rest === '') return sure ? '' : null;
  for (let length = rest.length; length > 1; length--) {
    const part = rest.slice(0, length);
    const spoken = length >= SURE_PART ? ABBREVIATIONS.get(part) : COMPOUND_PARTS.get(part);
    const tail = spoken === undefined ? null : cut(rest.slice(length), sure || length >= SURE_PART);
    if (tail !== null) return `${spoken} ${tail}`.trim();
  }
  return null;
}
