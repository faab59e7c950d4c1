import type { Rule } from '../rule';
import { respellLetters } from './foreign';
import { GREEK, GREEK_SOUNDS } from './lexicon/letters';
import { fold } from './syllables';

const plain = (letter: string): string => letter.toLowerCase().replace('µ', 'μ').replace('ς', 'σ');

/** Pairs of letters that are one sound. */
const PAIRS = /ου|αι|ει|οι|γγ|γκ|^μπ|^ντ/g;
const PAIR_SOUNDS: ReadonlyMap<string, string> = new Map([
  ['ου', 'u'],
  ['αι', 'e'],
  ['ει', 'i'],
  ['οι', 'i'],
  ['γγ', 'ng'],
  ['γκ', 'g'],
  ['μπ', 'b'],
  ['ντ', 'd'],
]);

/** A word in Greek letters as Vietnamese would say it in Latin ones. */
function readGreek(word: string): string | null {
  const letters = fold(word).toLowerCase().replaceAll('ς', 'σ');
  const latin = [...letters.replace(PAIRS, (pair) => PAIR_SOUNDS.get(pair) ?? pair)]
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
