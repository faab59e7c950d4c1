import type { Rule } from '../rule';
import { MONTHS } from './lexicon/words';
import { isMeasured } from './counted';
import { readCardinal, readOrdinal, readYear } from './numbers';
import { table } from '../table';

const MONTH_NAMES = `${MONTHS.join('|')}|${MONTHS.map((month) => `${month.slice(0, 3)}\\.?`).join('|')}|Sept\\.?`;
const END = String.raw`(?![\p{L}\p{N}])`;

const isoDate: Rule = {
  name: 'en-iso-date',
  class: 'date',
  description: 'Dates that begin with the year.',
  examples: [['2026-10-05', 'October fifth, twenty twenty six']],
  opens: ['digit'],
  pattern: /([12]\d{3})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/y,
  say: ([, year = '', month, day]) => sayDate(Number(day), Number(month), year),
};

const date: Rule = {
  name: 'en-date',
  class: 'date',
  description: 'Dates in figures: month first; day first where only that can be a date.',
  examples: [
    ['10/05/2026', 'October fifth, twenty twenty six'],
    ['25/12/2026', 'December twenty fifth, twenty twenty six'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/y,
  say: ([, first, , second, year = '']) =>
    Number(first) > 12
      ? sayDate(Number(first), Number(second), year)
      : sayDate(Number(second), Number(first), year),
};

function sayDate(day: number, month: number, year: string): string | null {
  const name = MONTHS[month - 1];
  if (name === undefined || day < 1 || day > 31) return null;
  return `${name} ${readOrdinal(day)}, ${readYear(year)}`;
}

const monthDay: Rule = {
  name: 'en-month-day',
  class: 'date',
  description: 'A month by name with a day: March 3, 2026.',
  examples: [
    ['March 3, 2026', 'March third, twenty twenty six'],
    ['on Dec. 25', 'on December twenty fifth'],
  ],
  opens: ['letter'],
  pattern: new RegExp(String.raw`(${MONTH_NAMES}) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?${END}`, 'uy'),
  say: ([, written = '', day = '', year]) => {
    const name = MONTHS.find((month) => month.startsWith(written.slice(0, 3)));
    if (name === undefined || Number(day) < 1 || Number(day) > 31) return null;
    return `${name} ${readOrdinal(Number(day))}${year === undefined ? '' : `, ${readYear(year)}`}`;
  },
};

const YEAR_BEFORE =
  /(?:\b(?:in|since|by|from|until|till|year|of|before|after|during|early|late|q[1-4])|january|february|march|april|may|june|july|august|september|october|november|december)\s+$/;
/** The other of two years: 1939-1945. */
const PAIR_BEFORE = /(?<![\d.,])(?:1\d|20)\d\d\s?[-–]\s?$/;
const PAIR_AFTER = /^\s?[-–]\s?(?:1\d|20)\d\d(?![\d%]|[.,]\d)/;

const year: Rule = {
  name: 'en-year',
  class: 'date',
  description:
    'Years after in, since, by, from, until, a quarter or the name of a month, and pairs of years.',
  examples: [
    ['since 1975', 'since nineteen seventy five'],
    ['in 2009', 'in two thousand nine'],
    ['in 1066', 'in ten sixty six'],
    ['Q2 2026', 'Q two twenty twenty six'],
    ['1939-1945', 'nineteen thirty nine to nineteen forty five'],
    ['in 1900 and 2005', 'in nineteen hundred and two thousand five'],
  ],
  opens: ['digit'],
  pattern: /(?:1\d|20)\d\d(?![\d%s]|[.,]\d)/y, // 1990s are a decade
  say: (match, place) => {
    const named = YEAR_BEFORE.test(place.before);
    const paired = PAIR_BEFORE.test(place.before) || PAIR_AFTER.test(place.after(match));
    const listed = place.continues(['en-year'], /^,? (?:and|or) $/);
    return ((named || listed) && !isMeasured(place.after(match))) || paired ? readYear(match[0]) : null;
  },
};

const stopwatch: Rule = {
  name: 'en-time-with-seconds',
  class: 'time',
  description: 'Hours, minutes and seconds: 3:45:20.',
  examples: [['3:45:20', 'three hours forty five minutes twenty seconds']],
  opens: ['digit'],
  pattern: /(\d{1,2}):([0-5]\d):([0-5]\d)(?![\d:])/y,
  say: ([, hours, minutes, seconds]) =>
    sayDuration([hours, 'hour'], [minutes, 'minute'], [seconds, 'second']),
};

const duration: Rule = {
  name: 'en-duration',
  class: 'duration',
  description: 'Hours with minutes: 2h 30m, 1h05.',
  examples: [
    ['2h 30m', 'two hours thirty minutes'],
    ['1h05', 'one hour five minutes'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,3})\s?h(?:r|rs)?\s?(\d{1,2})(?:\s?m(?:in|ins)?)?${END}`, 'uy'),
  say: ([, hours, minutes]) => sayDuration([hours, 'hour'], [minutes, 'minute']),
};

function sayDuration(...parts: readonly (readonly [string | undefined, string])[]): string {
  return parts
    .map(([digits, unit]) => [Number(digits), unit] as const)
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${readCardinal(value)} ${unit}${value === 1 ? '' : 's'}`)
    .join(' ');
}

const WEEKDAYS = table({
  Mon: 'Monday',
  Tue: 'Tuesday',
  Tues: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Thur: 'Thursday',
  Thurs: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
});
const WEEKDAY = [...WEEKDAYS.keys()].join('|');

/** The dot of an abbreviation; at the end of a line it ends the sentence. */
const DOT = String.raw`(?:\.(?!\s*(?:$|\n))|${END})`;

const weekday: Rule = {
  name: 'en-weekday',
  class: 'date',
  description: 'Shortened weekdays beside another one: Mon-Fri.',
  examples: [
    ['Mon-Fri', 'Monday to Friday'],
    ['Mon, Wed and Fri', 'Monday, Wednesday and Friday'],
    ['Sat and Sun.', 'Saturday and Sunday.'],
  ],
  opens: ['letter'],
  pattern: new RegExp(String.raw`(${WEEKDAY})(?:\.?\s?[-–]\s?(${WEEKDAY}))?${DOT}`, 'uy'),
  say: (match, place) => {
    const [, first = '', last] = match;
    if (last !== undefined) return `${WEEKDAYS.get(first)} to ${WEEKDAYS.get(last)}`;
    const beside =
      place.continues(['en-weekday'], /^(?:,|,? and| &)? $/) || WEEKDAY_NEXT.test(place.writtenAfter(match));
    return beside ? WEEKDAYS.get(first)! : null;
  },
};

const WEEKDAY_NEXT = new RegExp(String.raw`^(?:,|,? and| &)? (?:${WEEKDAY})(?!\p{L})`, 'u');

const time: Rule = {
  name: 'en-time',
  class: 'time',
  description: "Times of day: 7:05 is seven oh five, 9:00 is nine o'clock.",
  examples: [
    ['7:05', 'seven oh five'],
    ['9:00', "nine o'clock"],
    ['3:30 PM', 'three thirty P M'],
    ['10 am', 'ten A M'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,2})(?::([0-5]\d))?(?:\s?([AaPp])\.?[Mm](?![\p{L}\p{N}]))?(?![\d:])/uy,
  say: ([, hour = '', minutes, half]) => {
    if ((minutes === undefined && half === undefined) || Number(hour) > 24) return null;
    const tail = half === undefined ? '' : ` ${half.toUpperCase()} M`;
    if (minutes === undefined || minutes === '00') {
      return `${readCardinal(Number(hour))}${tail === '' ? (Number(hour) > 12 ? ' hundred' : " o'clock") : tail}`;
    }
    const spoken = minutes.startsWith('0') ? `oh ${readCardinal(Number(minutes))}` : readCardinal(minutes);
    return `${readCardinal(Number(hour))} ${spoken}${tail}`;
  },
};

export const calendarRules: readonly Rule[] = [
  isoDate,
  date,
  monthDay,
  weekday,
  stopwatch,
  duration,
  time,
  year,
];
