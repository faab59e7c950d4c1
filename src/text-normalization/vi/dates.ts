import type { Place } from '../place';
import type { Rule } from '../rule';
import { dayIntro, isDayMonth } from './calendar';
import { endsWithCue } from './context';
import { isCounted, standsAlone } from './counted';
import { readCardinal } from './numbers/cardinals';
import { isDate } from './day-month';
import { englishDateRules } from './english-dates';
import { monthNumber, monthRules, quarterRules } from './months';
import { isNamedAfterDate, isSpan } from './slash-evidence';
import { sayDate, sayDay, sayDayMonth, sayMonth, sayYear } from './verbalize/dates';
import { sayFraction } from './verbalize/pairs';

/** A day of a lunar month in messages: sáng m1. */
const NEW_MOON_BEFORE = /(?<!\p{L})(?:sáng|trưa|chiều|tối|đêm|hôm|ngày|tết)\s$/u;

const newMoonDay: Rule = {
  name: 'new-moon-day',
  class: 'date',
  description: 'm1 to m10 after a part of day or Tết: mùng.',
  examples: [['sáng m1', 'sáng mùng một']],
  opens: ['letter'],
  pattern: /m([1-9]|10)(?![\p{L}\d]|[.,/]\d)/uy,
  say: ([, day = ''], { before }) => (NEW_MOON_BEFORE.test(before) ? `mùng ${readCardinal(day)}` : null),
};

const DASH = String.raw`\s?[-–—]\s?`;
const END = String.raw`(?![\d/]|[.,-]\d)`;
/** The same, but another full date may follow: 08/01/1037-24/08/1101. */
const DATE_END = String.raw`(?![\d/]|[.,]\d|-\d(?!\d?[/.-]\d{1,2}[/.-]\d{4}))`;

/** What is released under the date as its number: phiên bản 2025.6.18. */
const RELEASE_BEFORE =
  /(?<!\p{L})(?:phiên bản|bản cập nhật|version|firmware|build|ver)(?: (?!ngày|hôm|ra|từ)\p{L}+)?[\s.]*$/u;

const isoDate: Rule = {
  name: 'iso-date',
  class: 'date',
  description: 'Dates that begin with the year: 2026-10-21, 2026/10/21.',
  examples: [['2026-10-05', 'ngày mùng năm tháng mười năm hai nghìn không trăm hai mươi sáu']],
  opens: ['digit'],
  pattern: new RegExp(String.raw`([12]\d{3})([-/.])(\d{1,2})\2(\d{1,2})${END}`, 'y'),
  say: ([, year = '', sign, month, day], { before }) =>
    sign === '.' && RELEASE_BEFORE.test(before) ? null : dateOf(Number(day), Number(month), year, before),
};

