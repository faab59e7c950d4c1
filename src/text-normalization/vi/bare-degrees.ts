import type { Rule } from '../rule';
import { readNumeral } from './numbers/numerals';
import { spell } from './vocabulary';

const TEMPERATURE_BEFORE = /(?<!\p{L})nhiệt độ(?!\p{L})[^.;!?\n]{0,40}$/u;

/** What has a number and a letter itself: nhiệt độ tại phòng 12C; but nhiệt độ phòng 25C. */
const NUMBERED_BEFORE =
  /(?<!nhiệt độ )(?<!\p{L})(?:lớp|phòng|nhà|tầng|đường|xe|số|vitamin|nguồn|tụ điện|khu|ghế)\s$|nhiệt độ (?:lớp|tầng|khu)\s$/u;

/** Air or a body, never as warm as this. */
const MILD_BEFORE =
  /(?<!\p{L})(?:nhiệt độ (?:không khí|ngoài trời|môi trường|nước (?:ao|hồ|biển|bể|sông|nuôi)|cơ thể|phòng|chuồng|máy lạnh|điều hòa|trung bình|bảo quản)|(?:cao|thấp) nhất)(?: \p{L}+){0,4}\s(?:\d{1,2}(?:,\d)? ?[-–] ?)?$/u;
const WARMEST_MILD = 60;

/** What keeps cold: a range to 80 °C is one to 8. */
const COLD_BEFORE =
  /(?<!\p{L})(?:vắc xin|vaccine|thuốc|sữa|thực phẩm|thịt|máu|mẫu|rau|tủ lạnh|ngăn mát|làm lạnh|bảo quản (?:lạnh|mát))(?!\p{L})[^.;!?\n]*$/u;
const WARMEST_COLD = 15;

/** What heats, measures what is hot, or has to stand it. */
const HEATED_BEFORE =
  /(?<!\p{L})(?:lò|nóng|sôi|đun|tiệt trùng|thanh trùng|chịu|vận hành|làm việc|làm mát|nhựa|silicon|nướng|sấy|chiên|bếp|ủi|bàn là|nồi|nung|rang|hấp|luyện|nhiệt kế|cảm biến|động cơ)(?!\p{L})/u;

const valueOf = (number: string): number => Number(number.replace(',', '.'));

/** Where raised signs are lost, a zero stands for the one of degrees: of decimals, and where the rest is cold or mild, the whole is not. */
function withoutSign(number: string, low: string | undefined, before: string): string {
  if (!number.endsWith('0') || number.length < 2) return number;
  const rest = number.slice(0, -1);
  if (rest.includes(',')) return rest;
  const rises = low !== undefined && valueOf(low) < valueOf(rest);
  if (HEATED_BEFORE.test(before)) return number;
  const isFridge = low === '2' && number === '80';
  if (rises && valueOf(rest) <= WARMEST_COLD && (isFridge || COLD_BEFORE.test(before))) return rest;
  const isMild = valueOf(number) > 100 && valueOf(rest) <= WARMEST_MILD;
  return isMild && (rises || MILD_BEFORE.test(before)) ? rest : number;
}

/** Temperatures that lack their sign. */
export const bareDegrees: Rule = {
  name: 'bare-degrees',
  class: 'measure',
  description: 'Temperatures without their sign, or with a zero in its place: 25C, 20 - 220C, 15,20C.',
  examples: [
    ['nhiệt độ 25C', 'nhiệt độ hai mươi lăm độ xê'],
    ['nhiệt độ từ 20 - 220C', 'nhiệt độ từ hai mươi đến hai mươi hai độ xê'],
    ['nhiệt độ 15,20C (59,40F)', 'nhiệt độ mười lăm phẩy hai độ xê (năm mươi chín phẩy bốn độ ép)'],
    ['thuốc giữ ở nhiệt độ 2-80C', 'thuốc giữ ở nhiệt độ hai đến tám độ xê'],
    ['lò có nhiệt độ 50 - 250C', 'lò có nhiệt độ năm mươi đến hai trăm năm mươi độ xê'],
  ],
  opens: ['digit'],
  pattern: /(?:(\d{1,3}(?:,\d{1,2})?)\s?[-–]\s?)?(\d{1,3}(?:,\d{1,2})?)([CF])(?![\p{L}\d])/uy,
  say: ([, low, high = '', scale = ''], place) => {
    const isAnother = place.continues(['bare-degrees'], /^\s?\($/);
    const isTemperature = TEMPERATURE_BEFORE.test(place.before) && !NUMBERED_BEFORE.test(place.before);
    if (!isAnother && !isTemperature) return null;
    const ends = low === undefined ? [] : [low.replace(/(?<=,\d)0$/, '')];
    return `${[...ends, withoutSign(high, low, place.before)].map(readNumeral).join(' đến ')} độ ${spell(scale)}`;
  },
};
