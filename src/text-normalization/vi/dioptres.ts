import type { Rule } from '../rule';
import { readNumeral } from './numbers/numerals';

/** What eyes are measured for: cận từ 5D, mắt phải loạn 2,5D, kính cận 3D; but kính 3D shows films. */
const SIGHT = String.raw`(?:kính |độ )?(?:cận|(?<!vĩnh )viễn|loạn|lão)(?: thị)?|mắt (?:trái|phải)`;
const BETWEEN = String.raw`(?: (?:nặng|nhẹ|từ|trên|dưới|tới|đến|khoảng|hơn|tầm|là|độ)){0,3}\s[-+]?`;
const SIGHT_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${SIGHT})${BETWEEN}$`, 'u');

/** The strength of lenses. */
export const dioptres: Rule = {
  name: 'dioptres',
  class: 'measure',
  description: 'D after a number beside words of sight: đi ốp.',
  examples: [
    ['cận thị từ 5D trở lên', 'cận thị từ năm đi ốp trở lên'],
    ['loạn 2,5D', 'loạn hai phẩy năm đi ốp'],
    ['cận 3-5D', 'cận ba đến năm đi ốp'],
    ['kính 3D', 'kính ba đê'],
  ],
  opens: ['digit'],
  pattern: /(?:(\d{1,2}(?:[.,]\d{1,2})?)D?\s?[-–]\s?)?(\d{1,2}(?:[.,]\d{1,2})?)\s?D(?![\p{L}\d])/uy,
  say: ([, low, high = ''], { before }) => {
    if (!SIGHT_BEFORE.test(before)) return null;
    const ends = low === undefined ? [high] : [low, high];
    return `${ends.map(readNumeral).join(' đến ')} đi ốp`;
  },
};
