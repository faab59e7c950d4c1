import type { Rule } from '../rule';
import { dayIntro, isDayMonth } from './calendar';
import { sayDate, sayMonthYear } from './verbalize/dates';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`([12]\d{3})(?![\p{L}\d]|[.,/-]\d)`;

const monthOf = (written: string): number => MONTHS.indexOf(written.slice(0, 3).toLowerCase()) + 1;

function say(day: string, month: string, year: string, before: string): string | null {
  const date = { day: Number(day), month: monthOf(month), year, intro: dayIntro(before) };
  return isDayMonth(date.day, date.month) ? sayDate(date) : null;
}

const monthFirst: Rule = {
  name: 'english-month-first',
  class: 'date',
  description: 'Dates with the name of an English month before the day: Jul 12, 2025.',
  examples: [
    ['Jul 12, 2025', 'ngày mười hai tháng bảy năm hai nghìn không trăm hai mươi lăm'],
    ['ngày May 1st, 2024', 'ngày mùng một tháng năm năm hai nghìn không trăm hai mươi tư'],
  ],
  opens: ['capital'],
  pattern: new RegExp(String.raw`${MONTH}\.? ${DAY},? ${YEAR}`, 'uy'),
  say: ([, month = '', day = '', year = ''], { before }) => say(day, month, year, before),
};

const dayFirst: Rule = {
  name: 'english-day-first',
  class: 'date',
  description: 'Dates with the name of an English month after the day: 12 Jul 2025, 12-Jul-2025.',
  examples: [
    ['12 Jul 2025', 'ngày mười hai tháng bảy năm hai nghìn không trăm hai mươi lăm'],
    ['3-Dec-2024', 'ngày mùng ba tháng mười hai năm hai nghìn không trăm hai mươi tư'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`${DAY}[ -]${MONTH}\.?,?[ -]${YEAR}`, 'uy'),
  say: ([, day = '', month = '', year = ''], { before }) => say(day, month, year, before),
};

const monthYear: Rule = {
  name: 'english-month-year',
  class: 'date',
  description: 'The name of an English month and a year: July 2025.',
  examples: [['July 2025', 'tháng bảy năm hai nghìn không trăm hai mươi lăm']],
  opens: ['capital'],
  // May is a name and a word too.
  pattern: new RegExp(String.raw`(?!May)${MONTH}\.?,? ${YEAR}`, 'uy'),
  say: ([, month = '', year = ''], { before }) =>
    sayMonthYear({ month: monthOf(month), year, named: /tháng\s*$/.test(before) }),
};

/** Dates as English writes them, where they stand in a Vietnamese text. */
export const englishDateRules: readonly Rule[] = [monthFirst, dayFirst, monthYear];
