import { allMatches } from '../all-matches';
import { CHAT_MARKS } from './lexicon/chat';
import { CHAT_WORDS } from './lexicon/chat-words';
import { fold, isPlainSyllable } from './syllables';
import { readLoan } from './vocabulary';

/** From this length on a short form with a vowel that is no syllable is a word of messages and nothing else. */
const SURE_FROM = 3;

/** Foreign words of other texts, which no list of loans has. */
const FOREIGN: ReadonlySet<string> = new Set([
  'ace',
  'bic',
  'cgi',
  'hog',
  'kao',
  'mes',
  'mess',
  'mie',
  'mink',
  'pik',
  'roy',
  'toy',
]);

/** Shorter ones that no other text has. */
const SURE_SHORT: ReadonlySet<string> = new Set(['oy', 'zi']);

/** Short forms that mean the same in any text, since neither Vietnamese nor a known foreign word has them: nhma, cbi. */
export const SURE_CHAT_WORDS: ReadonlyMap<string, string> = new Map(
  [...CHAT_WORDS].filter(
    ([short]) =>
      SURE_SHORT.has(short) ||
      (short.length >= SURE_FROM &&
        !FOREIGN.has(short) &&
        /[aeiouy]/.test(fold(short)) &&
        !isPlainSyllable(fold(short)) &&
        readLoan(short) === null),
  ),
);

const WORDS = /\p{L}+/gu;

/** How many different ones a text has that are not among the marks of messages anyway. */
export function countSureChatWords(text: string): number {
  const found = new Set<string>();
  for (const [word] of allMatches(text, WORDS))
    if (SURE_CHAT_WORDS.has(word) && !isMark(word)) found.add(word);
  return found.size;
}

function isMark(word: string): boolean {
  CHAT_MARKS.lastIndex = 0;
  return CHAT_MARKS.test(word);
}
