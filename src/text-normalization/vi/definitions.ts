import { allMatches } from '../all-matches';
import { fold, isSyllable } from './syllables';

const BRACKETED = /\(([A-ZĐ]{2,8})\)/gu;
/** How far before the bracket its words may begin, in UTF-16 units: eight of seven letters and a space. */
const REACH = 64;

/** Đ is a letter of its own; other letters lose their marks: Ủy ban. */
const initialOf = (word: string): string => (/^đ/iu.test(word) ? 'Đ' : fold(word.charAt(0)).toUpperCase());

/**
 * What a text says that its abbreviations mean, by the abbreviation: of as many Vietnamese words as it has letters, each
 * of which begins with one of them, right before the bracket. Cồn tuyệt đối (CTĐ) is no red cross.
 */
export function definitionsIn(text: string): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>();
  for (const { 1: short = '', index } of allMatches(text, BRACKETED)) {
    const words = text
      .slice(Math.max(0, index - REACH), index)
      .trim()
      .split(' ')
      .slice(-short.length);
    if (words.every(isSyllable) && words.map(initialOf).join('') === short && !definitions.has(short))
      definitions.set(short, words.join(' ').toLowerCase());
  }
  return definitions;
}
