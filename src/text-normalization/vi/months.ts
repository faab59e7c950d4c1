import type { Place } from '../place';
import { endsWithCue } from './context';
import { isCounted, standsAlone } from './counted';
import { romanValue } from '../roman';
import type { Rule } from '../rule';
import { readCardinal } from './numbers/cardinals';
import { sayMonth, sayMonthYear, sayYear } from './verbalize/dates';

const quarter: Rule = {
  name: 'quarter',
  class: 'date',
  description: 'Quarters of a year: quý 3/2027, quý III/2027.',
  examples: [
    ['quý III/2027', 'quý ba năm hai nghìn không trăm hai mươi bảy'],
    ['cổ tức đợt 1/2022', 'cổ tức đợt một năm hai nghìn không trăm hai mươi hai'],
    ['quý 02/2021', 'quý hai năm hai nghìn không trăm hai mươi mốt'],
  ],
  opens: ['digit', 'capital'],
  pattern: /(?:(Q)\.?)?(0?[1-4]|I{1,3}|IV)(?:\s?[/-]\s?|\.)((?:19|20)\d\d)(?![\d/])/y,
  say: ([, letter, quarterWritten = '', year = ''], { before }) => {
    const named = /(?<!\p{L})(?:quý|đợt|kỳ|học kỳ)\s*$/u.test(before);
    if (!named && letter === undefined) return null;
    return `${named ? '' : 'quý '}${readCardinal(romanValue(quarterWritten) ?? quarterWritten)} năm ${sayYear(year)}`;
  },
};

/** Whether a month may be joined to its year by a hyphen: no unit follows, and the year is no round end of a range. */
const isDashed = (year: string, after: string): boolean =>
  !year.endsWith('000') &&
  /^(?:\s?(?:$|[,.;:)])|\s(?:đến|tới|và|thì|đã|khi|họ|ông|bà|anh|chị|tôi|công ty)(?!\p{L}))/u.test(after);

/** The first month of a range, named as such, with its year: tháng 10.2013 -. */
const SAME_SIGN_BEFORE = /tháng\s\d{1,2}\.\d{4}\s?[-–]\s?$/;

const monthYear: Rule = {
  name: 'month-year',
  class: 'date',
  description: 'A month and a year, or from one month to another: 10/2026, 10-12/2026.',
  examples: [
    ['tháng 4/2026', 'tháng tư năm hai nghìn không trăm hai mươi sáu'],
    ['từ 10/2025', 'từ tháng mười năm hai nghìn không trăm hai mươi lăm'],
    ['vào tháng 5 - 2020, họ', 'vào tháng năm năm hai nghìn không trăm hai mươi, họ'],
    ['tháng 1/1756', 'tháng một năm một nghìn bảy trăm năm mươi sáu'],
    ['tới 2-1999, họ', 'tới tháng hai năm một nghìn chín trăm chín mươi chín, họ'],
    ['T12/2026', 'tháng mười hai năm hai nghìn không trăm hai mươi sáu'],
    [
      'từ 12/ 2018 - 5/2019',
      'từ tháng mười hai năm hai nghìn không trăm mười tám đến tháng năm năm hai nghìn không trăm mười chín',
    ],
    [
      'từ tháng 10.2013 - 2.2014',
      'từ tháng mười năm hai nghìn không trăm mười ba đến tháng hai năm hai nghìn không trăm mười bốn',
    ],
    ['từ 10-12/2025', 'từ tháng mười đến tháng mười hai năm hai nghìn không trăm hai mươi lăm'],
    ['30/2/2026', 'ba mươi trên hai trên hai nghìn không trăm hai mươi sáu'],
  ],
  opens: ['digit', 'capital'],
  pattern:
    /(T?)(?:(0?[1-9]|1[0-2])\s?[-–]\s?)?(0?[1-9]|1[0-2])([/.-]| - |\/\s(?=\d{4}\s?[-–]\s?\d{1,2}\/))((?:1\d|20)\d\d)(?![\d/])/y,
  say: (match, place) => {
    const [, prefix, first, month, sign, year = ''] = match;
    const { before } = place;
    const named = /tháng\s*$/.test(before);
    const isEarly = /^1[0-8]/.test(year);
    if (
      isEarly &&
      !(
        named &&
        (/^(?:\/| - )$/.test(sign!) ||
          (sign === '-' && /^\s?(?:$|[.;)])/.test(place.after(match)) && !/[05]0$/.test(year))) &&
        !isCounted(place.after(match))
      )
    )
      return null;
    // Tiền nhà tháng 6 - 1800
    if (isEarly && sign === ' - ' && year.endsWith('00')) return null;
    if (sign === ' - ' && !(named && standsAlone(place.after(match)))) return null;
    if (endsWithCue(before, 'ofItsYear') || /\d[/.]$/.test(before)) return null;
    const dashed = sign === '-' && isDashed(year, place.after(match)) && endsWithCue(before, 'deadline');
    const isSecond = SAME_SIGN_BEFORE.test(before);
    if (!sign!.startsWith('/') && ((prefix === '' && !named && !dashed && !isSecond) || first !== undefined))
      return null;
    const from = first === undefined ? '' : `${sayMonth(Number(first))} đến tháng `;
    return `${named ? '' : 'tháng '}${from}${sayMonthYear({ month: Number(month), year, named: true })}`;
  },
};

