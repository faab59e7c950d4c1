import type { Rule } from '../rule';
import { CONTRACTIONS } from './lexicon/contractions';

/** The reading of English words that were drawn together, with either apostrophe: Don’t. */
export const readContraction = (word: string): string | null =>
  CONTRACTIONS.get(word.toLowerCase().replace(/[‘’]/g, "'")) ?? null;

export const contraction: Rule = {
  name: 'contraction',
  class: 'foreign',
  description: "English words that were drawn together: Don't, It's.",
  examples: [
    ["bài Don't Stop", 'bài đôn xờ tóp'],
    ['nhạc rock ‘n’ roll', 'nhạc rốc en rôn'],
    ['bài It’s My Life', 'bài ít mai lai'],
  ],
  opens: ['letter', 'sign'],
  pattern:
    /(?:(?<=[A-Za-z]{2} )['‘’]n['’](?= [A-Za-z]{2})|[A-Za-z]{1,7}['’][a-z]{1,2}(?![\p{L}\p{M}\p{N}]))/uy,
  say: ([written]) => readContraction(written),
};
