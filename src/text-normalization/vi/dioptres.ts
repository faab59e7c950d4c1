import type { Rule } from '../rule';
import { readNumeral } from './numbers/numerals';

/** What eyes and glasses are measured for: cận từ 5D, mắt loạn 2,5D, kính -3D. */
const SIGHT_BEFORE =
  /(?<!\p{L})(?:cận|viễn|loạn|cận thị|viễn thị|loạn thị|lão thị|kính|độ cầu|độ trụ)(?: (?:thị|nặng|nhẹ|từ|trên|dưới|tới|đến|khoảng|hơn|tầm|là|độ)){0,3}\s([-+])?(?:\d{1,2}(?:[.,]\d{1,2})?d?\s?(?:-|–|đến|tới)\s?)?$/u;

/** The strength of lenses. */
export const dioptres: Rule = {
  name: 'dioptres',
  class: 'measure',
  description: 'D after a number beside words of sight: đi ốp.',
  examples: [
    ['cận thị từ 5D trở lên', 'cận thị từ năm đi ốp trở lên'],
    ['loạn 2,5D', 'loạn hai phẩy năm đi ốp'],
    ['phim 3D', 'phim ba đê'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,2}(?:[.,]\d{1,2})?)\s?D(?![\p{L}\d])/uy,
  say: ([, number = ''], { before }) => (SIGHT_BEFORE.test(before) ? `${readNumeral(number)} đi ốp` : null),
};
