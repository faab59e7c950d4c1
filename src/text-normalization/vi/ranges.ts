import type { Place } from '../place';
import type { Rule } from '../rule';
import { inEquation } from './arithmetic';
import { isBeforeOurEra } from './calendar';
import { isCounted } from './counted';
import { readInteger } from './numbers/numerals';

const NUMBER_BEFORE = /[\d%‰°℃)²³½⅓⅔¼¾]\s?$/;
/** A measured number just before, its unit spelled out: 5 giờ -, 20 triệu -. */
const MEASURED_BEFORE =
  /\d\s?(?:h|km|kg|m|cm|mm|g|l|ml|ha|gb|mb|kwh|w|v|đ|₫|\$|€|k|tr|p|s|°c|giờ|phút|giây|ngày|tháng|năm|tuần|tuổi|triệu|tỷ|tỉ|nghìn|ngàn|đồng|usd|vnd|độ|người|tấn|tạ|mét|lít|phần trăm|sáng|trưa|chiều|tối|am|pm)\s?$/;
/** From one part of a day to another: 5h chiều - 10h tối. */
const HOUR_BEFORE = /\d(?:h|h\d\d| giờ) (?:sáng|trưa|chiều|tối)\s?$/;
const HOUR_AFTER = /^\d{1,2}(?:h|:\d\d| giờ)/;

/** After a telephone number a dash leads to the next one. */
const TELEPHONES = ['phone', 'phone-another', 'phone-international', 'phone-short'];

const ELECTRIC_BEFORE = /\d\s?[kmµ]?(vah?|wh?|ah?|hz|v|hp)\s?$/;
const ELECTRIC_AFTER = /^\d[\d.,]{0,8}\s?[kmµ]?(vah?|wh?|ah?|hz|v|hp)(?![\p{L}\d])/u;

/** Two different electrical quantities are a rating plate, not a range: 220V-50Hz. */
function isRating(before: string, after: string): boolean {
  const [first, second] = [ELECTRIC_BEFORE.exec(before)?.[1], ELECTRIC_AFTER.exec(after)?.[1]];
  return first !== undefined && second !== undefined && first !== second;
}

/** ASIAD 19-2022: the nineteenth, of that year. */
const GAMES_BEFORE = /(?<!\p{L})(?:asiad|games|olympic|đại hội|lần(?: thứ)?|kỳ)\s\d{1,2}$/u;

/** What comes again and its year: lần V - 2026. */
const YEAR_AFTER = /^(?:19|20)\d\d(?!\d)/;

const MEMORY_BEFORE = /(?<![\d.,])(\d{1,4}) ?([gt])b$/;
const MEMORY_AFTER = /^(\d{1,4}) ?([gt])b(?![\p{L}\d])/u;
/** A telephone stores so many times what it works in. */
const STORED = 8;

/** The two memories of a device: 4GB-128GB. */
function isMemory(before: string, after: string): boolean {
  const [, working, unit] = MEMORY_BEFORE.exec(before) ?? [];
  const [, stored, larger] = MEMORY_AFTER.exec(after) ?? [];
  if (working === undefined || stored === undefined) return false;
  return unit !== larger || Number(stored) >= STORED * Number(working);
}

const SIZE = String.raw`\d[\d.,]{0,8}\s?(?:%|m|m2|m²|cm|kg|g|l|ml|gb|inch|tr|triệu|tỷ|tỉ)`;
const SIZE_BEFORE = new RegExp(String.raw`${SIZE}$`, 'u');
const SIZES_BEFORE = new RegExp(String.raw`${SIZE}\s?[-–]\s?${SIZE}$`, 'u');
const SIZES_AFTER = new RegExp(String.raw`^${SIZE}\s?[-–]\s?${SIZE}(?![\p{L}\d])`, 'u');

/** Three and more of a kind are a list: 95m - 111m - 140m. */
function isOneOfSizes(before: string, after: string): boolean {
  const one = SIZE_BEFORE.test(before);
  return one && (SIZES_AFTER.test(after) || (SIZES_BEFORE.test(before) && /^\d/.test(after)));
}

const AREA_BEFORE = /\d\s?(?:m|m2|m²)\)?\s?$/u;
const AREA_TOLD = /^\d[\d.,]{0,8}\s?(?:tỷ|tỉ|triệu|tr|t|tầng|lầu|trệt|kiot|phòng|căn|mặt|pn|wc|mt)(?!\p{L})/u;
const STOREYS_BEFORE = /\dt\s?$/u;
const STOREYS_TOLD = /^\d[\d.,]{0,8}\s?(?:tỷ|tỉ|m|mt|pn|wc)(?!\p{L})/u;

