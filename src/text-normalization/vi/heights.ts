import type { Rule } from '../rule';
import { readCardinal } from './numbers/cardinals';

/** Who is so tall: trên m65. */
const TALL_BEFORE = /(?<!\p{L})(?:trên|dưới|cao|hơn|tầm|từ|gần|cỡ|khoảng|được|đc|\dkg)\s$/u;

/** Who weighs so much: m58 49kg. */
const WEIGHED_AFTER = /^(?: nặng|,)? [3-9]\d\s?(?:kg|ký|kí|kilogram|k)(?!\p{L})/u;
/** Who or what weight a height is told beside: mình m56, nặng 50kg m60. */
const PERSON_BEFORE = /(?<!\p{L})(?:mình|mik|mk|tui|tôi|người|gái|nặng|\d\d\s?(?:kg|k|ký|kí|kilogram))\s$/u;
const THING_BEFORE = /(?<!\p{L})(?:bu lông|ốc|vít|thép|cáp|tán|ren|size)\s$/u;

/** The height of a person as buyers of clothes write it. */
export const height: Rule = {
  name: 'height',
  class: 'measure',
  description: 'The height of somebody without its first metre: cao m65.',
  examples: [
    ['cao m65', 'cao mét sáu mươi lăm'],
    ['m58 49kg', 'mét năm mươi tám bốn mươi chín ki lô gam'],
  ],
  opens: ['letter'],
  pattern: /m([4-9]\d?)(?![\p{L}\d]|[.,]\d)/uy,
  say: (match, place) =>
    TALL_BEFORE.test(place.before) ||
    (/^m\d\d$/.test(match[0]) &&
      !THING_BEFORE.test(place.before) &&
      (PERSON_BEFORE.test(place.before) || WEIGHED_AFTER.test(place.after(match))))
      ? `mét ${readCardinal(match[1] ?? '')}`
      : null,
};
