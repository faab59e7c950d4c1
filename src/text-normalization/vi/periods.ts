import { endsWithCue } from './context';
import type { Rule } from '../rule';
import { readCardinal } from './numbers/cardinals';
import { readNumeral } from './numbers/numerals';
import { sayYear } from './verbalize/dates';
import { table } from '../table';

const PARTS_OF_YEAR = table({
  H1: 'nửa đầu',
  H2: 'nửa cuối',
  Q1: 'quý một',
  Q2: 'quý hai',
  Q3: 'quý ba',
  Q4: 'quý bốn',
});

const period: Rule = {
  name: 'reporting-period',
  class: 'date',
  description: 'Periods of business reports: 9T2025, H1/2026, 1Q2026.',
  examples: [
    ['9T2025', 'chín tháng năm hai nghìn không trăm hai mươi lăm'],
    ['H1/2026', 'nửa đầu năm hai nghìn không trăm hai mươi sáu'],
    ['2H2025', 'nửa cuối năm hai nghìn không trăm hai mươi lăm'],
    ['1Q2026', 'quý một năm hai nghìn không trăm hai mươi sáu'],
    ['trong 6T23', 'trong sáu tháng năm hai nghìn không trăm hai mươi ba'],
    ['Q2/23', 'quý hai năm hai nghìn không trăm hai mươi ba'],
  ],
  opens: ['digit', 'capital'],
  pattern:
    /(?:(?:(1[0-2]|[1-9])T|(H)([12])|([12])(H)|([1-4])(Q))(?:\s?\/\s?)?((?:19|20)\d\d|[12]\d)|(Q)([1-4])\/([12]\d))(?![\p{L}\d/]|[.,]\d)/uy,
  say: ([written, months, ...groups], { before }) => {
    const rest = groups.filter((group) => group !== undefined);
    if ((rest.at(-1) ?? '').length === 2 && endsWithCue(before, 'numbering', 'house')) return null;
    const year = ` năm ${sayYear(rest.at(-1) ?? '')}`;
    if (months !== undefined) return `${readCardinal(months)} tháng${year}`;
    const [letter = ''] = /[HQ]/.exec(written) ?? [];
    const [number = ''] = /[1-4]/.exec(written) ?? [];
    return `${PARTS_OF_YEAR.get(letter + number)}${year}`;
  },
};

const trip: Rule = {
  name: 'days-and-nights',
  class: 'duration',
  description: 'The length of a journey: 3N2Đ.',
  examples: [['tour 3N2Đ', 'tua ba ngày hai đêm']],
  opens: ['digit'],
  pattern: /(\d{1,2})N\s?(\d{1,2})[ĐD](?![\p{L}\d])/uy,
  say: ([, days = '', nights = '']) => `${readCardinal(days)} ngày ${readCardinal(nights)} đêm`,
};

/** Whose age is told. */
const AGED_BEFORE =
  /(?<!\p{L})(?:đã|mới|đều|toàn|ngoài|mấy|năm nay|nay|sang năm|hồi đó|lại là|tao|tôi|tui|nó|mày|anh|chị|em)\s(?:\d{1,2}\s)?$|(?<!\p{L})(?:lúc|hồi|con|bé|cháu|trẻ|trẻ em|em|gái|trai|nam|nữ|mình|tuổi|được|đủ|trên|dưới|từ)\s(?:[<>≤≥]\s?)?$|\dt\s?[-–]\s?$|(?<!\p{L})(?:trẻ|trẻ em|bé|từ)\s\d{1,2}\s?[-–]\s?$/u;

/** From which age to which: nam nữ 18-30t. */
const OLD_BEFORE = /(?<![\d.,])(?:1[4-9]|[2-5]\d)\s?(?:[-–]|đến)\s?$/u;
const WORKING_AGE = /^(?:1[6-9]|[2-6]\d)$/;
/** Who is looked for. */
const HIRED_BEFORE =
  /(?<!\p{L})(?:nam|nữ|tuổi|tuyển|nhân viên|nv|bạn|sv|sinh viên|người|lđpt|thợ|độ tuổi)(?!\p{L})/u;
const OTHER_BEFORE = /(?<!\p{L})(?:tài chính|nhà|đất|xe|giá|tải|cẩu|container)(?!\p{L})/u;

const isAge = (before: string, after: string): boolean =>
  !OTHER_BEFORE.test(before) &&
  ((OLD_BEFORE.test(before) && HIRED_BEFORE.test(before)) || /^\s(?:trở lên|trở xuống)/u.test(after));

/** What somebody of that age does or is: 19t đi bán trà. */
const AGED_AFTER =
  /^\s(?:đi|mà|còn|vẫn|chưa|rồi|r|gòi|lấy|đã|học|làm|có|mới|cưới|như|đầu|lương|giống|ở|chưa|thu nhập)(?!\p{L})/u;

/** A plot, then the storeys on it: 40m - 4T, 60m2 x 5T. */
const PLOT_BEFORE = /\d\s?m2?\s?[-–x×*]\s?$/u;

const months: Rule = {
  name: 'months-or-tonnes',
  class: 'measure',
  description: 'T after a number: months of a period, tonnes that are carried, and the years of a child.',
  examples: [
    ['lũy kế 6T', 'lũy kế sáu tháng'],
    ['xe tải 5T', 'xe tải năm tấn'],
    ['bé 5t', 'bé năm tuổi'],
    ['nữ 18-30t', 'nữ mười tám đến ba mươi tuổi'],
    ['bán nhà 60m2 x 5T', 'bán nhà sáu mươi mét vuông nhân năm tầng'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,3}(?:,\d{1,2})?)(T|\s?t)(?![\p{L}\d])/uy,
  say: (match, place) => {
    const [, number = '', letter = ''] = match;
    const { before, document } = place;
    if (endsWithCue(before, 'carrying')) return `${readNumeral(number)} tấn`;
    // What a house costs: nhỉnh 9t.
    if (letter === 't' && /(?<!\p{L})(?:nhỉnh|giá|chỉ)\s$/u.test(before)) return `${readNumeral(number)} tỷ`;
    if (PLOT_BEFORE.test(before)) return `${readNumeral(number)} ${number.includes(',') ? 'tỷ' : 'tầng'}`;
    if (letter !== 'T' && WORKING_AGE.test(number) && isAge(before, place.after(match)))
      return `${readNumeral(number)} tuổi`;
    if (letter !== 'T')
      return AGED_BEFORE.test(before) ||
        (letter === 't' && (document.isChat || AGED_AFTER.test(place.after(match))))
        ? `${readNumeral(number)} tuổi`
        : null;
    return endsWithCue(before, 'monthly') && Number(number) <= 60 ? `${readCardinal(number)} tháng` : null;
  },
};

export const periodRules: readonly Rule[] = [period, trip, months];
