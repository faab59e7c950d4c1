import type { Place } from '../place';
import type { Rule } from '../rule';
import { lineBreak, punctuation, UNREADABLE } from '../shared-rules';
import { SIGN_NAMES } from './data/signs';
import { COUNT_WORDS } from './data/units';
import { readCardinal } from './numbers/cardinals';
import { lookUp } from './vocabulary';

const NUMBER_BEFORE = /[\d%‰°℃)²³]\s?$/;
/** A measured number just before, its unit spelled out: 5 giờ -, 20 triệu -. */
const MEASURED_BEFORE =
  /\d\s?(?:h|km|kg|m|cm|mm|g|l|ml|ha|gb|mb|kwh|w|v|đ|₫|\$|€|k|tr|p|s|°c|giờ|phút|giây|ngày|tháng|năm|tuần|tuổi|triệu|tỷ|tỉ|nghìn|ngàn|đồng|usd|vnd|độ|người|tấn|tạ|mét|lít|phần trăm|sáng|trưa|chiều|tối|am|pm)\s?$/;
const EQUATION_AHEAD = /^[-−\s\d+×x*:÷.,()/^²³√a-z]{0,40}=/;
const EQUATION_BEHIND = /=(?:[-−\s\d+×x*:÷.,()/^²³√]|(?<![a-zà-ỹđ])[a-z](?![a-zà-ỹđ])){0,40}$/;

function inEquation(before: string, after: string): boolean {
  return EQUATION_AHEAD.test(after) || EQUATION_BEHIND.test(before);
}

