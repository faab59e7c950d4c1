import type { Rule } from '../rule';
import { readNumeral } from './numbers/numerals';
import { spell } from './vocabulary';

/** Nothing that is numbered by letters stands between: nhiệt độ lớp 12C. */
const TEMPERATURE_BEFORE =
  /(?<!\p{L})nhiệt độ(?!\p{L})(?![^.;!?\n]*(?:lớp|phòng|nhà|tầng|đường|xe|số|vitamin|nguồn|tụ điện|khu|ghế)\s$)[^.;!?\n]{0,40}$/u;

/** What is never as hot as water that boils: the air, a body. */
const MILD_BEFORE =
  /(?<!\p{L})nhiệt độ (?:không khí|ngoài trời|môi trường|cơ thể|nước|đất|phòng|chuồng|máy lạnh|điều hòa)(?: (?!lò|bếp|sôi)\p{L}+){0,4}\s(?:\d{1,2} ?[-–] ?)?$/u;

/** Mild by its own lower end, or by the decimal that only such a temperature is told with: 20 - 220C, 15,20C. */
const isMild = (low: string | undefined, high: string, before: string): boolean =>
  /,\d0$/.test(high) || (low !== undefined && Number(low) < 60) || MILD_BEFORE.test(before);

/** Where raised signs are lost, a zero stands for the one of degrees. */
const withoutSign = (number: string): string =>
  /,\d0$/.test(number) || (/0$/.test(number) && Number(number) > 100) ? number.slice(0, -1) : number;

/** Temperatures that lack their sign. */
export const bareDegrees: Rule = {
  name: 'bare-degrees',
  class: 'measure',
  description: 'Temperatures without their sign, or with a zero in its place: 25C, 20 - 220C, 15,20C.',
  examples: [
    ['nhiệt độ 25C', 'nhiệt độ hai mươi lăm độ xê'],
    ['nhiệt độ từ 20 - 220C', 'nhiệt độ từ hai mươi đến hai mươi hai độ xê'],
    ['nhiệt độ 15,20C (59,40F)', 'nhiệt độ mười lăm phẩy hai độ xê (năm mươi chín phẩy bốn độ ép)'],
    ['rang ở nhiệt độ 180C', 'rang ở nhiệt độ một trăm tám mươi độ xê'],
  ],
  opens: ['digit'],
  pattern: /(?:(\d{1,3}(?:,\d{1,2})?)\s?[-–]\s?)?(\d{1,3}(?:,\d{1,2})?)([CF])(?![\p{L}\d])/uy,
  say: ([, low, high = '', scale = ''], place) => {
    const isAnother = place.continues(['bare-degrees'], /^\s?\($/);
    if (!isAnother && !TEMPERATURE_BEFORE.test(place.before)) return null;
    const ends = [low, high].filter((end) => end !== undefined);
    const written = isMild(low, high, place.before) ? ends.map(withoutSign) : ends;
    return `${written.map(readNumeral).join(' đến ')} độ ${spell(scale)}`;
  },
};
