import type { Place } from '../../place';
import { endsWithCue } from '../context';
import { dayIntro, isBeforeOurEra, isDayMonth } from '../calendar';
import { isFamousDate, isNamedAfterDate, isRank } from '../slash-evidence';
import { MEASURED_RANGE_AFTER } from '../numbers/rules';
import { arePointsOfGame } from '../sets';
import type { Classified, ClassifiedForm } from './classified';

const END = String.raw`(?![\p{L}\d/%°]|[.,:-]\d)`;
/** The rest of a chain of numbers, as in 30/2/2026, or a result: no month of its own. */
const CHAIN_BEFORE = /(?:\d[/.-]|=\s?)$/;

/** A day and a month; none where the calendar has no such day. */
function dayMonth(day: string, month: string, { before }: Place): Classified[] {
  if (day.length > 2 || month.length > 2 || !isDayMonth(Number(day), Number(month))) return [];
  if (CHAIN_BEFORE.test(before)) return [];
  const value = {
    kind: 'dayMonth',
    day: Number(day),
    month: Number(month),
    intro: dayIntro(before),
  } as const;
  return [{ class: 'date', value, rule: 'day-month' }];
}

/** A month and its year, of two digits where it could be no month: 9/72. */
function monthYear(month: string, year: string, { before }: Place): Classified[] {
  const named = /tháng\s*$/.test(before);
  if (endsWithCue(before, 'ofItsYear')) return [];
  const written = named ? /^(?:1\d|20)\d\d$/ : /^(?:19|20)\d\d$/;
  const months = Number(month) >= 1 && Number(month) <= 12 && month.length <= 2;
  if (
    !months ||
    CHAIN_BEFORE.test(before) ||
    !(written.test(year) || (year.length === 2 && Number(year) > 12))
  )
    return [];
  return [
    { class: 'date', value: { kind: 'monthYear', month: Number(month), year, named }, rule: 'month-year' },
  ];
}

/** A time of day: 24 hours, 60 minutes. */
function time(hours: string, minutes: string): Classified[] {
  if (hours.length > 2 || !/^[0-5]\d$/.test(minutes) || Number(hours) > 24) return [];
  return [{ class: 'time', value: { kind: 'time', hours, minutes }, rule: 'time' }];
}

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

