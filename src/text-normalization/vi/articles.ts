import type { Rule } from '../rule';
import { fold, isPlainSyllable, isSyllable } from './syllables';
import { readLoan } from './vocabulary';

const CAPITALISED_BEFORE = /(\p{Lu}\p{Ll}+) $/u;

const particle: Rule = {
  name: 'name-particle',
  class: 'foreign',
  description: 'The de between two parts of a foreign name.',
  examples: [
    ['bà Beauvoir de Moulin', 'bà bô voa đờ mu lin'],
    ['Cao de trắng', 'Cao de trắng'],
  ],
  opens: ['letter'],
  pattern: /de(?=\s\p{Lu})/uy,
  say: (_, { writtenBefore }) => {
    const name = CAPITALISED_BEFORE.exec(writtenBefore)?.[1] ?? '';
    return name === '' || isSyllable(name) ? null : 'đờ';
  },
};

const article: Rule = {
  name: 'english-article',
  class: 'foreign',
  description: 'The before a foreign name with a capital; elsewhere it is a Vietnamese word.',
  examples: [
    ['phim The Godfather', 'phim đờ gót pha đơ'],
    ['The lụa mỏng', 'The lụa mỏng'],
  ],
  opens: ['capital'],
  pattern: /(?:The|THE)(?=\s(\p{Lu}\p{L}+))/uy,
  say: ([, name = '']) =>
    isPlainSyllable(fold(name).toLowerCase()) && readLoan(name) === null ? null : 'đờ',
};

/** The small words of foreign names. */
export const articleRules: readonly Rule[] = [particle, article];