const EXPIRY_BEFORE =
  /(?<!\p{L})(?:hsd|nsx|exp|mfg|hạn sử dụng|hạn dùng|hết hạn|ngày sản xuất|hiệu lực đến)[\s:.]*$/u;

/** What is more is the year of a birth, not its day. */
const LAST_DAY = 31;

const expiry: Rule = {
  name: 'expiry',
  class: 'date',
  description: 'A month and two digits of the year on a label or card, or of a birth: HSD 05/27, sinh 11/57.',
  examples: [
    ['HSD 05/27', 'hạn sử dụng tháng năm năm hai nghìn không trăm hai mươi bảy'],
    ['sinh 11/57', 'sinh tháng mười một năm một nghìn chín trăm năm mươi bảy'],
  ],
  opens: ['digit'],
  pattern: /(0?[1-9]|1[0-2])\/(\d\d)(?![\d/]|[.,]\d)/y,
  say: ([, month = '', year = ''], { before }) => {
    const onLabel = month.length === 2 && EXPIRY_BEFORE.test(before);
    const ofBirth = Number(year) > LAST_DAY && endsWithCue(before, 'born');
    return onLabel || ofBirth ? sayMonthYear({ month: Number(month), year, named: false }) : null;
  },
};

const PAYROLL_BEFORE =
  /(?<!\p{L})(?:lương|thưởng|hóa đơn|hoá đơn|doanh thu|báo cáo|quyết toán|tiền \p{L}{1,7})\s$/u;

/** Doanh thu T7, CN: next to another day of the week, or as a recurring one. */
const BESIDE_WEEKDAY =
  /^(?:\s?[-–,]\s?|\s(?:và|đến|hoặc)\s)(?:T[2-7]|CN|chủ nhật|thứ)(?!\p{L})|^\s(?:hằng|hàng|mỗi) tuần/u;

/** Who leaves or begins together: lứa đi t7, đợt t10. */
const COHORT_BEFORE = /(?<!\p{L})(?:lứa|đợt|khóa|khoá)(?: (?:đi|bay|nhập học|thi|tuyển))?\s$/u;
const BESIDE_SMALL_WEEKDAY = /^(?:\s?[-–,]\s?|\s(?:và\s|đến\s|hoặc\s)?)(?:t[2-7]|cn)(?![\p{L}\d])/u;

const isCohort = (match: RegExpExecArray, place: Place): boolean =>
  COHORT_BEFORE.test(place.before) && !BESIDE_SMALL_WEEKDAY.test(place.after(match));

const shortMonth: Rule = {
  name: 'short-month',
  class: 'date',
  description:
    'T1 to T12 as months: after what is paid or reported monthly, and where no weekday has that number.',
  examples: [
    ['lương T6', 'lương tháng sáu'],
    ['tiền nhà T10', 'tiền nhà tháng mười'],
    ['lứa đi t7', 'lứa đi tháng bảy'],
    ['cuối T12', 'cuối tháng mười hai'],
  ],
  opens: ['letter'],
  pattern: /[Tt](1[0-2]|[1-9])(?![\p{L}\d/]|[.,-]\d)/uy,
  say: (match, place) => {
    const [written, month] = match;
    const { before } = place;
    if (written.startsWith('t')) return isCohort(match, place) ? `tháng ${sayMonth(Number(month))}` : null;
    const weekday = /^[2-7]$/.test(month ?? '');
    const paid = PAYROLL_BEFORE.test(before) && !(weekday && BESIDE_WEEKDAY.test(place.writtenAfter(match)));
    const cued = paid || (!weekday && endsWithCue(before, 'partOfYear'));
    return cued ? `tháng ${sayMonth(Number(month))}` : null;
  },
};

/** Five months are no May: tháng 5, ngày 2 tháng 5, but trong 2 tháng 5 ngày. */
const OF_A_DAY_BEFORE = /(?:(?<!\d )|(?:ngày|mùng|mồng)\s+\d{1,2}\s+)tháng\s+$/;

/** The number after tháng, tried after days. */
export const monthNumber: Rule = {
  name: 'month',
  class: 'date',
  description: 'The number after tháng: the fourth is tư, leading zeros vanish.',
  examples: [
    ['tháng 4', 'tháng tư'],
    ['tháng 08', 'tháng tám'],
    ['các ngày 13 và 14 tháng 06', 'các ngày mười ba và mười bốn tháng sáu'],
  ],
  opens: ['digit'],
  pattern: /(0?[1-9]|1[0-2])(?![\d/:]|[.,]\d|\s?%)/y,
  say: (match, place) => {
    const [, month = ''] = match;
    const padded = month.startsWith('0') && !/^\s(?:ngày|tuần|giờ)/.test(place.after(match));
    const told = padded ? /(?<!\p{L})tháng\s+$/u : OF_A_DAY_BEFORE;
    return told.test(place.before) ? sayMonth(Number(month)) : null;
  },
};

export const quarterRules: readonly Rule[] = [quarter];
export const monthRules: readonly Rule[] = [monthYear, expiry, shortMonth];
