import type { Place } from '../../place';
import type { Rule, Said } from '../../rule';
import { Context, endsWithCue } from '../context';
import { isCounted, standsAlone } from '../counted';
import { readCardinal, readDigits } from './cardinals';
import { NUMERAL, readInteger, readNumeral } from './numerals';

const VERSION_BEFORE =
  /(?<!\p{L})(?:phiên bản|bản cập nhật|version|build|(?<!(?:xuất|văn|thôn|kịch|cơ|căn) )bản|ver|v|ios|android|windows|macos|ubuntu|linux|debian|gói thầu|python|node|java|php|mục|tiểu mục|phần|chương|bảng|(?<!màn |mô |loại )hình|khoản|điều|bài|(?<!(?:điểm|mức|tiêu) )chuẩn|bluetooth|usb|wi-?fi|firmware|mục \d+ và|section|firefox|chrome|chatgpt|gpt|hdmi|câu|ví dụ|công nghiệp|(?:bổ sung|sửa đổi|bãi bỏ|thay thế) điểm|galaxy (?:note|tab))[\s.-]*$/u;

/** The first of two versions, which the range between them reads: bản 1.0 - 1.5. */
const RANGE_BEFORE = /\d{1,4}(?:\.\d{1,4}){1,6}\s?[-–]\s?$/;

/** The number of a section at the beginning of a line: 1.1. Lý do. */
const HEADING_BEFORE = /(?:^|\n)\s{0,8}$/;

