import type { Rule } from '../rule';
import { readCardinal } from './numbers/cardinals';

/** What is done to things that are counted. */
const BOUGHT_BEFORE = /(?<!\p{L})(?:mua|đặt|săn|lấy|order|tặng|thiếu|nhận|giao|ship|chốt|combo|set)\s$/u;
const THING_AFTER = /^\s(?:áo|quần|váy|đầm|son|túi|mũ|nón|dép|giày|ốp|nữa|màu|mầu|size|sz)(?!\p{L})/u;

/** What has a letter of its own: lớp 9c, iPhone 5c, áo ngực 34c. */
const LETTERED_BEFORE =
  /(?<!\p{L})(?:lớp|iphone|redmi|realme|oppo|xiaomi|galaxy|note|phòng|size|ngực|số|nhà)\s$/u;
/** Gold is counted by chỉ, children by con (2c gái), and a capitalised name is the street of a house. */
const OTHERWISE_AFTER = /^\s(?:vàng|gái|trai)(?!\p{L})|^\s\p{Lu}\p{Ll}/u;

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
    !LETTERED_BEFORE.test(place.before) &&
    !OTHERWISE_AFTER.test(place.writtenAfter(match)) &&
    (BOUGHT_BEFORE.test(place.before) || THING_AFTER.test(place.after(match)))
      ? `${readCardinal(match[1] ?? '')} cái`
      : null,
};