const date: Rule = {
  name: 'date',
  class: 'date',
  description: 'Full dates: ngày, tháng, năm; days up to ten with mùng.',
  examples: [
    ['02/09/2026', 'ngày mùng hai tháng chín năm hai nghìn không trăm hai mươi sáu'],
    ['ngày 30-4-1975', 'ngày ba mươi tháng tư năm một nghìn chín trăm bảy mươi lăm'],
    ['21.10.2026', 'ngày hai mươi mốt tháng mười năm hai nghìn không trăm hai mươi sáu'],
    [
      '02/03/1930-15/6/2010',
      'ngày mùng hai tháng ba năm một nghìn chín trăm ba mươi đến ngày mười lăm tháng sáu năm hai nghìn không trăm mười',
    ],
    ['ngày 02/22/2024', 'ngày hai mươi hai tháng hai năm hai nghìn không trăm hai mươi tư'],
    ['sinh 5/6/98', 'sinh ngày mùng năm tháng sáu năm một nghìn chín trăm chín mươi tám'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2{1,2}\s?(\d{4}|\d{2})${DATE_END}`, 'y'),
  say: ([, day, sign, month, year = ''], { before }) => {
    const bare = year.length === 2 && sign !== '/';
    if (bare && !/(?:ngày|mùng|mồng|sinh|hsd|nsx)[\s:]*$/.test(before)) return null;
    const american = Number(month) > 12 && year.length === 4;
    return american
      ? dateOf(Number(month), Number(day), year, before)
      : dateOf(Number(day), Number(month), year, before);
  },
};

const spacedDate: Rule = {
  name: 'date-spaced',
  class: 'date',
  description: 'Full dates of which the signs are left out.',
  examples: [
    [
      'tử vi hôm nay 27 5 2025',
      'tử vi hôm nay ngày hai mươi bảy tháng năm năm hai nghìn không trăm hai mươi lăm',
    ],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,2}) (\d{1,2}) (20\d\d)${DATE_END}`, 'y'),
  say: ([, day, month, year = ''], { before }) =>
    /(?<!\p{L})(?:ngày|hôm nay|hôm qua|ngày mai|chiều nay|tối nay)\s$/u.test(before)
      ? dateOf(Number(day), Number(month), year, before)
      : null,
};

function dateOf(day: number, month: number, year: string, before: string): string | null {
  return isDayMonth(day, month) ? sayDate({ day, month, year, intro: dayIntro(before) }) : null;
}

const dateRange: Rule = {
  name: 'date-range',
  class: 'date',
  description: 'Two dates joined by a dash: đến, both ends in full; growing shares are none.',
  examples: [
    ['03/12 - 05/12', 'ngày mùng ba tháng mười hai đến ngày mùng năm tháng mười hai'],
    [
      '28/4-3/5/2026',
      'ngày hai mươi tám tháng tư đến ngày mùng ba tháng năm năm hai nghìn không trăm hai mươi sáu',
    ],
    ['cắt bớt 1/3 - 1/2 lá', 'cắt bớt một phần ba đến một phần hai lá'],
    ['nghỉ lễ 30.4 - 1.5', 'nghỉ lễ ngày ba mươi tháng tư đến ngày mùng một tháng năm'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(\d{1,2})([/.])(\d{1,2})${DASH}(\d{1,2})\2(\d{1,2})(?:\/(\d{4}))?${END}`,
    'y',
  ),
  say: (match, place) => {
    const [, day = '', sign, month = '', lastDay = '', lastMonth = '', year] = match;
    const { before } = place;
    if (!isDayMonth(Number(day), Number(month)) || !isDayMonth(Number(lastDay), Number(lastMonth)))
      return null;
    if (sign === '.' && !isDate(match, place)) return null;
    if (sign === '/' && year === undefined && isRisingShare(match, before)) {
      const shares = [
        sayFraction({ first: day, second: month }),
        sayFraction({ first: lastDay, second: lastMonth }),
      ];
      return { words: shares.join(' đến '), class: 'fraction' };
    }
    const first = { day: Number(day), month: Number(month), intro: dayIntro(before) };
    const last = { day: Number(lastDay), month: Number(lastMonth), intro: 'ngày mùng' as const };
    return `${sayDayMonth(first)} đến ${year === undefined ? sayDayMonth(last) : sayDate({ ...last, year })}`;
  },
};

/** What things are shared in by eye. */
const LARGEST_WHOLE = 5;
const SHARED_BEFORE = /(?<!\p{L})(?:cắt|bớt|chiếm|khoảng)\s$/u;

/** From one share to a larger one: cắt bớt 1/3 - 1/2. Days that go forward ask for more evidence than those that would go back. */
function isRisingShare([, first, , whole, last, lastWhole]: RegExpExecArray, before: string): boolean {
  const [from, to] = [Number(first) / Number(whole), Number(last) / Number(lastWhole)];
  if (from >= to || to >= 1 || Number(whole) > LARGEST_WHOLE) return false;
  return SHARED_BEFORE.test(before) || (Number(whole) > Number(lastWhole) && endsWithCue(before, 'sharing'));
}

const dayRange: Rule = {
  name: 'day-range',
  class: 'date',
  description: 'Days of one month: 12-15/8, ngày 22-23.8.',
  examples: [
    ['ngày 22 - 23.8', 'ngày hai mươi hai đến ngày hai mươi ba tháng tám'],
    ['12-15/8', 'ngày mười hai đến ngày mười lăm tháng tám'],
    ['ngày 1-5/6/2026', 'ngày mùng một đến ngày mùng năm tháng sáu năm hai nghìn không trăm hai mươi sáu'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,2})${DASH}(\d{1,2})([/.])(\d{1,2})(?:\3(\d{4}))?${END}`, 'y'),
  say: ([, first, last, sign, month, year], { before }) => {
    const [from, to] = [Number(first), Number(last)];
    if (sign === '.' && !endsWithCue(before, 'day', 'partOfDay')) return null;
    if (from >= to || !isDayMonth(to, Number(month))) return null;
    const days = `${sayDay(from, dayIntro(before))} đến ${sayDay(to, 'ngày mùng')}`;
    return `${days} tháng ${sayMonth(Number(month))}${year === undefined ? '' : ` năm ${sayYear(year)}`}`;
  },
};

const dayOrNext: Rule = {
  name: 'day-or-next',
  class: 'date',
  description: 'A day and the next of a month: đêm ngày 14/15 tháng 2.',
  examples: [['đêm ngày 14/15 tháng 2', 'đêm ngày mười bốn, mười lăm tháng hai']],
  opens: ['digit'],
  pattern: /(\d{1,2})\/(\d{1,2})(?=\stháng\s\d)/y,
  say: ([, first, next], { before }) =>
    /(?<!\p{L})(?:ngày|đêm)\s$/u.test(before) && Number(next) === Number(first) + 1 && Number(next) <= 31
      ? `${sayDay(Number(first), dayIntro(before))}, ${sayDay(Number(next), 'mùng')}`
      : null,
};

/** Từ 13 - 7 đến 24 - 7: the other end, written alike. */
const SPACED_AFTER = /^ (?:đến|tới)(?: hết)?(?: ngày)? \d{1,2} [-–] \d{1,2}(?![\d%]|[.,]\d)/u;
/** Ngày mai, 27 - 3: which day is meant by nay or mai. */
const NAMED_DAY_BEFORE = /(?<!\p{L})(?:hôm|ngày|sáng|trưa|chiều|tối|đêm) (?:nay|mai|qua|kia),\s$/u;
/** What leads to a day: ngày 21 - 3, từ ngày 12 đến 19 - 3, từ 15 - 3. */
const SPACED_BEFORE =
  /(?<!\d )ngày\s$|(?<!\p{L})ngày (?:\d{1,2}, ){0,4}\d{1,2}(?:,| và| đến| tới)\s$|(?<!\p{L})(?:kể từ|tính từ|hôm|máy từ|ly từ|viện từ)\s$/u;
const SPACED_GAP = /^(?:,| và| (?:đến|tới)(?: hết)?)(?: ngày)? $/u;

/** Ngày 21 - 3, tối 6 - 8: what goes on counting is no month, and days of one month ascend. */
function isSpacedDate(match: RegExpExecArray, place: Place): boolean {
  const after = place.after(match);
  if (isCounted(after) || /^\s?(?:[-–:h/=%]|(?:tháng|giờ|âm lịch|hằng|hàng)(?!\p{L}))/u.test(after))
    return false;
  if (endsWithCue(place.before, 'partOfDay')) return true;
  // Up to twelve it may be a score: tối nay, 3 - 2 cho đội nhà.
  if (Number(match[1]) > 12 && NAMED_DAY_BEFORE.test(place.before)) return true;
  if (SPACED_AFTER.test(after) || place.continues(['day-month'], SPACED_GAP)) return true;
  // Beyond twelve, what the sentence goes on after is a day: từ 19 - 3, họ ở nhà.
  if (
    Number(match[1]) > 12 &&
    /(?<!\p{L})từ\s$/u.test(place.before) &&
    /^(?:, | (?:đến|tới|và) )\p{L}/u.test(after)
  )
    return true;
  return Number(match[1]) > Number(match[3]) && SPACED_BEFORE.test(place.before);
}

const weekdayList: Rule = {
  name: 'weekday-list',
  class: 'date',
  description: 'Three and more weekdays joined by slashes: thứ 2/4/6.',
  examples: [['thứ 2/4/6', 'thứ hai, thứ tư, thứ sáu']],
  opens: ['digit'],
  pattern: /[2-7](?:\/[2-7]){2,5}(?![\d/])/y,
  say: ([written], { before }) =>
    /thứ\s$/.test(before)
      ? written
          .split('/')
          .map((day) => (day === '4' ? 'tư' : readCardinal(day)))
          .join(', thứ ')
      : null,
};

const dayMonth: Rule = {
  name: 'day-month',
  class: 'date',
  description: 'A day and a month where the words around them say that it is a date.',
  examples: [
    ['sáng 24/6', 'sáng ngày hai mươi tư tháng sáu'],
    ['ngày 2-9', 'ngày mùng hai tháng chín'],
    ['ngày 5 và 6/10', 'ngày mùng năm và ngày mùng sáu tháng mười'],
    ['ngày 10.12', 'ngày mùng mười tháng mười hai'],
    ['từ ngày 2-9 đến hết ngày 5-9', 'từ ngày mùng hai tháng chín đến hết ngày mùng năm tháng chín'],
    ['Công viên 23-9', 'Công viên hai mươi ba tháng chín'],
    ['Đường 3/2 đang tắc', 'Đường ba tháng hai đang tắc'],
    ['Đ. 3/2', 'đường ba tháng hai'],
    ['Ngày 21 - 3 khai giảng', 'Ngày hai mươi mốt tháng ba khai giảng'],
    ['tối 6 - 8 có kết quả', 'tối ngày mùng sáu tháng tám có kết quả'],
    ['ngày mai, 27 - 3.', 'ngày mai, ngày hai mươi bảy tháng ba.'],
    ['thở máy từ 15 - 3 và', 'thở máy từ ngày mười lăm tháng ba và'],
    ['ngày 30 - 8, 1 - 9', 'ngày ba mươi tháng tám, ngày mùng một tháng chín'],
    ['từ 13 - 7 đến 24 - 7', 'từ ngày mười ba tháng bảy đến ngày hai mươi tư tháng bảy'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,2})([/.-]| [-–] )(\d{1,2})${END}(?!\/)`, 'y'),
  say: (match, place) => {
    const [day, month] = [Number(match[1]), Number(match[3])];
    if (!isDayMonth(day, month)) return null;
    if (match[2]!.length > 1 ? !isSpacedDate(match, place) : !isDate(match, place)) return null;
    return sayDayMonth({ day, month, intro: isNamedAfterDate(place.before) ? '' : dayIntro(place.before) });
  },
};

const dayNumber: Rule = {
  name: 'day',
  class: 'date',
  description: 'The number after ngày, mùng or rằm: days up to ten with mùng where a date is meant.',
  examples: [
    ['từ ngày 1 đến ngày 5 hằng tháng', 'từ ngày mùng một đến ngày mùng năm hằng tháng'],
    ['ngày 05 tháng 6', 'ngày mùng năm tháng sáu'],
    ['mùng 01 Tết', 'mùng một Tết'],
    ['uống ngày 2 viên', 'uống ngày hai viên'],
    ['ngày 4 đến 5 bận', 'ngày bốn đến năm bận'],
  ],
  opens: ['digit'],
  pattern: /(0?[1-9]|[12]\d|3[01])(?![\d/:]|[.,]\d|\s?%)/y,
  say: (match, place) => {
    const day = Number(match[1]);
    if (/(?:mùng|mồng)\s+$/.test(place.before)) return readCardinal(day);
    if (!/(?:^|[^\d\s]\s+|^\s*)ngày\s+$/.test(place.before) || isSpan(place.before)) return null;
    // Ngày 2-3 lần: how many in a day, not which days.
    const after = place.after(match).replace(/^(?:\s?[-–]\s?|\s(?:đến|tới|hoặc)\s)\d{1,2}/, '');
    if (isCounted(after) && !/^\s(?:tháng|năm)/.test(after)) return null;
    const dated =
      /^\s*(?:tháng|(?:hằng|hàng|mỗi) tháng|âm lịch|dương lịch|tết|(?:đến|tới|và|-|–)\s*(?:hết\s*)?(?:ngày\s*)?\d)/;
    const continued = /ngày \d{1,2} (?:đến|tới|và)(?: hết)? ngày\s+$/.test(place.before);
    const isDated = continued || dated.test(place.after(match));
    return isDated ? sayDay(day, 'mùng') : null;
  },
};

const fullDay: Rule = {
  name: 'full-day',
  class: 'date',
  description: 'A day, tháng, a month and a year, with or without ngày and năm: sinh 5 tháng 4 1827.',
  examples: [
    ['sinh 5 tháng 4 1827', 'sinh mùng năm tháng tư năm một nghìn tám trăm hai mươi bảy'],
    ['ngày 20 tháng 4, 1927', 'ngày hai mươi tháng tư năm một nghìn chín trăm hai mươi bảy'],
    ['lương 5 tháng 4 2000 đồng', 'lương năm tháng bốn hai nghìn đồng'],
  ],
  opens: ['digit'],
  pattern:
    /(0?[1-9]|[12]\d|3[01]) tháng (0?[1-9]|1[0-2])(?:,? năm|,)? (1\d{3}|20\d\d)(?![\p{L}\d]|[.,]\d|\s?%)/uy,
  say: (match, place) => {
    const [written, day = '', month = '', year = ''] = match;
    const after = place.after(match);
    if (!isDayMonth(Number(day), Number(month)) || isSpan(place.before) || isCounted(after)) return null;
    if (!written.includes('năm') && !standsAlone(after)) return null;
    const intro = /(?:mùng|mồng)\s$/.test(place.before) ? '' : 'mùng';
    return sayDate({ day: Number(day), month: Number(month), year, intro });
  },
};

export const dateRules: readonly Rule[] = [
  newMoonDay,
  fullDay,
  ...quarterRules,
  dateRange,
  isoDate,
  ...englishDateRules,
  date,
  spacedDate,
  weekdayList,
  dayRange,
  dayOrNext,
  ...monthRules,
  dayMonth,
  dayNumber,
  monthNumber,
];
