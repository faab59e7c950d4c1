import type { Place } from '../place';
import type { Rule } from '../rule';
import { readContraction } from './contractions';
import { ENGLISH_HOMOGRAPHS, NO_NAMES } from './lexicon/english-homographs';
import { isPlainSyllable } from './syllables';
import { readCommonEnglish, readLoan } from './vocabulary';

const WORDS_BEFORE = /(?<![\p{L}\p{M}'’])(?:([a-z'’]{2,15}) )?([a-z'’]{2,15})[ -]$/iu;
const WORDS_AFTER = /^ ([a-z'’]{2,15})(?![\p{L}\p{M}])(?: ([a-z'’]{2,15})(?![\p{L}\p{M}]))?/iu;
const ENDS = /^\s?(?:$|[.,!?)\]"”’…:;(–-])/;
const CAPITAL = /^\p{Lu}/u;

/** An English word that nobody takes for a Vietnamese one. */
const isEnglish = (word = ''): boolean =>
  readContraction(word) !== null || (!isPlainSyllable(word.toLowerCase()) && readLoan(word) !== null);

const isHomograph = (word = ''): boolean => ENGLISH_HOMOGRAPHS.has(word.toLowerCase());

/** A word of a title that is English and no name: Iron, but not Kevin or Google. */
const isTitleWord = (word = ''): boolean =>
  CAPITAL.test(word) && isEnglish(word) && (readContraction(word) ?? readCommonEnglish(word)) !== null;

/** A word with a capital that is English beside another English one, and no name. */
const isNoName = (word = ''): boolean => CAPITAL.test(word) && NO_NAMES.has(word.toLowerCase());

/** Whether a word that cannot be a name stands in a title beside another such word or an English one: Iron Man ra mắt. */
const isInTitle = (word: string, ...neighbours: (string | undefined)[]): boolean =>
  isNoName(word) && neighbours.some((neighbour) => isNoName(neighbour) || isTitleWord(neighbour));

/** Verbs and words of questions that I follows; a noun is numbered: phase I. */
const ASKS_BEFORE =
  /(?<![\p{L}\p{M}'’])(?:could|can|do|did|should|would|will|may|might|must|am|have|had|when|what|how|where|why|that|than|because) $/iu;

/** Whether I stands before or behind an English word, also one that is a syllable of Vietnamese: I love, I am, could I. */
export function isPronoun(before: string, after: string): boolean {
  if (ASKS_BEFORE.test(before)) return true;
  const next = /^ ([a-z]{2,15})(?![\p{L}\p{M}])/u.exec(after)?.[1];
  return next !== undefined && (isEnglish(next) || next === 'am');
}

/** Who is greeted in English: Hi all. */
const GREETED_AFTER = /^ (?:all|everyone|everybody|guys|there)(?!\p{L})/u;

/** The rest of a name, or who is called by it: Hội An Memories Land, anh Long Dream House. */
const NAMED_BEFORE = /\p{Lu}[\p{L}\p{M}]* $|(?<!\p{L})(?:anh|chị|ông|bà|em|cô|chú|bác|bé) $/u;

/**
 * Whether English words stand around a place: one on each side, or two before and nothing after; a word of this rule counts as
 * one. A capital before another kind of word, or the other way round, is where a title ends.
 */
function isAmongEnglish(match: RegExpExecArray, place: Place): boolean {
  const [word] = match;
  const [, earlier, previous] = WORDS_BEFORE.exec(place.writtenBefore) ?? [];
  const after = place.writtenAfter(match);
  const [, next, last] = WORDS_AFTER.exec(after) ?? [];
  const continued = place.continues(['english-homograph'], /^ $/);
  if (word === 'Hi') return GREETED_AFTER.test(after);
  if (word === 'IT' && !/(?:phim|truyện)\s["“]?$/.test(place.before)) return false;
  if (word === 'I') return isPronoun(place.writtenBefore, after);
  if (word === 'i') return /^ (?:love|miss|hate|like|want|know|think)(?!\p{L})/u.test(after);
  if (/^(?:on|to|in|at|by)$/i.test(word) && next === 'the') return true;
  // A province: Retreat Long An.
  if (/^long an(?!\p{L})/iu.test(word + after) || /(?<!\p{L})Long An$/u.test(place.writtenBefore + word))
    return false;
  // Between two names it tells who did something: Gaza do Hamas điều hành.
  if (word === 'do' && CAPITAL.test(previous ?? '') && CAPITAL.test(next ?? '')) return false;
  if (word === 'Sun' && previous?.toLowerCase() === 'the') return true;
  if (isInTitle(word, previous, next)) return true;
  // It begins a title: My Lovely Girl.
  if (CAPITAL.test(word) && isTitleWord(next) && isTitleWord(last) && !NAMED_BEFORE.test(place.writtenBefore))
    return true;
  if (!continued && !isEnglish(previous)) return false;
  if (isEnglish(next)) return true;
  if (isHomograph(next)) return CAPITAL.test(word) === CAPITAL.test(next!);
  const ends = ENDS.test(after) || (continued && CAPITAL.test(word) && /^ \p{Ll}/u.test(after));
  return ends && (continued || isEnglish(earlier) || isHomograph(earlier));
}

/** Tried before all words: what looks Vietnamese in an English title is English. */
export const englishHomograph: Rule = {
  name: 'english-homograph',
  class: 'foreign',
  description: 'Small words among English ones that are Vietnamese syllables elsewhere: How you like that.',
  examples: [
    ['bài How You Like That', 'bài hao diu lai đát'],
    ['bài Look What You Made Me Do', 'bài lúc oát diu mết mi đu'],
    ['phim Iron Man ra mắt', 'phim ai ơn men ra mắt'],
    ['phim Ant-Man', 'phim en-men'],
    ['phim My Lovely Girl', 'phim mai lắp li gơn'],
    ['bài Let It Go và', 'bài lét ít gâu và'],
    ['Google do Sundar lãnh đạo', 'gu gồ do xun đa lãnh đạo'],
    ['xem video YouTube do anh quay', 'xem vi đê ô diu túp do anh quay'],
    ['bài Let It Be vào năm', 'bài lét ít bi vào năm'],
    ['I love you mẹ', 'ai lớp diu mẹ'],
    ['ông Kevin Do nói', 'ông ke vin Do nói'],
    ['khu Eco Retreat Long An nhận', 'khu e co ri trít Long An nhận'],
  ],
  opens: ['letter'],
  pattern: /(?:[A-Za-z]{2,4}|[Ii])(?![\p{L}\p{M}\p{N}'’-])/uy,
  say: (match, place) => {
    const spoken = ENGLISH_HOMOGRAPHS.get(match[0].toLowerCase());
    return spoken !== undefined && isAmongEnglish(match, place) ? spoken : null;
  },
};
