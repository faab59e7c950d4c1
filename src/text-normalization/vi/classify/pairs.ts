import type { Candidate, Form } from '../../candidate';
import type { Place } from '../../place';
import { endsWithCue } from '../context';
import { dayWord, isDayMonth, sayDay, sayMonth, sayYear } from '../calendar';
import { readCardinal } from '../numbers/cardinals';
import { readFraction, readInteger } from '../numbers/numerals';
import { isFamousDate } from '../slash-evidence';
import { sayTime } from '../times';

const END = String.raw`(?![\p{L}\d/%°]|[.,:-]\d)`;
/** The rest of a chain of numbers, as in 30/2/2026: no month of its own. */
const CHAIN_BEFORE = /\d[/.-]$/;

/** A day and a month; none where the calendar has no such day. */
function dayMonth(day: string, month: string, { before }: Place): Candidate[] {
  if (day.length > 2 || month.length > 2 || !isDayMonth(Number(day), Number(month))) return [];
  if (CHAIN_BEFORE.test(before)) return [];
  const spoken = `${dayWord(before)}${sayDay(Number(day), before)} tháng ${sayMonth(Number(month))}`;
  return [{ class: 'date', spoken, rule: 'day-month' }];
}

/** A month and its year, of two digits where it could be no month: 9/72. */
function monthYear(month: string, year: string, { before }: Place): Candidate[] {
  const months = Number(month) >= 1 && Number(month) <= 12 && month.length <= 2;
  if (
    !months ||
    CHAIN_BEFORE.test(before) ||
    !(/^(?:19|20)\d\d$/.test(year) || (year.length === 2 && Number(year) > 12))
  )
    return [];
  const word = /tháng\s*$/.test(before) ? '' : 'tháng ';
  return [
    { class: 'date', spoken: `${word}${sayMonth(Number(month))} năm ${sayYear(year)}`, rule: 'month-year' },
  ];
}

/** A time of day: 24 hours, 60 minutes. */
function time(hours: string, minutes: string): Candidate[] {
  if (hours.length > 2 || !/^[0-5]\d$/.test(minutes) || Number(hours) > 24) return [];
  return [{ class: 'time', spoken: sayTime(hours, minutes), rule: 'time' }];
}

const joined = (first: string, word: string, second: string): string =>
  `${readCardinal(first)} ${word} ${readCardinal(second)}`;

/** What two numbers tell by themselves about the pair that they are. */
function shapeOf([, first = '', second = '']: RegExpExecArray): string[] {
  const [a, b] = [Number(first), Number(second)];
  return [
    ...(a > 12 ? ['first-beyond-12'] : []),
    ...(a === 24 && b === 7 ? ['round-the-clock'] : []),
    ...(a > b ? ['descends'] : a === b ? ['equal'] : ['ascends']),
    ...(isFamousDate(`${a}/${b}`) ? ['famous-day'] : []),
    ...(/^0/.test(first) || /^0\d/.test(second) ? ['padded'] : []),
    ...(second.length === 3 ? ['three-behind'] : []),
    ...(b <= 12 ? ['second-month'] : []),
    ...(a > 31 || b > 31 ? ['beyond-31'] : []),
    ...(a <= 12 && b > 31 && b < 100 ? ['month-and-year'] : []),
    ...(a < 24 && /^[0-5]\d$/.test(second) ? ['clock'] : []),
    ...([5, 10, 100].includes(b) ? ['round-whole'] : []),
  ];
}

const slashed: Form = {
  name: 'slashed-pair',
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,4})\/(\d{1,4})${END}`, 'uy'),
  candidates: ([, first = '', second = ''], place) => {
    const day = dayMonth(first, second, place);
    const part = second === '4' ? 'tư' : readCardinal(second);
    const fraction = {
      class: 'fraction',
      spoken: `${readCardinal(first)} phần ${part}`,
      rule: 'fraction',
    } as const;
    return [
      ...(day.length > 0 ? day : monthYear(first, second, place)),
      ...(Number(second) > 1 ? [fraction] : []),
      { class: 'ratio', spoken: joined(first, 'trên', second), rule: 'fraction' },
    ];
  },
  shape: shapeOf,
};

const dotted: Form = {
  name: 'dotted-pair',
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,3})\.(\d{1,4})${END}`, 'uy'),
  candidates: ([, first = '', second = ''], place) => {
    const grouped = second.length === 3 && /^[1-9]/.test(first);
    const ofYear = second.length === 4 ? monthYear(first, second, place) : [];
    // Nothing else follows tháng: tháng 3.2016.
    if (ofYear.length > 0 && /tháng\s$/.test(place.before)) return ofYear;
    return [
      ...dayMonth(first, second, place),
      ...ofYear,
      { class: 'decimal', spoken: `${readInteger(first)} phẩy ${readFraction(second)}`, rule: 'number' },
      ...(grouped
        ? [{ class: 'cardinal', spoken: readCardinal(first + second), rule: 'number' } as const]
        : []),
      { class: 'section', spoken: `${readInteger(first)} chấm ${readInteger(second)}`, rule: 'version' },
      ...time(first, second),
    ];
  },
  shape: shapeOf,
};

const dashed: Form = {
  name: 'dashed-pair',
  opens: ['digit'],
  inParts: true,
  pattern: new RegExp(String.raw`(\d{1,3})(?:\s?[-–]\s?)(\d{1,3})${END}(?!\s?[-–]\s?\d)`, 'uy'),
  candidates: ([written, first = '', second = ''], place) => [
    ...(/\s/.test(written) && !endsWithCue(place.before, 'day', 'partOfDay')
      ? []
      : dayMonth(first, second, place)),
    { class: 'range', spoken: `${readInteger(first)} đến ${readInteger(second)}`, rule: 'range' },
    { class: 'score', spoken: `${readInteger(first)} ${readInteger(second)}`, rule: 'score' },
  ],
  shape: (match) => [...shapeOf(match), ...(/\s/.test(match[0]) ? ['spaced'] : [])],
};

const colon: Form = {
  name: 'colon-pair',
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,3}):(\d{1,3})${END}`, 'uy'),
  candidates: ([, first = '', second = '']) => [
    ...time(first, second),
    { class: 'ratio', spoken: joined(first, 'trên', second), rule: 'ratio' },
    { class: 'score', spoken: `${readInteger(first)} ${readInteger(second)}`, rule: 'score' },
  ],
  shape: shapeOf,
};

/** Two numbers with a sign between. */
export const pairForms: readonly Form[] = [slashed, dotted, dashed, colon];
