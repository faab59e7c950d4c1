import type { Place } from '../place';
import type { Rule } from '../rule';
import { ENGLISH_HOMOGRAPHS } from './lexicon/english-homographs';
import { isPlainSyllable } from './syllables';
import { readLoan } from './vocabulary';

const WORDS_BEFORE = /(?<![\p{L}\p{M}])(?:([a-z]{2,15}) )?([a-z]{2,15}) $/iu;
const WORD_AFTER = /^ ([a-z]{2,15})(?![\p{L}\p{M}])/iu;
const ENDS = /^\s?(?:$|[.,!?)\]"”’…:;(–-])/;

/** An English word that nobody takes for a Vietnamese one. */
const isEnglish = (word: string | undefined): boolean =>
  word !== undefined && !isPlainSyllable(word.toLowerCase()) && readLoan(word) !== null;

/**
 * Whether English words stand around a place: one on each side, or two before and nothing after; a word of this rule counts as
 * one. A capital before another kind of word, or the other way round, is where a title ends.
 */
function isAmongEnglish(match: RegExpExecArray, place: Place): boolean {
  const [, earlier, previous] = WORDS_BEFORE.exec(place.writtenBefore) ?? [];
  const after = place.writtenAfter(match);
  const next = WORD_AFTER.exec(after)?.[1];
  const continued = place.continues(['english-homograph'], /^ $/);
  if (!continued && !isEnglish(previous)) return false;
  if (isEnglish(next)) return true;
  const isTitle = /^\p{Lu}/u.test(match[0]);
  const goesOn = next !== undefined && ENGLISH_HOMOGRAPHS.has(next.toLowerCase());
  if (goesOn) return isTitle === /^\p{Lu}/u.test(next);
  return (
    ENDS.test(after) &&
    (continued || isEnglish(earlier) || ENGLISH_HOMOGRAPHS.has(earlier?.toLowerCase() ?? ''))
  );
}

/** Tried before all words: what looks Vietnamese in an English title is English. */
export const englishHomograph: Rule = {
  name: 'english-homograph',
  class: 'foreign',
  description: 'Small words among English ones that are Vietnamese syllables elsewhere: How you like that.',
  examples: [
    ['bài How You Like That', 'bài hao diu lai đát'],
    ['bài Look What You Made Me Do', 'bài lúc oát diu mết mi đu'],
    ['xem video YouTube do anh quay', 'xem vi đê ô diu túp do anh quay'],
    ['ông Kevin Do nói', 'ông ke vin Do nói'],
  ],
  opens: ['letter'],
  pattern: /[A-Za-z]{2,4}(?![\p{L}\p{M}\p{N}'’-])/uy,
  say: (match, place) => {
    const spoken = ENGLISH_HOMOGRAPHS.get(match[0].toLowerCase());
    return spoken !== undefined && isAmongEnglish(match, place) ? spoken : null;
  },
};
