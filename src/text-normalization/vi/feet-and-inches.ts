import type { Rule } from '../rule';
import { readCardinal } from './numbers/cardinals';

/** How tall somebody is. */
const HEIGHT_BEFORE = /(?<!\p{L})(?:(?<!độ |tiền )cao|chiều cao|height)\s?:?\s?$/u;

/** Elsewhere these marks are of minutes and seconds. */
export const feetAndInches: Rule = {
  name: 'feet-and-inches',
  class: 'measure',
  description: 'A height in feet and inches: cao 6\'2".',
  examples: [['cao 6\'2"', 'cao sáu phít hai inh']],
  opens: ['digit'],
  pattern: /([3-8])['’′]\s?(\d|1[01])(?:["”″]|''|’’)(?!\s?\/)/y,
  say: ([, feet = '', inches = ''], { before }) =>
    HEIGHT_BEFORE.test(before) ? `${readCardinal(feet)} phít ${readCardinal(inches)} inh` : null,
};
