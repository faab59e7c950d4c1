import type { Place } from '../place';
import type { Rule } from '../rule';
import { endsWithCue } from './context';
import { isCounted, standsAlone } from './counted';
import { readCardinal } from './numbers/cardinals';
import { NUMERAL, readNumeral } from './numbers/numerals';
import { sayTime } from './verbalize/times';
import { sayDecimal } from './verbalize/pairs';
import { spell } from './vocabulary';

const END = String.raw`(?![\p{L}\p{N}])`;
/** What colons stand in besides times: a scale, the shape of a picture. */
export const RATIO_BEFORE =
  /(?:tỉ lệ|tỷ lệ|tỉ số|tỷ số|scale|bản đồ|khung hình|màn hình|định dạng)(?: \p{L}+){0,2}[\s:]*$/u;

const stopwatch: Rule = {
  name: 'time-with-seconds',
  class: 'time',
  description: 'Hours, minutes and seconds: 02:30:15.',
  examples: [['02:30:15', 'hai giờ ba mươi phút mười lăm giây']],
  opens: ['digit'],
  pattern: /(\d{1,2}):([0-5]\d):([0-5]\d)(?![\d:])/y,
  say: ([, hours = '', minutes, seconds]) => sayTime({ hours, minutes, seconds }),
};

const AFTERNOON = 12;

/** The part of the day for AM and PM. */
function partOfDay(hour: number, half: string): string {
  if (/^a/i.test(half)) return 'sáng';
  if (hour === AFTERNOON) return 'trưa';
  return hour % 12 <= 5 ? 'chiều' : 'tối';
}