/** A plot, its storeys and its price in a row: 40m - 4T - 7 tỷ. */
function isOfPlot(before: string, after: string): boolean {
  return (
    (AREA_BEFORE.test(before) && AREA_TOLD.test(after)) ||
    (STOREYS_BEFORE.test(before) && STOREYS_TOLD.test(after))
  );
}

const NUMBERED_BEFORE =
  /(?<!\p{L})(?:quận|phường|[qp]\.?|khu phố|kp|tổ|ấp|thôn|xóm|lô|số|khu|block|tháp|tòa|toà)\s?\d{1,3}\s$/u;
const MEASURED_AFTER =
  /^\d[\d.,]{0,8}\s?(?:m|m2|m²|ha|tỷ|tỉ|triệu|tr|tầng|lầu|trệt|pn|phòng|wc)(?![\p{L}\d])/u;

/** Quận 10 - 66m2: where it is, then how large. */
const isPlaceAndSize = (match: RegExpExecArray, place: Place): boolean =>
  match[0].startsWith(' ') &&
  NUMBERED_BEFORE.test(`${place.before} `) &&
  MEASURED_AFTER.test(place.after(match));

/** Đường DT756 - 300Tr: what it is called, then its price. */
const isCodeAndPrice = (match: RegExpExecArray, place: Place): boolean =>
  match[0].startsWith(' ') &&
  /(?<![\p{L}\d])[a-zđ]{1,3}\d{1,4}$/u.test(place.before) &&
  /^\d[\d.,]{0,6}\s?(?:tr|triệu|tỷ|tỉ|k|đ)(?!\p{L})/u.test(place.after(match));

/** (2010)-2012, but (thực tập)-01 nữ. */
const NUMBER_IN_BRACKETS = /\d[^()]{0,8}\)$|\d[^()]{0,12}\([^()]{1,30}\)$/;

/** What is measured, by its units. */
const KINDS = [
  'đồng|tỷ|tỉ|triệu|tr|nghìn|ngàn|k|đ|vnd|vnđ|₫',
  'm2|m²|ha|mẫu|sào|công',
  'tầng|lầu|trệt|tấm',
  'pn|phòng|phòng ngủ|wc|toilet',
  'căn|lô|nền|suất|xe|chỗ',
];
const KINDS_BEFORE = KINDS.map((units) => new RegExp(String.raw`\d\s?(?:${units})\s?$`, 'u'));
const KINDS_AFTER = KINDS.map(
  (units) => new RegExp(String.raw`^\d[\d.,]{0,12}\s?(?:${units})(?![\p{L}\d])`, 'u'),
);

/** A price, an area and a number of storeys in a row: 4 tỷ - 43m2 - 2 tầng. */
function isOfOtherKind(before: string, after: string): boolean {
  const first = KINDS_BEFORE.findIndex((unit) => unit.test(before));
  const second = KINDS_AFTER.findIndex((unit) => unit.test(after));
  return first >= 0 && second >= 0 && first !== second;
}

/** A date and a time of that day: 12/8/2026 - 14:00, or the other way round. */
function isMoment(match: RegExpExecArray, place: Place): boolean {
  const after = place.after(match);
  if (place.continues(['date', 'iso-date', 'day-month'], /^$/)) return /^\d{1,2}[:h]/.test(after);
  return place.continues(['time', 'hours'], /^$/) && /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/.test(after);
}

/** Quận 7 - 5x20m: what is sold there, not how far it goes. */
function isExtent(before: string, after: string): boolean {
  const size = /^\d{1,3}(?:[.,]\d{1,2})?\s?m?\s?[x×*]\s?\d/u;
  return size.test(after) && !/[x×*]\s?\d{1,3}(?:[.,]\d{1,2})?\s?m?\s?$/u.test(before);
}

/** Whether foreign money stands before and đồng behind: 700 USD ~ 18 triệu. */
const isSameInDong = (before: string, after: string): boolean =>
  /\d\s?(?:[$€£¥₩]|usd|đô|eur|euro|won|yên|tệ|baht|[a-z]{3})$/u.test(before) &&
  !/\d\s?(?:vnd|vnđ)$/.test(before) &&
  /^[\d.,]+\s?(?:k|tr|triệu|nghìn|ngàn|tỷ|tỉ|đ|vnd|vnđ)(?!\p{L})/u.test(after);

/** Where a range begins whose end is told of by a word, and has the same unit: từ 200k - hơn 500k. */
const FROM_BEFORE = /(?<!\p{L})từ (?:khoảng |gần |hơn )?\d[\d.,]*\s?(\p{L}+)\s?$/u;
const UP_TO_AFTER = /^(?:hơn|gần|trên|dưới|khoảng) \d[\d.,]*\s?(\p{L}+)/u;

