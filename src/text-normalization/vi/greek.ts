import type { Rule } from '../rule';
import { respellLetters } from './foreign';
import { GREEK, GREEK_SOUNDS } from './lexicon/letters';
import { fold } from './syllables';
import { table } from '../table';

const plain = (letters: string): string => letters.toLowerCase().replaceAll('µ', 'μ').replaceAll('ς', 'σ');

/** Pairs of letters that are one sound; the last two only where a word begins. */
const PAIRS = table({ ου: 'u', αι: 'e', ει: 'i', οι: 'i', γγ: 'ng', γκ: 'g', '^μπ': 'b', '^ντ': 'd' });
const PAIR = new RegExp([...PAIRS.keys()].join('|'), 'g');

/** A word in Greek letters as Vietnamese would say it in Latin ones. */
function readGreek(word: string): string | null {
  const letters = plain(fold(word));
  const latin = [...letters.replace(PAIR, (pair) => PAIRS.get(pair) ?? PAIRS.get(`^${pair}`) ?? pair)]
    .map((letter) => GREEK_SOUNDS.get(letter) ?? letter)
    .join('');
  return respellLetters(latin);
}

const greekWord: Rule = {
  name: 'greek-word',
  class: 'foreign',
  description: 'Words in Greek letters by their sounds.',
  examples: [['thành Αθήνα', 'thành a thi na']],
  opens: ['letter'],
  pattern: /[\p{Script=Greek}\p{M}]{3,40}(?![\p{L}\p{N}])/uy,
  say: ([word]) => readGreek(word),
};

const greekLetter: Rule = {
  name: 'greek-letter',
  class: 'letters',
  description: 'Greek letters by their Vietnamese names.',
  examples: [
    ['góc α', 'góc an pha'],
    ['πr²', 'pi e rờ mũ hai'],
  ],
  opens: ['letter'],
  pattern: /[\u0391-\u03c9µ]/uy,
  say: ([letter]) => GREEK.get(plain(letter)) ?? null,
};

export const greekRules: readonly Rule[] = [greekWord, greekLetter];