const twelveHours: Rule = {
  name: 'time-am-pm',
  class: 'time',
  description: 'Twelve-hour times: AM is sáng, PM is trưa, chiều or tối.',
  examples: [
    ['9:30 AM', 'chín giờ ba mươi phút sáng'],
    ['3PM', 'ba giờ chiều'],
    ['9h AM', 'chín giờ sáng'],
    ['12:00 PM', 'mười hai giờ trưa'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(0?\d|1[0-2])(?:[:h.]([0-5]\d)|h)?\s?(?:([AaPp])\.[Mm]\.|([AaPp])[Mm])${END}`,
    'uy',
  ),
  say: ([, hour = '', minutes, dotted, solid]) =>
    `${sayTime({ hours: hour, minutes })} ${partOfDay(Number(hour), dotted ?? solid ?? '')}`,
};

/** An hour that is asked for, no iPhone 14 PM. */
const ASKED_BEFORE = /(?<!\p{L})(?:lúc|giờ(?: \p{L}+){0,5} là|đến|tới|từ|trước|sau|[-–])\s?$/u;

/** Afternoons counted to 24, by the clock or by whoever says when. */
const afternoon: Rule = {
  name: 'afternoon-pm',
  class: 'time',
  description: 'PM after an hour from 13 to 23: chiều or tối.',
  examples: [
    ['giờ nhận phòng là 14pm', 'giờ nhận phòng là mười bốn giờ chiều'],
    ['17h30 PM', 'mười bảy giờ ba mươi phút chiều'],
    ['bán 14pm 256gb', 'bán mười bốn pê em mờ hai trăm năm mươi sáu ghi ga bai'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(1[3-9]|2[0-3])(?:[:h]([0-5]\d)|(h))?\s?[Pp]\.?[Mm]${END}`, 'uy'),
  say: ([, hour = '', minutes, full], { before }) =>
    minutes !== undefined || full !== undefined || ASKED_BEFORE.test(before)
      ? `${sayTime({ hours: hour, minutes })} ${partOfDay(Number(hour), 'p')}`
      : null,
};

/** Words glued to a time in hasty writing: 8hsáng. */
const PART_OF_DAY = '(?:sáng|trưa|chiều|tối|đêm|ngày|hôm)';

const clock: Rule = {
  name: 'time',
  class: 'time',
  description: 'Times of day: 7:05, 7h30, 19g30; full hours say no minutes.',
  examples: [
    ['7:05', 'bảy giờ năm phút'],
    ['7h30', 'bảy giờ ba mươi phút'],
    ['06:00', 'sáu giờ'],
    ['19g30', 'mười chín giờ ba mươi phút'],
    ['2h15p', 'hai giờ mười lăm phút'],
    ['18h5: kết thúc', 'mười tám giờ năm phút: kết thúc'],
    ['14h30,15h', 'mười bốn giờ ba mươi phút, mười lăm giờ'],
    ['14h30sáng', 'mười bốn giờ ba mươi phút sáng'],
    ['từ 14h00′ đến 15h30′', 'từ mười bốn giờ đến mười lăm giờ ba mươi phút'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(\d{1,2})(?::|\s?[hH]\s?:?|[gG])([0-5]\d|(?<=\dh)\d(?=:\s))(?:\s?(?:phút|ph|p|m|['’′])${END}|h${END}|(?<=\dh[0-5]\d)(?!\d)|(?<=\dH[0-5]\d)(?=\p{Ll})|(?=${PART_OF_DAY})|${END})(?!:\d|(?<=:\d\d)[.,]\d)`,
    'uy',
  ),
  say: (match, place) => {
    const [written, hours = '', minutes] = match;
    if (Number(hours) > 24 || (written.includes(':') && RATIO_BEFORE.test(place.before))) return null;
    const apart = /[hH]\s\d\d$/.test(written) && endsWithCue(place.before, 'span');
    return apart && isCounted(place.after(match)) ? null : sayTime({ hours, minutes });
  },
};

/** The first end of a range, or earlier items of a list. */
const OTHER_ENDS = /(?:\d{1,2}[.:][0-5]\d(?: giờ)?(?:,|\s?(?:[-–]|đến|tới|và))\s?){1,4}$/u;

/** Several of them are times of a day: 8.30, 9.30 và 10.30 giờ. */
const LISTED_BEFORE = /(?:\d{1,2}[.:][0-5]\d(?:,| và) ?){1,4}$/u;
const LISTED_AFTER = /^(?:(?:,| và) ?\d{1,2}[.:][0-5]\d){1,4} giờ/u;
/** How long each takes: mất 1.15, 2.30 và 3.45 giờ. */
const SPENT_BEFORE =
  /(?<!\p{L})(?:mất|hết|trung bình|kéo dài|lần lượt|tổng)(?!\p{L})[^.;!?\n]{0,10}(?:\d{1,2}[.:][0-5]\d(?:,| và) ?){0,4}$/u;
/** What goes by the clock. */
const SCHEDULED_BEFORE =
  /(?<!\p{L})(?:họp|ca|chiếu|bến|khởi hành|suất|chuyến)\s(?:\d{1,2}[.:][0-5]\d(?:,| và| -| đến) ?){0,4}$/u;
/** Two may be hours and their fraction, unless they are of something that goes by the clock. */
const FEWEST_LISTED = 3;

/** How many such numbers stand beside each other, this one among them. */
function countListed(before: string, after: string): number {
  const others = [LISTED_BEFORE.exec(before), LISTED_AFTER.exec(after)];
  return others.reduce((count, found) => count + (found?.[0].match(/[.:]/g)?.length ?? 0), 1);
}

/** What tells of a time of day rather than of hours and their fraction: lúc 8.30 giờ, 8.30 giờ sáng; mất 2.50 giờ. */
const CLOCK_BEFORE =
  /(?<!\p{L})(?:lúc|từ|đến|tới|vào|trước|cửa|hành|đầu|thúc|mạc|làm việc|cánh|sáng|trưa|chiều|tối|đêm)\s$/u;
const CLOCK_AFTER = /^\s(?:sáng|trưa|chiều|tối|đêm|hôm|ngày \d|(?:hàng|hằng) ngày)(?!\p{L})/u;

const clockWithUnit: Rule = {
  name: 'time-with-unit',
  class: 'time',
  description: 'A time before the word giờ, which is not said twice: 8.30 giờ.',
  examples: [
    ['lúc 8.30 giờ', 'lúc tám giờ ba mươi phút'],
    ['từ 7.30 - 17.00 giờ', 'từ bảy giờ ba mươi phút đến mười bảy giờ'],
    [
      'họp 8.30, 9.30 và 10.30 giờ',
      'họp tám giờ ba mươi phút, chín giờ ba mươi phút và mười giờ ba mươi phút',
    ],
    ['hết 4:30 giờ', 'hết bốn giờ ba mươi phút'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(\d{1,2})([.:])([0-5]\d)(?: giờ|(?=(?:(?:,| và|\s?[-–]|\s?đến)\s?\d{1,2}\2[0-5]\d){1,3} giờ))${END}`,
    'uy',
  ),
  say: (match, place) => {
    const [, hours = '', sign, minutes = ''] = match;
    if (Number(hours) > 24 || (sign === ':' && RATIO_BEFORE.test(place.before))) return null;
    const listed = countListed(place.before, place.after(match));
    if (sign === '.' && listed > 1 && SPENT_BEFORE.test(place.before)) {
      const unit = match[0].endsWith(' giờ') ? ' giờ' : '';
      return { words: `${sayDecimal({ first: hours, second: minutes })}${unit}`, class: 'decimal' };
    }
    const told =
      CLOCK_BEFORE.test(place.before.replace(OTHER_ENDS, '')) ||
      CLOCK_AFTER.test(place.after(match)) ||
      listed >= FEWEST_LISTED ||
      (listed > 1 && SCHEDULED_BEFORE.test(place.before));
    return sign === ':' || told ? sayTime({ hours, minutes }) : null;
  },
};

const fewMinutes: Rule = {
  name: 'time-few-minutes',
  class: 'time',
  description: 'Hours and less than ten minutes without a zero: 0h8’.',
  examples: [['lúc 0h8’', 'lúc không giờ tám phút']],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,2})[hHgG](\d)\s?(?:['’′]|ph?|phút)${END}`, 'uy'),
  say: ([, hours = '', minutes]) => (Number(hours) > 24 ? null : sayTime({ hours, minutes })),
};

const HOUR_AFTER =
  /^\s*(?:(?:sáng|trưa|chiều|tối|đêm|kém|ngày|hôm)(?!\p{L}|\s(?:thiểu|đa|ưu))(?!(?<=ngày) (?:uống |dùng |\d{1,2} )?(?:\p{L}+ )?lần)|[-–]\s*\d)/u;
const HOUR_BEFORE =
  /(?<!\p{L})(?:lúc|từ|đến|tới|vào|trước|sau|cách|khoảng|(?:sáng|trưa|chiều|tối|đêm|hôm)(?: (?:nay|mai|qua))?|\d[hg](?:[0-5]\d)?\s?[-–])\s*$/u;
/** A range of hours: cách 4-6g. */
const HOURS_BEFORE = /(?<!\p{L})(?:lúc|sau|cách)\s\d{1,2}\s?[-–]\s?$/u;
/** A time of day even before something that is weighed elsewhere: sau 10g đường vắng. */
const SURELY_HOUR_BEFORE = /(?<!\p{L})(?:lúc|trước|sau|nay|mai|qua)\s$/u;
/** What is weighed in grams, in a kitchen, on a label or at a jeweller's. */
const WEIGHED =
  /^\s(?:muối|đường|bột|thịt|cá|tôm|mực|rau|gạo|nếp|bơ|sữa|đạm|protein|chất|tinh bột|carb|xơ|yến mạch|vàng|bạc|thuốc|hạt|tiêu|ớt|tỏi|hành|gừng|men|phô mai|cà phê|trà|nấm|đậu|lạc|vừng|sô cô la|socola|kem|giò|chả|bánh|mì|mỳ|bún|miến|dầu|mỡ|mật|vitamin|canxi|natri|kali|ma túy|heroin|phân|thảo|sâm|trái|quả)(?!\p{L})/u;
/** A time with g, then words without a number: 6g sáng xe chạy, 9g tới. */
const HOUR_EARLIER = /(?<![\d.,])\d{1,2}g(?:[0-5]\d)?[^\p{L}\d][^\d.;!?]{0,50}$/u;

const hours: Rule = {
  name: 'hours',
  class: 'time',
  description: 'A number with h is hours; with g where it can only be a time of day.',
  examples: [
    ['8h sáng', 'tám giờ sáng'],
    ['1,5h', 'một phẩy năm giờ'],
    ['lúc 19g', 'lúc mười chín giờ'],
    ['mở cửa 6g-22g', 'mở cửa sáu giờ đến hai mươi hai giờ'],
    ['24/24h', 'hai mươi tư trên hai mươi tư giờ'],
    ['phát 18/24h', 'phát mười tám trên hai mươi tư giờ'],
    ['5g-10g muối', 'năm gam đến mười gam muối'],
    ['sáng mai 6g chạy, 9g tới', 'sáng mai sáu giờ chạy, chín giờ tới'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(?:(\d{1,2}(?:,5)?)\/24(?=h)|(${NUMERAL}))\s?([hHgG])(?:${END}|(?=${PART_OF_DAY}))`,
    'uy',
  ),
  say: (match, place) => {
    const [, day, number = '', sign = ''] = match;
    if (day !== undefined) return `${readNumeral(day)} trên hai mươi tư giờ`;
    // Lớp 9H, phòng 3H: the letter of a number, not an hour.
    if (/[HG]/.test(sign) && endsWithCue(place.before, 'numbering')) return null;
    if (GENERATION.test(match[0]) && !HOUR_AFTER.test(place.after(match))) return null;
    if (/g/i.test(sign) && !isHour(Number(number), place, place.after(match))) return null;
    const spoken = /^\d{2}$/.test(number) ? readCardinal(number) : readNumeral(number);
    return spoken === null ? null : `${spoken} giờ`;
  },
};

/** A range of grams: what is weighed comes after it, or the words before it are about a weight. */
const WEIGHED_AFTER =
  /^\s?[-–]\s?\d{1,3}g\s(?!sáng|trưa|chiều|tối|đêm|hằng|hàng|mỗi|các|thứ|ngày|trừ|tại|ở|là|và|hôm)\p{L}/u;
const WEIGHED_BEFORE =
  /(?<!\p{L})(?:nặng|dùng|thêm|cho|lấy|uống|ăn|cân|cần|chứa|pha|trộn|bổ sung|(?:trọng|khối|hàm|định) lượng)(?: (?:từ|khoảng|đến|tới|chừng|trước|sau))?\s(?:\d{1,3}g\s?[-–]\s?)?$/u;

/** With a capital a generation of networks: từ 4G lên 5G. */
const GENERATION = /^[2-6]\s?G/;

function isHour(value: number, place: Place, after: string): boolean {
  const { before } = place;
  const weighed = WEIGHED.test(after) && !SURELY_HOUR_BEFORE.test(before);
  if (weighed || WEIGHED_AFTER.test(after) || WEIGHED_BEFORE.test(before)) return false;
  if (
    /\dg\s?[-–]\s?$/.test(before) &&
    /^\s\p{Ll}/u.test(after) &&
    !HOUR_AFTER.test(after) &&
    !/^\s(?:hằng|hàng|mỗi|các|thứ|trừ|tại|ở|là|và)/.test(after)
  )
    return false;
  const listed = place.continues(['hours', 'time'], /^[^.;!?\n]{1,50}$/) && HOUR_EARLIER.test(before);
  const ranged = HOURS_BEFORE.test(before) && !after.startsWith('/');
  const told = HOUR_BEFORE.test(before) || ranged || (listed && standsAlone(after));
  return value <= 24 && (HOUR_AFTER.test(after) || told);
}

const timeZone: Rule = {
  name: 'time-zone',
  class: 'time',
  description: 'Time zones: the letters, then cộng or trừ and the hours.',
  examples: [
    ['GMT+7', 'giê em mờ tê cộng bảy'],
    ['UTC-05:30', 'u tê xê trừ năm giờ ba mươi phút'],
  ],
  opens: ['capital'],
  pattern: /(GMT|UTC)\s?([+−-])\s?(\d{1,2})(?::([0-5]\d))?(?![\p{L}\d])/uy,
  say: ([, zone = '', sign, hours = '', minutes]) => {
    const offset = minutes === undefined ? readCardinal(hours) : sayTime({ hours, minutes });
    return `${spell(zone)} ${sign === '+' ? 'cộng' : 'trừ'} ${offset}`;
  },
};

const wholeHour: Rule = {
  name: 'whole-hour',
  class: 'time',
  description: 'A full hour with its unit in words says no minutes: 15 giờ 00.',
  examples: [
    ['15 giờ 00', 'mười lăm giờ'],
    ['0 giờ 00 phút', 'không giờ'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,2}) giờ (?:00?( phút)(?!\p{L}|,? \d{1,2} giây)|00(?! phút|[\p{L}\d%]|[.,/:-]\d))/uy,
  say: (match, place) => {
    const [, hours = '', unit] = match;
    return unit === undefined && NONE_OF.test(place.after(match)) ? null : `${readCardinal(hours)} giờ`;
  },
};

/** What a report or a price list has none of: 24 giờ 00 đồng. */
const NONE_OF = /^\s(?:đồng(?! hồ)|ca|vụ|trường hợp|lỗi|điểm|phần trăm)(?!\p{L})/u;

/** So many years or months, then the days. */
const LONGER_BEFORE = /\d (?:năm|tháng|tuần)\s$/;

const paddedTime: Rule = {
  name: 'padded-time',
  class: 'time',
  description:
    'The leading zero of a number before giờ, phút, giây or tháng, and of days after months, is silent.',
  examples: [
    ['21 giờ 04 phút', 'hai mươi mốt giờ bốn phút'],
    ['phạt 03 tháng 05 ngày tù', 'phạt ba tháng năm ngày tù'],
  ],
  opens: ['digit'],
  pattern: /0(\d)(?=\s(giờ|phút|giây|tháng|tuần|ngày)(?!\p{L}))/uy,
  say: ([, digit = '', unit], { before }) =>
    unit === 'ngày' && !LONGER_BEFORE.test(before) ? null : readCardinal(digit),
};

export const timeRules: readonly Rule[] = [
  timeZone,
  stopwatch,
  clockWithUnit,
  twelveHours,
  afternoon,
  clock,
  fewMinutes,
  hours,
  wholeHour,
  paddedTime,
];