const endsAlike = (before: string, after: string): boolean => {
  const unit = FROM_BEFORE.exec(before)?.[1];
  return unit !== undefined && unit === UP_TO_AFTER.exec(after)?.[1];
};

/** The shares of two: 65%-35%. */
function isWhole(before: string, after: string): boolean {
  const [first, second] = [/(?<![\d.,])(\d{1,2})%\s?$/.exec(before)?.[1], /^(\d{1,2})%/.exec(after)?.[1]];
  return (
    Number(first) + Number(second) === 100 &&
    Number(first) >= Number(second) &&
    !/(?<!\p{L})từ \d{1,2}%\s?$/u.test(before)
  );
}

/** Where a time begins that lasts: từ 1995, thời kỳ 1986. */
const SINCE_BEFORE =
  /(?<!\p{L})(?:từ|kể từ|giai đoạn|thời kỳ)(?: (?:năm|tháng \d{1,2}))?\s(?:\d{1,2}\/)?\d{4}\s?$/u;

/** A year or a date with its year, then today or another: (2020-nay), (tháng 1 năm 1979 - tháng 5 năm 1979). */
const leadsToDate = (dash: string, before: string, after: string): boolean =>
  (/(?<![\d.,])(?:1[89]|20)\d\d\s?$/.test(before) &&
    (/^nay\s*(?:$|[).,;:])/.test(after) ||
      (after.startsWith('nay') && (!/\s/.test(dash) || SINCE_BEFORE.test(before))))) ||
  (/\((?:từ )?(?:ngày \d{1,2} )?tháng \d{1,2} năm \d{4}$/.test(before) &&
    /^(?:ngày \d{1,2} )?tháng \d{1,2} năm \d{4}\)/.test(after));

