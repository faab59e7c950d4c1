import type { Place } from '../../place';
import type { Rule } from '../../rule';
import { isCounted } from '../counted';
import { readCardinal, readDigits } from './cardinals';
import { NUMERAL, readInteger, readNumeral } from './numerals';

const VERSION_BEFORE =
  /(?<!\p{L})(?:phiên bản|version|(?<!(?:xuất|văn|thôn|kịch|cơ|căn) )bản|ver|v|ios|android|windows|macos|python|node|java|php|mục|tiểu mục|phần|chương|bảng|(?<!màn |mô |loại )hình|khoản|điều|bài|(?<!(?:điểm|mức|tiêu) )chuẩn|bluetooth|usb|wi-?fi|firmware|mục \d+ và|section|firefox|chrome|chatgpt|gpt|hdmi|câu|ví dụ)[\s.-]*$/u;

/** The number of a section at the beginning of a line: 1.1. Lý do. */
const HEADING_BEFORE = /(?:^|\n)\s{0,8}$/;

/** A capital follows, and what could be measured does not: 2.5 Kg thịt. */
function isHeading(match: RegExpExecArray, place: Place): boolean {
  const after = place.after(match);
  if (isCounted(after) || /^\s(?:kg|km|phần trăm)(?!\p{L})/u.test(after)) return false;
  return /^\.?\s\p{Lu}\p{Ll}/u.test(place.writtenAfter(match));
}

const version: Rule = {
  name: 'version',
  description: 'Sections and versions: numbers joined by chấm.',
  examples: [
    ['mục 2.1.3', 'mục hai chấm một chấm ba'],
    ['phiên bản 3.0', 'phiên bản ba chấm không'],
    ['1.2.3', 'một chấm hai chấm ba'],
    ['mục 1.2 và 1.3', 'mục một chấm hai và một chấm ba'],
    ['bản 2.10.3 đã ra', 'bản hai chấm mười chấm ba đã ra'],
    ['1.1. Lý do', 'một chấm một. Lý do'],
  ],
  opens: ['digit'],
  pattern:
    /\d{1,4}(?:\.\d{1,4}){1,6}(?![\d%]|[.,]\d|\s?(?:₫|%|(?:đ|điểm(?! [a-zđ](?!\p{L}))|triệu|tỷ|lít|kg|km|m|tấn|ml|gb)(?!\p{L})))/uy,
  say: (match, place) => {
    const [written] = match;
    const parts = written.split('.');
    const listed = place.continues(['version'], /^(?:,| và| hoặc| đến|\s?[-–])\s$/);
    const heads = HEADING_BEFORE.test(place.before) && isHeading(match, place);
    const cue =
      (listed || heads || VERSION_BEFORE.test(place.before)) && !/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(written);
    if (!cue && (parts.length < 3 || readNumeral(written) !== null)) return null;
    return parts.map((part) => (/^0\d/.test(part) ? readDigits(part) : readCardinal(part))).join(' chấm ');
  },
};

const versionLetter: Rule = {
  name: 'version-letter',
  description: 'Versions with their v: v2.0.1.',
  examples: [['v2.0', 'vê hai chấm không']],
  opens: ['letter'],
  pattern: /[vV](\d{1,4}(?:\.\d{1,4}){1,4})(?![\d\p{L}])/uy,
  say: ([, written = '']) => `vê ${written.split('.').map(readCardinal).join(' chấm ')}`,
};

const spacedThousands: Rule = {
  name: 'spaced-thousands',
  description: 'Thousands set apart by spaces: 1 500 000; a single group only if it is round.',
  examples: [
    ['1 500 000 đồng', 'một triệu năm trăm nghìn đồng'],
    ['80 000 người', 'tám mươi nghìn người'],
    ['80 000đ/kg', 'tám mươi nghìn đồng một ki lô gam'],
  ],
  opens: ['digit'],
  pattern: /[1-9]\d{0,2}(?:(?: \d{3}){2,5}| 000)(?!\d| \d|[.,]\d)(\s?(?:đ|₫|VND|VNĐ|vnđ)(?!\p{L}))?/uy,
  say: ([written, dong]) => {
    const amount = readCardinal(written.replace(/\D/g, ''));
    return dong === undefined ? amount : `${amount} đồng`;
  },
};

const numeral: Rule = {
  name: 'number',
  description: 'Whole numbers and decimals.',
  examples: [
    ['1.500.000 người', 'một triệu năm trăm nghìn người'],
    ['12,34', 'mười hai phẩy ba mươi tư'],
    ['6, 7 và 8', 'sáu, bảy và tám'],
    ['500 ngàn', 'năm trăm ngàn'],
  ],
  opens: ['digit'],
  pattern: new RegExp(NUMERAL, 'y'),
  say: (match, place) => {
    const [written] = match;
    const listed = /^\d{1,2}(?:,[1-9]\d?){1,6}$/.test(written) && NUMBERED_BEFORE.test(place.before);
    return listed && !isCounted(place.after(match).replace(/^\stháng/, '')) ? null : readNumeral(written);
  },
};

/** What is numbered rather than measured: quận 1,3 are two districts, bài 7,5 điểm is one mark. */
const NUMBERED_BEFORE =
  /(?<!\p{L})(?:ngày|thứ|tháng|quận|lớp|câu|bài|điều|khoản|mục|trang|tổ|phòng|khối)\s$/u;

const numberList: Rule = {
  name: 'number-list',
  description: 'Numbers joined by commas or dots that form no single number: one after the other.',
  examples: [['1,2,3', 'một, hai, ba']],
  opens: ['digit'],
  pattern: new RegExp(NUMERAL, 'y'),
  say: ([written]) =>
    written
      .split(/([.,])/)
      .map((part) => (part === ',' ? ', ' : part === '.' ? ' chấm ' : readInteger(part)))
      .join(''),
};

const digits: Rule = {
  name: 'digits',
  description: 'Digits of any length that nothing else reads: one by one.',
  examples: [
    [
      '31415926535897932384626',
      'ba một bốn một năm chín hai sáu năm ba năm tám chín bảy chín ba hai ba tám bốn sáu hai sáu',
    ],
  ],
  opens: ['digit'],
  pattern: /\d+/y,
  say: ([written]) => readDigits(written),
};

export const versionRules: readonly Rule[] = [version, versionLetter];
export const numberRules: readonly Rule[] = [spacedThousands, numeral, numberList, digits];