/** So large to so large: 5.4 – 5.7 inch. */
export const MEASURED_RANGE_AFTER =
  /^\s?[-–~]\s?\d{1,4}\.\d{1,3}\s?(?:inch|["”%]|(?:km|kg|m|cm|mm|l|lít|tỷ|tỉ|triệu|tr|giờ|độ|điểm|ghz|mhz|hz|gb|tấn)(?!\p{L}))/u;

/** A capital follows, and what could be measured does not: 2.5 Kg thịt. */
function isHeading(match: RegExpExecArray, place: Place): boolean {
  const after = place.after(match);
  if (isCounted(after) || /^\s(?:kg|km|phần trăm)(?!\p{L})/u.test(after)) return false;
  return /^\.?\s\p{Lu}\p{Ll}/u.test(place.writtenAfter(match));
}

const version: Rule = {
  name: 'version',
  class: 'section',
  description: 'Sections and versions: numbers joined by chấm.',
  examples: [
    ['mục 2.1.3', 'mục hai chấm một chấm ba'],
    ['phiên bản 3.0', 'phiên bản ba chấm không'],
    ['1.2.3', 'một chấm hai chấm ba'],
    ['1.1 Lý do', 'một chấm một Lý do'],
    ['bản 1.0 đến 1.5', 'bản một chấm không đến một chấm năm'],
    ['mục 1.2 và 1.3', 'mục một chấm hai và một chấm ba'],
    ['bản 2.10.3 đã ra', 'bản hai chấm mười chấm ba đã ra'],
    ['1.1. Lý do', 'một chấm một. Lý do'],
    ['Điểm 1.3(b)', 'Điểm một chấm ba(bê)'],
  ],
  opens: ['digit'],
  pattern:
    /\d{1,5}(?:\.\d{1,4}){1,6}(?![\d%]|[.,]\d|\s?(?:₫|%|(?:đ|điểm(?! [a-zđ](?!\p{L}))|triệu|tỷ|lít|kg|km|m|tấn|ml|gb)(?!\p{L})))/uy,
  say: (match, place) => {
    const [written] = match;
    if (MEASURED_RANGE_AFTER.test(place.after(match))) return null;
    const listed = place.continues(['version'], /^(?:,| và| hoặc| đến| [-–])\s$/);
    const heads = HEADING_BEFORE.test(place.before) && isHeading(match, place);
    const named = VERSION_BEFORE.test(place.before.replace(RANGE_BEFORE, ''));
    const lettered = /^\([a-zđ]\)/.test(place.after(match));
    const cue = (listed || heads || named || lettered) && !/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(written);
    return cue || readNumeral(written) === null ? readParts(written) : null;
  },
};

/** A leading zero is part of a number that counts versions: 3.05 is not 3.5. */
const readParts = (written: string): string =>
  written
    .split('.')
    .map((part) => (/^0\d|\d{7}/.test(part) ? readDigits(part) : readCardinal(part)))
    .join(' chấm ');

const versionLetter: Rule = {
  name: 'version-letter',
  class: 'section',
  description: 'Versions with their v: v2.0.1.',
  examples: [['v2.0', 'vê hai chấm không']],
  opens: ['letter'],
  pattern: /[vV](\d{1,4}(?:\.\d{1,4}){1,4})(?![\d\p{L}])/uy,
  say: ([, written = '']) => `vê ${readParts(written)}`,
};

/** iPhone 12 500 USD are two numbers, giá 2 500 USD is one. */
const PRICE_BEFORE = /(?<!\p{L})(?:giá|chi|hơn|khoảng|gần|tới|đến|là|mất|tốn|thưởng|lương)\s$/u;

const spacedThousands: Rule = {
  name: 'spaced-thousands',
  class: 'cardinal',
  description: 'Thousands set apart by spaces: 1 500 000; a single group only if it is round.',
  examples: [
    ['1 500 000 đồng', 'một triệu năm trăm nghìn đồng'],
    ['80 000 người', 'tám mươi nghìn người'],
    ['dài 1 126 km', 'dài một nghìn một trăm hai mươi sáu ki lô mét'],
    ['80 000đ/kg', 'tám mươi nghìn đồng một ki lô gam'],
  ],
  opens: ['digit'],
  pattern:
    /[1-9]\d{0,2}(?:(?: \d{3}){2,5}| 000|(?<!\d \d{0,2}) \d{3}(?=\s?(?:km|ha|m|kg|tấn|người|con|đồng|hộ|loài|tỷ|USD)(?![\p{L}\d])))(?!\d| \d|[.,]\d)(\s?(?:đ|₫|VND|VNĐ|vnđ)(?!\p{L}))?/uy,
  say: (match, place) => {
    const [written, dong] = match;
    const { before } = place;
    // Lớp 1 200 học sinh: two numbers.
    const isOneGroup = /^\d{1,3} (?!000)\d{3}$/.test(written);
    if (isOneGroup && endsWithCue(before, 'numbering')) return null;
    if (isOneGroup && /^\susd/.test(place.after(match)) && !PRICE_BEFORE.test(before)) return null;
    const amount = readCardinal(written.replace(/\D/g, ''));
    return dong === undefined ? amount : `${amount} đồng`;
  },
};

/** A crossing of four streets, and no four that are counted: ngã 4 An Sương; bị ngã 4 lần. */
const isCrossing = (match: RegExpExecArray, place: Place): boolean =>
  /(?<!\p{L})ngã\s$/u.test(place.before) &&
  (/^\s\p{Lu}/u.test(place.writtenAfter(match)) || !isCounted(place.after(match)));

const numeral: Rule = {
  name: 'number',
  class: 'cardinal',
  description: 'Whole numbers and decimals.',
  examples: [
    ['1.500.000 người', 'một triệu năm trăm nghìn người'],
    ['12,34', 'mười hai phẩy ba mươi tư'],
    ['6, 7 và 8', 'sáu, bảy và tám'],
    ['500 ngàn', 'năm trăm ngàn'],
    ['lập thành 04 bản', 'lập thành bốn bản'],
    ['01, 08 và 15/11', 'một, tám và ngày mười lăm tháng mười một'],
    ['(trong 05) ngày', '(trong năm) ngày'],
    ['lái xe 06 điểm, đạt 05 (năm) điểm', 'lái xe sáu điểm, đạt năm (năm) điểm'],
    ['tuyến 08', 'tuyến không tám'],
    ['ngã 4 An Sương', 'ngã tư An Sương'],
    ['quận 1,12', 'quận một, mười hai'],
    ['quận 1,3', 'quận một, ba'],
    ['lớp 10,123', 'lớp mười phẩy một trăm hai mươi ba'],
    ['lớp 10,11', 'lớp mười, mười một'],
    ['bài 7,5 điểm', 'bài bảy phẩy năm điểm'],
    ['xài 1,2 tháng là hỏng', 'xài một, hai tháng là hỏng'],
    ['chờ 5,10 năm nữa', 'chờ năm, mười năm nữa'],
    ['giá 45,300 đồng', 'giá bốn mươi lăm nghìn ba trăm đồng'],
    ['tăng 1.2%, đạt 1,475 điểm', 'tăng một phẩy hai phần trăm, đạt một nghìn bốn trăm bảy mươi lăm điểm'],
  ],
  opens: ['digit'],
  pattern: new RegExp(NUMERAL, 'y'),
  say: (match, place) => {
    const [written] = match;
    const context = new Context(place, match);
    if (written === '4' && isCrossing(match, place)) return 'tư';
    if (/^0[1-9]$/.test(written) && isPaddedCount(context)) return readCardinal(written);
    if (ENGLISH_THOUSANDS.test(written) && isEnglish(written, context))
      return asNumber(readNumeral(written.replace(',', '.')));
    // Quận 1,3 are two districts, bài 7,5 điểm is one mark.
    if (/^[1-9]\d?\.\d{2}[1-9]$/.test(written) && isPriceOfHome(context))
      return asNumber(readNumeral(written.replace('.', ',')));
    const listed = /^\d{1,2},[1-9]\d?$/.test(written) && context.follows('numbering', 'day');
    const isList =
      (listed && !isCounted(context.after.replace(/^\stháng/, ''))) || isEstimate(written, context);
    if (PADDED.test(written)) return { words: readDigits(written), class: 'code' };
    return isList ? null : asNumber(readNumeral(written));
  },
};

/** A home is sold for some thousand millions: căn 3PN giá 2.975 tỷ. */
const HOME_BEFORE = /(?<!\p{L})(?:căn|nhà|\dpn|đất|sổ|m2|m²|tầng|lô|hẻm)(?!\p{L})/u;

const isPriceOfHome = ({ before, after }: Context): boolean =>
  /^\s?(?:tỷ|tỉ)(?!\p{L})/u.test(after) &&
  HOME_BEFORE.test(before) &&
  !/(?<!\p{L})(?:vốn|lãi|doanh thu|lợi nhuận|đầu tư)(?!\p{L})/u.test(before);

/** As people count on, 5,10 or 10,20: a fraction does not end in a zero. */
export function isNextRound(written: string): boolean {
  const [first = 0, second = 0] = written.split(',').map(Number);
  return first > 0 && first % 5 === 0 && second % 10 === 0 && (second === 2 * first || second === first + 10);
}

/** Five years or ten, one month or two: estimates without a space between. */
const isEstimate = (written: string, context: Context): boolean =>
  (isNextRound(written) &&
    /^\s(?:giây|phút|giờ|ngày|tuần|tháng|năm|tuổi|người)(?!\p{L})/u.test(context.after)) ||
  isOneOrTwo(written, context);

const NEXT_DIGIT = /^(?:1,2|2,3|3,4|4,5|5,6|6,7|7,8|8,9)$/;
const FEW_AFTER =
  /^\s(?:tháng(?! lương)|ngày|hôm|bữa|tuần|tiếng|chai|đứa|cái|con|bạn|chiếc|bộ|tập)(?![\p{L}/]|\s(?:nhập khẩu|mỗi|một))/u;
/** What somebody does with a few: dùng, chờ, mua. */
const USED_BEFORE =
  /(?<!\p{L})(?:xài|dùng|sài|uống|ăn|mua|chờ|đợi|ở|chơi|nghỉ|được|đc|dc|khoảng|tầm|chừng|thêm|nuôi)(?: \p{L}+)?\s$/u;
const AVERAGE_BEFORE =
  /(?<!\p{L})(?:mỗi|mức|t[ỷỉ] lệ|tỷ suất|bình quân|trung bình|vượt|gấp|đạt|tăng|giảm|hộ|thưởng|thời gian|trung vị|tổng suất|rút ngắn|chu kỳ)(?!\p{L})/u;

/** One of something or two: xài 1,2 tháng. Of whole things there is no fraction, but on average. */
export const isOneOrTwo = (written: string, { before, after }: Context): boolean =>
  NEXT_DIGIT.test(written) &&
  FEW_AFTER.test(after) &&
  USED_BEFORE.test(before) &&
  !AVERAGE_BEFORE.test(before);

/** What a numeral is, told by its words: only a decimal has a mark, and what begins with không is read as digits. */
function asNumber(words: string | null): Said | null {
  if (words === null) return null;
  return { words, class: words.includes(' phẩy ') ? 'decimal' : 'cardinal' };
}

/** The first of several days of a month: 01, 08 và 29/11. */
/** from 05 đến 10 triệu */
const UP_TO_AFTER = /^\s?(?:đến|tới|-|–)\s?\d{1,3}(?!\d)/;
const DAYS_AFTER = /^(?:, ?\d{1,2}){0,4}(?:, ?| và )\d{1,2}\/\d{1,2}(?!\d)/;

/** The first of so much to so much: 01-02 cm. */
const MEASURED_AFTER =
  /^\s?(?:kilôgam|ki-lô-gam|kilogam|gam|cm|mm|m|km|kg|g|ml|l|lít|ha|m2|m²)(?![\p{L}\d])/u;

/** The same number in words: sáu (06) tháng. */
const IN_WORDS_BEFORE = /(?<!\p{L})(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín) \($/u;

/** The same in words: 05 (năm) điểm. */
export const IN_WORDS_AFTER = /^\s?\((?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín)\)/u;
/** How often or how long: 01 lần, thời kỳ 05 năm; but phòng 05 năm nay. */
const TIMES_AFTER =
  /^\s(?:lần(?! (?:thứ|này|đầu|lượt|sau|trước|\d))|năm(?= (?:một|hoặc|trở|liên|để|theo|và|kể|đến)|\s?[.,;)]|\s*$))(?!\p{L})/u;

/** Floors are counted, however they are written: tầng 02. */
export const FLOOR_BEFORE = /(?<!\p{L})(?:tầng|lầu)\s$/u;

/** What forms and reports count. */
const PADDED_NOUN_AFTER =
  /^\s(?:giải|loài|thu ngân|sự kiện|trường hợp|trung tâm|điều hòa|máy lạnh|tivi|ban công|môn(?! \p{Lu}))(?!\p{L})/u;

/** Laws, contracts and leaflets pad what they count: 02 năm, gồm 03 thành viên; but tuyến 08, phòng 05. */
function isPaddedCount(context: Context): boolean {
  if (
    IN_WORDS_AFTER.test(context.after) ||
    (/lái xe\s$/.test(context.before) && /^\sđiểm/.test(context.after))
  )
    return true;
  if (TIMES_AFTER.test(context.after) && !/(?<!\p{L})(?:số|tuyến|đội|phòng|lớp)\s$/u.test(context.before))
    return true;
  if (FLOOR_BEFORE.test(context.before)) return true;
  if (context.follows('numbering')) return false;
  if (PADDED_NOUN_AFTER.test(context.after)) return true;
  if (IN_WORDS_BEFORE.test(context.before) && context.after.startsWith(')')) return true;
  if (MEASURED_AFTER.test(context.after.replace(UP_TO_AFTER, ''))) return true;
  if (
    isCounted(context.after.replace(UP_TO_AFTER, '').replace(/^\)/, '')) ||
    context.follows('day') ||
    DAYS_AFTER.test(context.after)
  )
    return true;
  return context.follows('quantifying') && /^\s\p{L}/u.test(context.after) && !standsAlone(context.after);
}

/** A leading zero that no count has: digit by digit. */
const PADDED = /^0\d+$/;

const ENGLISH_THOUSANDS = /^[1-9]\d{0,2},\d{3}$/;
/** No fraction of these is ever counted. */
const WHOLE_AFTER =
  /^\s(?:đồng(?! hồ)|khán giả|cp|cổ phiếu|cổ phần|đv|đơn vị|người|con|chiếc|cây|căn|ngôi|chuyến|lượt|vé|khách|bệnh nhân|trường hợp|cán bộ|giáo viên|doanh nghiệp|công ty|trường|xã|ca (?:mắc|nhiễm)|học sinh|sinh viên|hộ dân)(?!\p{L})/u;
/** Nobody writes three zeros behind a decimal comma, but who measures or marks that exactly. */
const MEASURED_AFTER_ROUND =
  /^\s?(?:%|phần trăm|điểm|kg|g|mg|ml|l|lít|m|mm|cm|giây|độ|°|v|a|w|carat)(?!\p{L})/u;

/** What is paid, in thousands: giá vé chỉ 50,000. */
const PRICE_WORD_BEFORE =
  /(?<!\p{L})(?:giá|vé|phí|tiền|suất|tổng cộng|gửi xe|dân số)(?!\p{L})[^.;!?\n\d]{0,20}$/u;

/** What lies about one, or has marks behind the comma. */
const RATIO_BEFORE =
  /(?<!\p{L})(?:điểm|gpa|hệ số|tương quan|xác suất|sig|p =|ph|tỷ trọng|lãi suất|tọa độ|log\d{0,2})(?!\p{L})[^.;\n]{0,20}$/u;

/** How high places are is told in whole metres. */
export const HEIGHT_BEFORE =
  /(?<!\p{L})(?:độ cao(?! sóng)|cao nguyên|đỉnh(?! (?:lũ|triều))|núi|đèo)(?!\p{L})[^.;!?\d\n]{0,30}$/u;

/** Whether a comma before three digits sets thousands apart, as in English. */
function isEnglish(written: string, { document, before, after }: Context): boolean {
  if (document.hasEnglishNumbers || WHOLE_AFTER.test(after)) return true;
  if (HEIGHT_BEFORE.test(before) && /^\smét(?!\p{L})/u.test(after)) return true;
  return (
    written.endsWith(',000') &&
    (/^\s(?!là|và|đến|thì)\p{L}/u.test(after) || PRICE_WORD_BEFORE.test(before)) &&
    !MEASURED_AFTER_ROUND.test(after) &&
    !RATIO_BEFORE.test(before)
  );
}

const numberList: Rule = {
  name: 'number-list',
  class: 'cardinal',
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
  class: 'code',
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