const range: Rule = {
  name: 'range',
  class: 'range',
  description: 'A dash between two numbers, times or measures: đến.',
  examples: [
    ['3-4 ngày', 'ba đến bốn ngày'],
    ['06:00 - 14:00', 'sáu giờ đến mười bốn giờ'],
    ['8–9 triệu', 'tám đến chín triệu'],
    ['100.000₫ – 150.000₫', 'một trăm nghìn đồng đến một trăm năm mươi nghìn đồng'],
    ['12/8/2026 - 14:00', 'ngày mười hai tháng tám năm hai nghìn không trăm hai mươi sáu, mười bốn giờ'],
    ['uống 250mg-500mg', 'uống hai trăm năm mươi mi li gam đến năm trăm mi li gam'],
    ['mỏ Hải Thạch 5-2', 'mỏ Hải Thạch năm hai'],
    ['bản 4GB-128GB', 'bản bốn ghi ga bai, một trăm hai mươi tám ghi ga bai'],
    ['dao động từ 200k - hơn 500k', 'dao động từ hai trăm nghìn đến hơn năm trăm nghìn'],
    ['căn 95m - 111m - 140m', 'căn chín mươi lăm mét, một trăm mười một mét, một trăm bốn mươi mét'],
    ['lần V - 2026', 'lần năm, hai nghìn không trăm hai mươi sáu'],
    ['Quận 7 - 5x20m', 'Quận bảy, năm nhân hai mươi mét'],
    ['½ - 1 viên', 'một phần hai đến một viên'],
    ['đất 90m2 - 4 tỷ', 'đất chín mươi mét vuông, bốn tỷ'],
    ['Quận 10 - 66m2', 'Quận mười, sáu mươi sáu mét vuông'],
    ['giá 4 tỷ - 43m2 - 2 tầng', 'giá bốn tỷ, bốn mươi ba mét vuông, hai tầng'],
    ['200/28 ~ 7,1', 'hai trăm trên hai mươi tám xấp xỉ bảy phẩy một'],
    ['1.5kW - 2 HP', 'một phẩy năm ki lô oát, hai mã lực'],
    ['năm 262-261 TCN', 'năm hai trăm sáu mươi hai đến hai trăm sáu mươi mốt trước công nguyên'],
    ['700 USD ~ 18 triệu', 'bảy trăm đô la mỹ khoảng mười tám triệu'],
    ['từ 7 - < 15 ngày', 'từ bảy đến nhỏ hơn mười lăm ngày'],
    ['220V-50Hz', 'hai trăm hai mươi vôn, năm mươi héc'],
    ['tỷ lệ 65%-35%', 'tỷ lệ sáu mươi lăm phần trăm, ba mươi lăm phần trăm'],
    ['Giám đốc (2020-nay)', 'Giám đốc (hai nghìn không trăm hai mươi đến nay)'],
    [
      '(tháng 1 năm 1979 - tháng 5 năm 1979)',
      '(tháng một năm một nghìn chín trăm bảy mươi chín đến tháng năm năm một nghìn chín trăm bảy mươi chín)',
    ],
  ],
  opens: ['sign', 'space'],
  pattern:
    /\s?[-–—~−]\s{0,2}(?=[\d$€]|[-−]?\d|<\s?\d|(?<= )(?:hơn|gần|trên|dưới|khoảng) \d|[Nn]ay(?!\p{L})|(?:tháng|ngày) \d)/uy,
  say: (match, place) => {
    if (/^\s[-−]$/.test(match[0]) || match[0].startsWith('\n')) return null;
    if (leadsToDate(match[0], place.before, place.after(match))) return 'đến';
    if (/^\p{L}/u.test(place.after(match)) && !endsAlike(place.before, place.after(match))) return null;
    if (match[0].includes('~') && /\)\s?$/.test(place.before)) return null;
    if (/^\s~\s$/.test(match[0]) && /\d\/\d{1,4}$/.test(place.before))
      return { words: 'xấp xỉ', class: 'sign' };
    if (/^\s~\s$/.test(match[0]) && isSameInDong(place.before, place.after(match)))
      return { words: 'khoảng', class: 'sign' };
    if (
      !NUMBER_BEFORE.test(place.before) &&
      !MEASURED_BEFORE.test(place.before) &&
      !(/°\d{1,2}['′’]$/.test(place.before) && /^\d{1,3}°/.test(place.after(match))) &&
      !(HOUR_BEFORE.test(place.before) && HOUR_AFTER.test(place.after(match))) &&
      !place.continues(
        [
          'weekday',
          'sunday',
          'roman',
          'date',
          'day-month',
          'month-year',
          'month',
          'quarter',
          'measure',
          'money',
          'months-or-tonnes',
        ],
        /^$/,
      )
    )
      return null;
    if (
      place.continues(TELEPHONES, /^$/) ||
      ((place.continues(['roman'], /^$/) || GAMES_BEFORE.test(place.before)) &&
        YEAR_AFTER.test(place.after(match))) ||
      isMoment(match, place) ||
      isExtent(place.before, place.after(match)) ||
      isOfPlot(place.before, place.after(match)) ||
      isOfOtherKind(place.before, place.after(match)) ||
      isPlaceAndSize(match, place) ||
      isCodeAndPrice(match, place) ||
      (place.before.endsWith(')') && !NUMBER_IN_BRACKETS.test(place.before)) ||
      isRating(place.before, place.after(match)) ||
      isMemory(place.before, place.after(match)) ||
      isWhole(place.before, place.after(match)) ||
      isOneOfSizes(place.before, place.after(match))
    )
      return ',';
    if (isAside(match, place) && !isClockRange(match, place)) return ',';
    if (isSubtracted(match, place)) return { words: 'trừ', class: 'sign' };
    if (descends(match, place)) return '';
    return inEquation(place.before, place.after(match)) ? null : 'đến';
  },
};

/** Tells when, and counts no days: thắng 1-0 hôm 31/12. */
const WHEN_AFTER = /^\s(?:hôm|ngày|tháng|năm|tuần|mùa)\s(?:nay|này|qua|kia|trước|ngoái|thứ|chủ|\d)/u;

/** 7h 45- 5h: the end of a day's work. */
const isClockRange = (match: RegExpExecArray, place: Place): boolean =>
  /\dh\s?\d\d$/.test(place.before) && /^\d{1,2}(?:h|:\d\d)/.test(place.after(match));

/** Quận 8- 2 tầng: a dash that leans on the number before, and from more to less. */
function isAside(match: RegExpExecArray, place: Place): boolean {
  const first = /(?<![\d.,/:-])(\d{1,3})$/.exec(place.before)?.[1];
  const second = /^(\d{1,3})(?![\d.,])/.exec(place.after(match))?.[1];
  return /^[-–]\s$/.test(match[0]) && Number(first) > Number(second);
}

/** A minus and a smaller number after it: 232−1. */
const isSubtracted = (match: RegExpExecArray, place: Place): boolean =>
  match[0] === '−' &&
  /(?<![\d.,]|(?:19|20)\d{2})\d{3}$/.test(place.before) &&
  Number(/(?<![\d.,])\d+$/.exec(place.before)?.[0]) > Number(/^\d+(?![\d.,])/.exec(place.after(match))?.[0]);

/** From more to less is no range: a score or a name, whose numbers are said one after the other. */
function descends(match: RegExpExecArray, place: Place): boolean {
  const first = /(?<![\d.,/:-])(\d{1,3})$/.exec(place.before)?.[1];
  const second = /^(\d{1,3})(?![\d.,/:%-]\d|[\d%\p{L}])/u.exec(place.after(match))?.[1];
  if (match[0] !== '-' || first === undefined || second === undefined) return false;
  const after = place.after(match).slice(second.length);
  if (isBeforeOurEra(after)) return false;
  return Number(first) > Number(second) && (WHEN_AFTER.test(after) || !isCounted(after));
}

/** More than two days: T3-T5-T7. */
const DAYS_BEHIND = /T[2-7][-–]T[2-7]$/;
const DAYS_AHEAD = /^T[2-7][-–](?:T[2-7]|CN)(?![\p{L}\d])/u;

/** Three and more of them in words: thứ 2 - thứ 4 - thứ 6. */
const DAYS_LISTED = /thứ [2-7]\s?[-–]\s?thứ [2-7]\s?[-–]\s?(?:thứ [2-7]|chủ nhật)/;

const weekdayRange: Rule = {
  name: 'range-of-names',
  class: 'range',
  description: 'A dash between two weekdays or Roman numerals: đến; between three and more days a pause.',
  examples: [
    ['T2-T6', 'thứ hai đến thứ sáu'],
    ['T3-T5-T7', 'thứ ba, thứ năm, thứ bảy'],
    ['từ thứ 2 - thứ 7', 'từ thứ hai đến thứ bảy'],
    ['thế kỷ XIX - XX', 'thế kỷ mười chín đến hai mươi'],
  ],
  opens: ['sign', 'space'],
  pattern:
    /\s?[-–—]\s?(?=[Tt][2-7](?![\p{L}\d])|CN(?!\p{L})|[IVX]{1,6}(?!\p{L})|[Tt]hứ [2-7](?!\d)|[Cc]hủ [Nn]hật)/uy,
  say: (match, place) => {
    if (
      /^(?:thứ|chủ) /.test(place.after(match)) &&
      DAYS_LISTED.test(place.before + match[0] + place.after(match))
    )
      return ',';
    if (
      /^(?:thứ|chủ) /.test(place.after(match)) &&
      /(?<!\p{L})(?:xếp|hạng|đứng|vị trí) thứ \d$/u.test(place.before)
    )
      return null;
    if (/^(?:thứ|chủ) /.test(place.after(match)))
      return /(?<!\p{L})thứ (?:[2-7]|\p{L}{2,3})$/u.test(place.before) ? 'đến' : null;
    if (!place.continues(['weekday', 'roman'], /^$/)) return null;
    const listed = DAYS_BEHIND.test(place.writtenBefore) || DAYS_AHEAD.test(place.writtenAfter(match));
    return listed ? ',' : 'đến';
  },
};

const fromAToZ: Rule = {
  name: 'from-a-to-z',
  class: 'range',
  description: 'All there is: từ A – Z.',
  examples: [['kinh nghiệm từ A – Z', 'kinh nghiệm từ a đến dét']],
  opens: ['capital'],
  pattern: /A\s?[-–]\s?Z(?![\p{L}\d])/uy,
  say: (_match, { before }) => (/(?<!\p{L})từ\s$/u.test(before) ? 'a đến dét' : null),
};

const numberChain: Rule = {
  name: 'number-chain',
  class: 'range',
  description: 'Three numbers and more joined by hyphens, or four by slashes: one after the other.',
  examples: [
    ['tiêm lúc 0-2-6 tháng', 'tiêm lúc không, hai, sáu tháng'],
    ['giảm từ 60/70/80/90', 'giảm từ sáu mươi, bảy mươi, tám mươi, chín mươi'],
    ['mất 5- 6- 7 tiếng', 'mất năm, sáu, bảy tiếng'],
    ['số đo 90-60-90', 'số đo chín mươi, sáu mươi, chín mươi'],
  ],
  opens: ['digit'],
  pattern:
    /\d{1,3}(?:(?:-\d{1,3}){2,5}|(?:\/\d{1,4}){3,8}|(?: ?- ?\d{1,2}){2,5}(?= (?:tiếng|giờ|ngày|tháng|năm|người|lần|tuổi|con|cái)(?!\p{L})))(?![\p{L}\d/-]|[.,]\d)/uy,
  say: ([written]) =>
    written
      .split(/ ?[-/] ?/)
      .map(readInteger)
      .join(', '),
};

export const rangeRules: readonly Rule[] = [fromAToZ, numberChain, weekdayRange, range];