const slashed: ClassifiedForm = {
  name: 'slashed-pair',
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,4})\/(\d{1,4})${END}`, 'uy'),
  classify: (match, place) => {
    const [, first = '', second = ''] = match;
    if (arePointsOfGame(match, place))
      return [{ class: 'score', value: { kind: 'score', first, second }, rule: 'score' }];
    if (isRank(place.before, second))
      return [{ class: 'ratio', value: { kind: 'ratio', first, second, isRank: true }, rule: 'fraction' }];
    const day = dayMonth(first, second, place);
    // A street or park by a day of the nation: đường 3/2, công viên 23/9.
    if (
      isNamedAfterDate(place.before) &&
      (isFamousDate(`${Number(first)}/${Number(second)}`) ||
        Number(first) > 12 ||
        /quảng trường\s$/.test(place.before)) &&
      day.length > 0
    )
      return day;
    const fraction = {
      class: 'fraction',
      value: { kind: 'fraction', first, second },
      rule: 'fraction',
    } as const;
    return [
      ...(day.length > 0 ? day : monthYear(first, second, place)),
      ...(Number(second) > 1 ? [fraction] : []),
      { class: 'ratio', value: { kind: 'ratio', first, second }, rule: 'fraction' },
    ];
  },
  shape: shapeOf,
};

/** How long something takes: hết 9.08 giờ; lúc 8.30 giờ is a time. */
const DURATION_BEFORE = /(?<!\p{L})(?:hết|mất|trong|kéo dài|dài|khoảng|suốt|sau|gần|hơn)\s$/u;

/** What the parts of an English test are marked for: nghe 7.5. */
const BAND_BEFORE =
  /(?<!\p{L})(?:nghe|nói|đọc|viết|listening|reading|speaking|writing|overall|ielts|band)\s$/u;

/** A decimal that is divided by the next: 36.46/17.03. */
const DIVIDED_BEFORE = /(?<![\d.,])\d{1,6}[.,]\d{1,6}\s?\/\s?$/;

const dotted: ClassifiedForm = {
  name: 'dotted-pair',
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,3})\.(\d{1,4})${END}`, 'uy'),
  classify: (match, place) => {
    const [, first = '', second = ''] = match;
    const grouped = second.length === 3 && /^[1-9]/.test(first);
    const ofYear = second.length === 4 ? monthYear(first, second, place) : [];
    // Nothing else follows tháng: tháng 3.2016.
    if (ofYear.length > 0 && /tháng\s$/.test(place.before)) return ofYear;
    const decimal = { class: 'decimal', value: { kind: 'decimal', first, second }, rule: 'number' } as const;
    if (MEASURED_RANGE_AFTER.test(place.after(match)) || DIVIDED_BEFORE.test(place.before)) return [decimal];
    if (DURATION_BEFORE.test(place.before) && /^\sgiờ(?!\p{L})/u.test(place.after(match))) return [decimal];
    if (/^[05]$/.test(second) && BAND_BEFORE.test(place.before)) return [decimal];
    return [
      ...dayMonth(first, second, place),
      ...ofYear,
      decimal,
      ...(grouped
        ? [
            {
              class: 'cardinal',
              value: { kind: 'cardinal', number: first + second },
              rule: 'number',
            } as const,
          ]
        : []),
      { class: 'section', value: { kind: 'section', numbers: [first, second] }, rule: 'version' },
      ...(/^\s?[x×*]\s?\d/.test(place.after(match)) ? [] : time(first, second)),
    ];
  },
  shape: shapeOf,
};

/** The hour of a day: 4 giờ 30 ngày 1-7. */
const HOUR_OF_DAY_BEFORE = /\d (?:giờ|h)(?: ?\d{1,2})?(?: phút)? ngày $/;

const dashed: ClassifiedForm = {
  name: 'dashed-pair',
  opens: ['digit'],
  inParts: true,
  pattern: new RegExp(String.raw`(\d{1,3})(?:\s?[-–]\s?)(\d{1,3})${END}(?!\s?[-–]\s?\d)`, 'uy'),
  // No day and month where spaces or a rising en dash tell of a range: ngày 1–4.
  classify: (match, place) => {
    const [written, first = '', second = ''] = match;
    const range = { class: 'range', value: { kind: 'range', first, second }, rule: 'range' } as const;
    if (isBeforeOurEra(place.after(match))) return [range];
    const day = dayMonth(first, second, place);
    if (HOUR_OF_DAY_BEFORE.test(place.before) && day.length > 0) return day;
    return [
      ...((/\s/.test(written) && !endsWithCue(place.before, 'day', 'partOfDay')) ||
      (written.includes('–') && Number(first) < Number(second))
        ? []
        : day),
      range,
      { class: 'score', value: { kind: 'score', first, second }, rule: 'score' },
    ];
  },
  shape: (match) => [...shapeOf(match), ...(/\s/.test(match[0]) ? ['spaced'] : [])],
};

const colon: ClassifiedForm = {
  name: 'colon-pair',
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,3}):(\d{1,3})${END}`, 'uy'),
  classify: ([, first = '', second = '']) => [
    ...time(first, second),
    { class: 'ratio', value: { kind: 'ratio', first, second }, rule: 'ratio' },
    { class: 'score', value: { kind: 'score', first, second }, rule: 'score' },
  ],
  shape: shapeOf,
};

/** Two numbers with a sign between. */
export const pairForms: readonly ClassifiedForm[] = [slashed, dotted, dashed, colon];
