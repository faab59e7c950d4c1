import type { Rule } from '../rule';
import { MONTHS } from './data/words';
import { readCardinal, readOrdinal, readYear } from './numbers';

const MONTH_NAMES = `${MONTHS.join('|')}|${MONTHS.map((month) => `${month.slice(0, 3)}\\.?`).join('|')}|Sept\\.?`;
const END = String.raw`(?![\p{L}\p{N}])`;

const isoDate: Rule = {
  name: 'en-iso-date',
  description: 'Dates that begin with the year.',
  examples: [['2026-10-05', 'October fifth, twenty twenty six']],
  opens: ['digit'],
  pattern: /([12]\d{3})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/y,
  say: ([, year = '', month, day]) => sayDate(Number(day), Number(month), year),
};

const date: Rule = {
  name: 'en-date',
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

const year: Rule = {
  name: 'en-year',
  description: 'Years after in, since, by, from, until or the name of a month.',
  examples: [
    ['since 1975', 'since nineteen seventy five'],
    ['in 2009', 'in two thousand nine'],
  ],
  opens: ['digit'],
  pattern: /(?:1[1-9]|20)\d\d(?![\d%]|[.,]\d)/y,
  say: ([written], { before }) =>
    /(?:\b(?:in|since|by|from|until|till|year|of|before|after|during|early|late)|january|february|march|april|may|june|july|august|september|october|november|december)\s+$/.test(
      before,
    )
      ? readYear(written)
      : null,
};

const time: Rule = {
  name: 'en-time',
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

export const calendarRules: readonly Rule[] = [isoDate, date, monthDay, time, year];