const minus: Rule = {
  name: 'minus',
  description: 'A minus directly before a number: âm, before money trừ; between numbers of an equation trừ.',
  examples: [
    ['xuống -3°C', 'xuống âm ba độ xê'],
    ['TK: -500.000đ', 'tài khoản: trừ năm trăm nghìn đồng'],
    ['10 - 3 = 7', 'mười trừ ba bằng bảy'],
    ['Δ = b² - 4ac', 'đen ta bằng bê mũ hai trừ bốn a xê'],
  ],
  opens: ['sign'],
  pattern: /[-−–](?=\s?[\d(√])(\s?)/y,
  say: (match, place) => {
    const after = place.after(match);
    const operand = /[\d\p{L})²³]\s?$/u.test(place.before);
    if (operand && inEquation(place.before, after) && (/[\d)²³]\s?$/.test(place.before) || match[1] !== ''))
      return 'trừ';
    if (match[1] !== '' || !/(?:^|[\s(:=,;<>≤≥[“"^])$/.test(place.before)) return null;
    if (/[\d%]\s$/.test(place.before)) return null;
    const amount = /^[\d.,]{1,20}\s?(?:triệu |tỷ |nghìn |ngàn )?(?:đ|₫|vnd|vnđ|k|tr|đồng)(?![\p{L}])/u;
    return amount.test(after) ? 'trừ' : 'âm';
  },
};

/** After a telephone number a dash leads to the next one. */
const TELEPHONES = ['phone', 'phone-international', 'phone-short'];

const ELECTRIC_BEFORE = /\d\s?[kmµ]?(vah?|wh?|ah?|hz|v)\s?$/;
const ELECTRIC_AFTER = /^\d[\d.,]{0,8}\s?[kmµ]?(vah?|wh?|ah?|hz|v)(?![\p{L}\d])/u;

/** Two different electrical quantities are a rating plate, not a range: 220V-50Hz. */
function isRating(before: string, after: string): boolean {
  const [first, second] = [ELECTRIC_BEFORE.exec(before)?.[1], ELECTRIC_AFTER.exec(after)?.[1]];
  return first !== undefined && second !== undefined && first !== second;
}

/** A date and a time of that day: 12/8/2026 - 14:00, or the other way round. */
function isMoment(match: RegExpExecArray, place: Place): boolean {
  const after = place.after(match);
  if (place.continues(['date', 'iso-date', 'day-month'], /^$/)) return /^\d{1,2}[:h]/.test(after);
  return place.continues(['time', 'hours'], /^$/) && /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/.test(after);
}

const range: Rule = {
  name: 'range',
  description: 'A dash between two numbers, times or measures: đến.',
  examples: [
    ['3-4 ngày', 'ba đến bốn ngày'],
    ['06:00 - 14:00', 'sáu giờ đến mười bốn giờ'],
    ['8–9 triệu', 'tám đến chín triệu'],
    ['100.000₫ – 150.000₫', 'một trăm nghìn đồng đến một trăm năm mươi nghìn đồng'],
    ['12/8/2026 - 14:00', 'ngày mười hai tháng tám năm hai nghìn không trăm hai mươi sáu, mười bốn giờ'],
    ['220V-50Hz', 'hai trăm hai mươi vôn, năm mươi héc'],
  ],
  opens: ['sign', 'space'],
  pattern: /\s?[-–—~−]\s?(?=[\d$€]|[-−]?\d)/y,
  say: (match, place) => {
    if (/^\s[-−]$/.test(match[0]) || match[0].startsWith('\n')) return null;
    if (
      !NUMBER_BEFORE.test(place.before) &&
      !MEASURED_BEFORE.test(place.before) &&
      !place.continues(
        ['weekday', 'sunday', 'roman', 'date', 'day-month', 'month-year', 'month', 'quarter'],
        /^$/,
      )
    )
      return null;
    if (
      place.continues(TELEPHONES, /^$/) ||
      isMoment(match, place) ||
      isRating(place.before, place.after(match))
    )
      return ',';
    return inEquation(place.before, place.after(match)) ? null : 'đến';
  },
};

const weekdayRange: Rule = {
  name: 'range-of-names',
  description: 'A dash between weekdays or Roman numerals: đến.',
  examples: [
    ['T2-T6', 'thứ hai đến thứ sáu'],
    ['thế kỷ XIX - XX', 'thế kỷ mười chín đến hai mươi'],
  ],
  opens: ['sign', 'space'],
  pattern: /\s?[-–—]\s?(?=T[2-7](?![\p{L}\d])|CN(?!\p{L})|[IVX]{1,6}(?!\p{L}))/uy,
  say: (_, place) => (place.continues(['weekday', 'roman'], /^$/) ? 'đến' : null),
};

/** A counted thing: 2 ly x, 3 hộp sữa x. */
const COUNTED_BEFORE = /\d\s(?:\p{L}{1,8}\s){1,2}$/u;

const times: Rule = {
  name: 'times',
  description: 'x, × and * between numbers: nhân.',
  examples: [
    ['60x90cm', 'sáu mươi nhân chín mươi xăng ti mét'],
    ['3 × 4 = 12', 'ba nhân bốn bằng mười hai'],
    ['2 ly x 35k', 'hai ly nhân ba mươi lăm nghìn'],
    ['15.000₫ x 2', 'mười lăm nghìn đồng nhân hai'],
    ['Áo thun x2', 'Áo thun nhân hai'],
  ],
  opens: ['letter', 'sign'],
  pattern: /[xX×*✕]\s?(?=[\d(])/y,
  say: (match, place) => {
    if (/[×✕]/.test(match[0])) return 'nhân';
    const left =
      /(?:\d|\d\s?(?:mg|ml|g|l|cm|mm|m|km|kg|inch|đ|₫|k|đồng|triệu|nghìn|ngàn|người|ngày|tháng)|[)²³])\s?$/.test(
        place.before,
      ) ||
      COUNTED_BEFORE.test(place.before) ||
      /^x\d/.test(match[0] + place.after(match));
    return left ? 'nhân' : null;
  },
};

const division: Rule = {
  name: 'division',
  description: ': with spaces and an equals sign, and ÷: chia.',
  examples: [
    ['20 : 4 = 5', 'hai mươi chia bốn bằng năm'],
    ['9 ÷ 3', 'chín chia ba'],
  ],
  opens: ['sign', 'space'],
  pattern: /\s?[:÷]\s?(?=[\d(])/y,
  say: (match, place) => {
    if (match[0].includes('÷')) return 'chia';
    const spaced = /^\s:\s$/.test(match[0]) || !/\s/.test(match[0]);
    return spaced && /[\d)]$/.test(place.before) && inEquation(place.before, place.after(match))
      ? 'chia'
      : null;
  },
};

const plusMore: Rule = {
  name: 'or-more',
  description: 'A plus after a number: more than it.',
  examples: [
    ['18+', 'hơn mười tám'],
    ['500+ khách', 'hơn năm trăm khách'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,3}(?:\.\d{3}){0,3}|\d{1,6})\+(?=$|[\s,.;:!?)”"])(?!\s\d)/y,
  say: ([, number = '']) => `hơn ${readCardinal(number.replace(/\D/g, ''))}`,
};

/** What hours are counted by: 8h/ngày, but not 14h30/ngày 5. */
const SHARES = /^(?:ngày|tuần|tháng|ca|buổi|đêm|lần)(?!\s?\d)/;

/** What any other counted thing is set against: nhịp/phút, bàn/trận. */
const RATE_OVER =
  /^(?:giây|phút|giờ|ngày|đêm|tuần|tháng|quý|năm|lần|lượt|người|hộ|trận|ván|mét|lít|km|kg|ha|m2|m²)(?!\p{L})/u;

const per: Rule = {
  name: 'per',
  description: 'A slash after a price, a percentage or a counted thing: một; between other units: trên.',
  examples: [
    ['1.050 đồng/lít', 'một nghìn không trăm năm mươi đồng một lít'],
    ['50k/kg/ngày', 'năm mươi nghìn một ki lô gam một ngày'],
    ['3 viên/ngày', 'ba viên một ngày'],
    ['500+ đơn/ngày', 'hơn năm trăm đơn một ngày'],
    [`5'30"/km`, 'năm phút ba mươi giây một ki lô mét'],
    ['80 nhịp/phút', 'tám mươi nhịp trên phút'],
  ],
  opens: ['sign'],
  pattern: /\s?\/\s?(?=[\p{L}\d°])/uy,
  say: (match, place) => {
    const paid = [
      'money',
      'money-sign-before',
      'money-split',
      'money-glued',
      'spaced-thousands',
      'thousands',
      'percent',
      'percent-sign',
    ];
    if (place.continues(paid, /^\s?$/)) return /^\d/.test(place.after(match)) ? 'trên' : 'một';
    if (place.continues(['minutes', 'seconds'], /^$/)) return 'một';
    if (place.continues(['time', 'time-am-pm', 'hours'], /^\s?$/))
      return SHARES.test(place.after(match)) ? 'một' : '';
    if (place.continues(['per', 'unit'], /^[\s\p{L}]{0,20}$/u)) return 'một';
    const word = /(\p{L}+)\s?$/u.exec(place.before)?.[1] ?? '';
    const counted = new RegExp(
      String.raw`\d[\d.,]*\+?\s?(?:\p{L}+\s)?(?:triệu |tỷ |tỉ |nghìn |ngàn |đô )?\p{L}+\s?$`,
      'u',
    ).test(place.before);
    if (counted && (COUNT_WORDS.has(word) || /(?:viên|lần|suất)$/.test(word))) return 'một';
    if (counted && RATE_OVER.test(place.after(match))) return 'trên';
    if (place.continues(['measure', 'measure-split'], /^$/)) return 'trên';
    return /\d$/.test(place.before) || /^\d/.test(place.after(match)) ? 'trên' : null;
  },
};

const bar: Rule = {
  name: 'bar',
  description: 'The bars of a table are pauses.',
  examples: [['Tên | Tuổi |', 'Tên, Tuổi']],
  opens: ['sign'],
  pattern: /\|{1,3}/y,
  say: (match, place) => (/^\s*(?:$|\n|\|)/.test(place.after(match)) ? '' : ','),
};

const wordSlash: Rule = {
  name: 'word-slash',
  description: 'A slash between words is silent.',
  examples: [['nam/nữ', 'nam nữ']],
  opens: ['sign'],
  pattern: /\s?[/\\]{1,10}\s?/y,
  say: () => '',
};

const power: Rule = {
  name: 'power',
  description: 'Powers: ^ and raised digits are mũ.',
  examples: [
    ['2^10', 'hai mũ mười'],
    ['x²', 'ích mũ hai'],
    ['10⁻³', 'mười mũ âm ba'],
  ],
  opens: ['sign', 'digit'],
  pattern: /\^\s?(?=[-−\d(\p{L}])|[⁻⁺]?[⁰¹²³⁴-⁹]{1,10}/uy,
  say: ([written]) => {
    if (written.startsWith('^')) return 'mũ';
    const plain = written.normalize('NFKC').replace('−', '-');
    const sign = plain.startsWith('-') ? 'âm ' : '';
    return `mũ ${sign}${readCardinal(plain.replace(/\D/g, ''))}`;
  },
};

const subscript: Rule = {
  name: 'subscript',
  description: 'Lowered digits that are no part of a formula are read as a number: log₂₀.',
  examples: [['log₂₀', 'log hai mươi']],
  opens: ['sign', 'digit'],
  pattern: /[₀-₉]{1,10}/uy,
  say: ([written]) => readCardinal(written.normalize('NFKC')),
};

const approximately: Rule = {
  name: 'approximately',
  description: '~ before a number: khoảng; ≈: xấp xỉ.',
  examples: [
    ['~5 km', 'khoảng năm ki lô mét'],
    ['π ≈ 3,14', 'pi xấp xỉ ba phẩy mười bốn'],
  ],
  opens: ['sign'],
  pattern: /[~≈≃∼](?=\s?[\d$€])/y,
  say: ([sign], { before }) => {
    if (/(?:khoảng|chừng|tầm|xấp xỉ)\s*$/.test(before)) return '';
    return sign === '~' || sign === '∼' ? 'khoảng' : 'xấp xỉ';
  },
};

const ampersand: Rule = {
  name: 'ampersand',
  description: '& between letters or words: và.',
  examples: [
    ['R&D', 'e rờ và đê'],
    ['Hỏi & đáp', 'Hỏi và đáp'],
  ],
  opens: ['sign'],
  pattern: /&/y,
  say: () => 'và',
};

/** The signs of the table, the longest first: a line added there needs no change here. */
const SIGN = new RegExp(
  Object.keys(SIGN_NAMES)
    .sort((a, b) => b.length - a.length)
    .map((sign) => sign.replace(/[+/]/g, '\\$&'))
    .join('|'),
  'uy',
);

const named: Rule = {
  name: 'sign',
  description: 'Mathematical signs, arrows and the like by their names.',
  examples: [
    ['Trẻ < 5 tuổi', 'Trẻ nhỏ hơn năm tuổi'],
    ['ga A → ga B', 'ga A đến ga bê'],
    ['√16 = 4', 'căn mười sáu bằng bốn'],
    ['5 ± 1', 'năm cộng trừ một'],
    ['GMT+7', 'giê em mờ tê cộng bảy'],
  ],
  opens: ['sign', 'letter'],
  pattern: SIGN,
  say: ([sign], place) => {
    const repeated = place.text[place.index - 1] === sign && !/[√<>]/.test(sign);
    return repeated ? '' : lookUp(SIGN_NAMES, sign);
  },
};

const HOTEL = /khách sạn|resort|hotel|tiêu chuẩn/;

const menuPath: Rule = {
  name: 'menu-path',
  description: 'The > between the entries of a menu is a pause.',
  examples: [['Cài đặt > Kết nối', 'Cài đặt, Kết nối']],
  opens: ['sign', 'space'],
  pattern: /\s>\s(?=\p{Lu}\p{Ll})/uy,
  say: (_, { before }) => (/\p{L}{2}$/u.test(before) ? ',' : null),
};

const starAndHash: Rule = {
  name: 'star-and-hash',
  description: 'A star or hash beside digits is named; elsewhere it is left out.',
  examples: [
    ['phím #', 'phím thăng'],
    ['phím *', 'phím sao'],
    ['khách sạn 5*', 'khách sạn năm sao'],
  ],
  opens: ['sign'],
  pattern: /[*#]/y,
  say: (match, place) => {
    const [sign] = match;
    const { before } = place;
    const hotel = /(?:^|\D)[1-7]$/.test(before) && HOTEL.test(before + place.after(match));
    if (sign === '*' && hotel) return 'sao';
    if (!/(?:phím|nút|dấu|bấm)\s*$/.test(before)) return null;
    return sign === '*' ? 'sao' : 'thăng';
  },
};

const unreadable: Rule = {
  name: 'unreadable',
  description: 'Signs and letters that have no reading are left out.',
  examples: [['một ⁂ hai 三', 'một hai']],
  opens: ['sign', 'letter'],
  pattern: UNREADABLE,
  say: () => '',
};

/** Signs between numbers and words, most specific first. */
export const signRules: readonly Rule[] = [
  lineBreak,
  punctuation,
  minus,
  weekdayRange,
  range,
  times,
  division,
  per,
  power,
  subscript,
  approximately,
  ampersand,
  menuPath,
  named,
  starAndHash,
  bar,
  wordSlash,
];

/** Tried before numbers are read on their own. */
export const plusRules: readonly Rule[] = [plusMore];

/** Tried when nothing else speaks. */
export const lastRules: readonly Rule[] = [unreadable];
