import type { Rule } from '../rule';
import { readNumeral } from './numbers/numerals';
import { spell } from './vocabulary';

const TEMPERATURE_BEFORE = /(?<!\p{L})nhiệt độ(?!\p{L})[^.;!?\n]{0,40}$/u;
/** What is hotter than the air by far. */
const HEATED_BEFORE =
  /(?<!\p{L})(?:nướng|lò|nung|sấy|sôi|nóng chảy|tiệt trùng|dầu|chiên|rán|luyện|máy|động cơ)(?!\p{L})[^.;!?\n]{0,60}$/u;
/** Air is never as warm, in °C: a zero behind was the raised sign. */
const BEYOND_AIR = 100;

/** Without the zero that the sign of degrees has become: 220C, 15,20C. */
function withoutSign(number: string, before: string): string {
  const isFlattened = /,\d0$/.test(number) || (/0$/.test(number) && Number(number) > BEYOND_AIR);
  return isFlattened && !HEATED_BEFORE.test(before) ? number.slice(0, -1) : number;
}

/** Temperatures that lack their sign, as where raised letters are lost. */
export const bareDegrees: Rule = {
  name: 'bare-degrees',
  class: 'measure',
  description: 'Temperatures without their sign, or with a zero in its place: 25C, 20 - 220C, 15,20C.',
  examples: [
    ['nhiệt độ 25C', 'nhiệt độ hai mươi lăm độ xê'],
    ['nhiệt độ từ 20 - 220C', 'nhiệt độ từ hai mươi đến hai mươi hai độ xê'],
    ['nhiệt độ 15,20C (59,40F)', 'nhiệt độ mười lăm phẩy hai độ xê (năm mươi chín phẩy bốn độ ép)'],
    ['nướng ở nhiệt độ 180C', 'nướng ở nhiệt độ một trăm tám mươi độ xê'],
  ],
  opens: ['digit'],
  pattern: /(?:(\d{1,3}(?:,\d{1,2})?)\s?[-–]\s?)?(\d{1,3}(?:,\d{1,2})?)([CF])(?![\p{L}\d])/uy,
  say: ([, low, high = '', scale = ''], place) => {
    const isAnother = place.continues(['bare-degrees'], /^\s?\($/);
    if (!isAnother && !TEMPERATURE_BEFORE.test(place.before)) return null;
    const ends = [low, high].filter((end) => end !== undefined);
    const words = ends.map((end) => readNumeral(withoutSign(end, place.before)));
    return `${words.join(' đến ')} độ ${spell(scale)}`;
  },
};
