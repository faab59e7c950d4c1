import type { Place } from '../place';
import { isDayMonth } from './calendar';
import { Context, endsWithCue } from './context';
import { namesFigure } from './figures';
import { arePointsOfGame, isSetOfGame } from './sets';
import {
  isDayOfList,
  isDoseAfter,
  isFamousDate,
  isNamedAfterDate,
  isPadded,
  isSpan,
  judgeSlash,
  NAMED_DAY_BEFORE,
} from './slash-evidence';
import { DATE_FROM, DAY_MONTH_WEIGHTS as WEIGHTS } from './weights';

const DATES = ['day-month', 'date-range', 'date', 'day-range'];
const CONNECTED = /^\s*(?:,|và|hoặc|hay|đến|tới|đến hết|&|rồi)\s*(?:ngày\s*)?$/;
/** The same, where only a comma or a word may join them: 2-9 và 10-3. */
const LISTED = /^(?:,| và| hoặc| hay| đến| tới| [-–])(?: hết)?(?: ngày)?\s$/;
/** Another day and month written with the same sign, nothing counted after it. */
const ANOTHER_AFTER =
  /^\s?(?:,|và|hoặc|đến|tới|-|–)\s?(?:hết\s)?(?:ngày\s)?(\d{1,2})([.-])(\d{1,2})(?![\d%/]|[.,]\d|-(?!\d{4}))/;
/** After a day; a match has a year too: trận 2-1 năm ngoái. */
const YEAR_AFTER = /^\snăm (?:nay|ngoái|sau)(?!\p{L})/u;
/** Of several days a dash says from which to which. */
const DAYS_BEFORE = /(?:các|những|hai|ba|bốn|mấy|(?<!giờ \d?)\d) ngày\s*$/;
/** Which calendar, where, or that it comes again: 10.3 âm lịch, 27-10 giờ Việt Nam. */
const CALENDAR_AFTER =
  /^\s(?:âm(?= lịch|\s?[).,;])|dương lịch|hằng năm|hàng năm|giờ (?:việt nam|địa phương|mỹ|anh|hà nội))(?!\p{L})/u;

/** Whether `d/m`, `d.m` or `d-m` is a date here: by its own evidence, or as the next in a list of dates. */
export function isDate(match: RegExpExecArray, place: Place): boolean {
  const [, day = '', sign, month = ''] = match;
  const [first, second] = [Number(day), Number(month)];
  const listed = place.continues(DATES, CONNECTED);
  if (sign === '/' && arePointsOfGame(match, place)) return false;
  if (sign === '/')
    return listed || judgeSlash(first, second, new Context(place, match), isPadded(day, month)) === 'date';
  // A side of something: 4.3 x 15.5.
  if (sign === '.' && /\d\s?[x×*]\s?$/.test(place.before)) return false;
  if (sign === '-' && isSetOfGame(match, place)) return false;
  if (listed && /ngày\s*$/.test(place.before)) return true;
  if (isNamedAfterDate(place.before))
    return sign === '-' && (first > second || isFamousDate(`${first}/${second}`));
  return !isDays(match, place) && weigh(match, place) >= DATE_FROM;
}

/** Các ngày 5-9, ngày 2-3 lần, mỗi ngày 1-2: from which day to which, or how often. */
function isDays(match: RegExpExecArray, place: Place): boolean {
  const after = place.after(match);
  if (isSpan(place.before) || DAYS_BEFORE.test(place.before)) return true;
  return isDoseAfter(after) || (match[2] === '-' && /^\s*(?:tháng|thang(?! \d)|tết)/.test(after));
}

/** The sum of the evidence for a date written with a dot or hyphen. */
function weigh(match: RegExpExecArray, place: Place): number {
  const [, day = '', sign = '', month = ''] = match;
  const context = new Context(place, match);
  const dotted = sign === '.';
  const evidence: Record<keyof typeof WEIGHTS, boolean> = {
    afterDay: context.follows('day') || isDayOfList(place.before),
    afterPartOfDay: context.follows('partOfDay'),
    afterWeekday: context.follows('weekday'),
    afterOccasion: context.follows('occasion') || NAMED_DAY_BEFORE.test(place.before),
    afterDeadline: context.follows('deadline'),
    ofCalendar:
      CALENDAR_AFTER.test(place.after(match)) ||
      (YEAR_AFTER.test(place.after(match)) && context.follows('day')),
    besideAnother: match[4] !== undefined || isBesideAnother(sign, context),
    afterDate: place.continues(DATES, LISTED),
    beyondTwelve: Number(day) > 12,
    famous: !dotted && isFamousDate(`${Number(day)}/${Number(month)}`),
    doubleDayOfSales: dotted && day === month && endsWithCue(place.before, 'sale'),
    // A range ascends: ngày 20-11 học sinh nghỉ counts nobody.
    amount:
      context.isAmount && !(dotted && context.follows('day')) && (dotted || Number(day) < Number(month)),
    afterAmount: context.follows('amount') && !context.follows('deadline'),
    amongAmounts: dotted && context.hasBefore('amount'),
    aboutAmounts: dotted && context.hasBefore('amountTopic'),
    amongScores: !dotted && context.hasBefore('score'),
    afterNumbering:
      (context.follows('numbering') || namesFigure(place.before)) &&
      !context.follows('day', 'partOfDay', 'weekday', 'occasion'),
    decimalStyle: dotted && context.document.hasEnglishNumbers,
  };
  return (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[])
    .filter((name) => evidence[name])
    .reduce((sum, name) => sum + WEIGHTS[name], 0);
}

function isBesideAnother(sign: string, { after }: Context): boolean {
  const other = ANOTHER_AFTER.exec(after);
  if (other === null || other[2] !== sign || !isDayMonth(Number(other[1]), Number(other[3]))) return false;
  return !new RegExp(
    String.raw`^\s?(?:%|độ|điểm|triệu|tỷ|nghìn|ngàn|đồng|người|lần|giờ|phút|ngày|tháng|năm|kg|m|km)(?!\p{L})`,
    'u',
  ).test(after.slice(other[0].length));
}
