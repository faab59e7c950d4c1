import type { Rule } from '../rule';
import { readCardinal } from './numbers/cardinals';

/** What is done to things that are counted. */
const BOUGHT_BEFORE =
  /(?<!\p{L})(?:mua|đặt|săn|thêm|lấy|order|tận|tặng|thiếu|nhận|giao|ship|chốt|được|đc|combo|set)\s$/u;
const THING_AFTER = /^\s(?:áo|quần|váy|đầm|son|túi|mũ|nón|dép|giày|ốp|nữa|màu|mầu|size|sz)(?!\p{L})/u;

/** c behind how many of a thing somebody buys. */
export const pieces: Rule = {
  name: 'pieces',
  class: 'abbreviation',
  description: 'c after the number of things that somebody buys: cái.',
  examples: [
    ['mua 2c áo', 'mua hai cái áo'],
    ['đặt 10c', 'đặt mười cái'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,2})c(?![\p{L}\d]|[.,/-]\d)/uy,
  say: (match, place) =>
    BOUGHT_BEFORE.test(place.before) || THING_AFTER.test(place.after(match))
      ? `${readCardinal(match[1] ?? '')} cái`
      : null,
};
