import { romanValue } from '../roman';
import type { Rule } from '../rule';
import { isNamedCode } from './codes';
import { endsWithCue } from './context';
import { isCounted } from './counted';
import { respell } from './foreign';
import { TELEPHONE_MAKES } from './lexicon/telephone-makes';
import { cutGluedWords } from './glued';
import { readCardinal, readDigits } from './numbers/cardinals';
import { readInteger, readNumeral } from './numbers/numerals';
import { readOrdinal } from './numbers/ordinals';
import { schoolRules } from './schools';
import { cutSyllables, isPlainSyllable, isSyllable } from './syllables';
import { readAcronym, readLoan, spell } from './vocabulary';
import { table } from '../table';

const houseLetter: Rule = {
  name: 'number-letter',
  class: 'code',
  description: 'A number with a letter: house 12A, class 10A5, network 5G.',
  examples: [
    ['14B', 'mười bốn bê'],
    ['03B', 'không ba bê'],
    ['lớp 10A5', 'lớp mười a năm'],
    ['mạng 5G', 'mạng năm giê'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,4})([A-ZĐđa-hk])(\d{0,2})(?![\p{L}\d]|-\d)/uy,
  say: ([, number = '', letter = '', tail = ''], { before }) => {
    const lower = letter !== letter.toUpperCase();
    if (lower && !endsWithCue(before, 'numbering', 'lettering')) return null;
    // 35X50: two sides of a plot.
    if (letter === 'X' && tail !== '' && !endsWithCue(before, 'numbering', 'lettering')) return null;
    const coded = isNamedCode(before);
    const say = coded ? readDigits : readInteger;
    return [say(number), spell(letter), tail === '' ? '' : say(tail)].filter(Boolean).join(' ');
  },
};

const generations: Rule = {
  name: 'network-generations',
  class: 'code',
  description: 'Generations of mobile networks, of which the last one has the letter: 3/4G.',
  examples: [['bật 3/4G', 'bật ba bốn giê']],
  opens: ['digit'],
  pattern: /([2-5])\/(?:([3-5])\/)?([3-6])G(?![\p{L}\d])/uy,
  say: ([, ...parts]) => {
    const numbers = parts.filter((part) => part !== undefined).map(readCardinal);
    return `${numbers.join(' ')} giê`;
  },
};

const englishOrdinal: Rule = {
  name: 'english-ordinal',
  class: 'ordinal',
  description: 'Ordinals with an English ending: 36th Street.',
  examples: [
    ['36th Street', 'thứ ba mươi sáu xờ trít'],
    ['lần 1st', 'lần thứ nhất'],
  ],
  opens: ['digit'],
  pattern: /(\d{0,2}(?:1st|2nd|3rd|[04-9]th)|1[1-3]th)(?![\p{L}\d])/uy,
  say: ([written]) => {
    return `thứ ${readOrdinal(Number.parseInt(written, 10))}`;
  },
};

const seats: Rule = {
  name: 'seats',
  class: 'abbreviation',
  description: 'c after the number of seats that a car has: chỗ.',
  examples: [['thuê xe 7c', 'thuê xe bảy chỗ']],
  opens: ['digit'],
  // No plate: biển số xe 29c, xe 29c 123.45, tài xế lái xe 29c.
  pattern: /(4|5|7|9|16|29|35|45)c(?![\p{L}\d]|[.,/-]\d|\s\d{3})/uy,
  say: ([, number = ''], { before }) =>
    /(?<!\p{L}|lái |số |biển )xe\s$/u.test(before) ? `${readCardinal(number)} chỗ` : null,
};

const TELEPHONE_BEFORE =
  /(?<!\p{L})(?:(?:mua|dùng|bán|đổi|lên|xài|có|hơn|như|là) con\s|(?:iphone|ip)(?!\p{L})(?:[\s,/]{1,2}(?:\d{1,2}\p{L}{0,8}|pro|max|plus|mini|xs?|xr|xsmax|promax)){0,12}[\s,/]{1,2})$/u;

const telephoneModel: Rule = {
  name: 'telephone-model',
  class: 'code',
  description: 'Models of a telephone after its name, the words glued to the number: iPhone 6s 6splus.',
  examples: [['iPhone 6s 6splus 7plus', 'ai phôn sáu ét sáu ét pờ lớt bảy pờ lớt']],
  opens: ['digit'],
  pattern: /(\d{1,2})([sS])?(plus|Plus|pro|Pro|promax|Promax|ProMax|max|Max|mini)?(?![\p{L}\d]|[.,]\d)/uy,
  say: ([, number = '', letter, name], { before }) => {
    if ((letter ?? name) === undefined || !TELEPHONE_BEFORE.test(before)) return null;
    const words = name?.toLowerCase() === 'promax' ? 'pờ rô mác' : name === undefined ? '' : readLoan(name);
    return [readCardinal(number), letter === undefined ? '' : 'ét', words].filter(Boolean).join(' ');
  },
};

/** What is said of a telephone's model after its number. */
const MODEL_WORDS = table({
  '+': 'pờ lớt',
  plus: 'pờ lớt',
  pro: 'pờ rô',
  prm: 'pờ rô mác',
  promax: 'pờ rô mác',
  pm: 'pờ rô mác',
  mini: 'mi ni',
});

const NETWORK_BEFORE =
  /(?<!\p{L})(?:chuẩn|giao thức|dải|chỉ số|địa chỉ|mạng|cấu hình|kháng nước|chống (?:nước|bụi)|bảo vệ|(?<!nâng )cấp)\s$/u;

/** IP6 may be a version of a protocol and IP7 a degree of protection; beside these words it is a telephone. */
const SOLD_BEFORE = /(?<!\p{L})(?:bán|mua|con|em|máy|dùng|xài|đổi|thay|cáp|sạc)\s$/u;

const shortIphone: Rule = {
  name: 'telephone-short-name',
  class: 'abbreviation',
  description: 'ip glued to the number of its model, or after a word for such a thing: iPhone.',
  examples: [
    ['con ip7+', 'con ai phôn bảy pờ lớt'],
    ['các dòng ip trước', 'các dòng ai phôn trước'],
    ['bán IP12 cũ', 'bán ai phôn mười hai cũ'],
    ['địa chỉ ip', 'địa chỉ ip'],
  ],
  opens: ['letter'],
  pattern: /[iI][pP](?:([4-9]|1\d)([sS])?(\+|plus|promax|prm|pro|pm|mini)?)?(?![\p{L}\d]|-\d)/uy,
  say: ([written, number, letter, name], { before }) => {
    if (NETWORK_BEFORE.test(before) || (/^IP\d$/.test(written) && !SOLD_BEFORE.test(before))) return null;
    if (number === undefined)
      return /(?<!\p{L})(?:con|các dòng|em|cây|quả)\s$/u.test(before) ? 'ai phôn' : null;
    const words = ['ai phôn', readCardinal(number), letter && 'ét', name && MODEL_WORDS.get(name)];
    return words.filter(Boolean).join(' ');
  },
};

const PIECE = '[A-Za-zĐđ0-9]{1,24}';

/** A word without a space before a time of day: lúc14h30. */
const WORD_AND_TIME = /^([A-Za-zĐđ]{2,7})\d{1,2}[hHgG](?:[0-5]\d)?$/;

const mixedCode: Rule = {
  name: 'letters-and-digits',
  class: 'code',
  description: 'Codes and model names of letters and digits: letters by name, long numbers digit by digit.',
  examples: [
    ['SPX123456', 'ét pê ích một hai ba bốn năm sáu'],
    ['VN-123', 'vê en nờ một hai ba'],
    ['Muaban24h', 'mua bán hai mươi tư hát'],
    ['Reno15', 'rê nô mười lăm'],
    ['U23', 'u hai mươi ba'],
    ['chip Intel x86', 'chíp in teo ích tám mươi sáu'],
    ['hoangkhoa-123', 'hoang khoa một hai ba'],
    ['vàng 18-carat', 'vàng mười tám ca ra'],
    ['uống 1ly', 'uống một ly'],
    ['nhờ 500ae', 'nhờ năm trăm anh em'],
    ['BN12901-12978', 'bê en nờ một hai chín không một đến một hai chín bảy tám'],
    ['H5N1', 'hát năm en nờ một'],
    ['ống D500', 'ống đê năm trăm'],
    ['COVID-19', 'cô vít mười chín'],
    ['thẻ 2in1', 'thẻ hai trong một'],
    ['Mi-8', 'Mi tám'],
    ['cỡ S-35k', 'cỡ ét-ba mươi lăm nghìn'],
    ['sao chổi 2004 BL86', 'sao chổi hai nghìn không trăm linh bốn bê e lờ tám mươi sáu'],
  ],
  opens: ['letter', 'digit'],
  pattern: new RegExp(
    String.raw`(?=[A-Za-zĐđ]{1,24}-?\d|\d{1,24}-?[A-Za-zĐđ])${PIECE}(?:-${PIECE}){0,4}(?![\p{L}\p{M}\p{N}])`,
    'uy',
  ),
  say: ([written], { before, document }) => {
    if (!/\d/.test(written) || !/[A-Za-zĐđ]/.test(written)) return null;
    if (/^\d+[xX]\d/.test(written) || /\d$/.test(before) || /^\d{4}-[Nn]ay$/.test(written)) return null;
    // Coffee and sugar in one sachet: 3in1.
    const several = /^([2-9])in1$/i.exec(written)?.[1];
    if (several !== undefined) return `${readCardinal(several)} trong một`;
    if (/\d\s$/.test(before) && !/^[A-Z]{1,5}\d/.test(written)) return null;
    if (/^[A-Z]{1,3}-\d{1,4}[kK]$/.test(written)) return null;
    // 1ly: a number and what it counts.
    if (isCounted(/^\d+([a-z]{2,})$/.exec(written)?.[1] ?? '')) return null;
    // 500ae: so many, by their short form.
    if (/^\d+(?:ae|ace|bn|ng)$/.test(written)) return null;
    // 1bo: the same without its marks.
    const glued = /^\d{1,2}([a-z]{2,6})$/.exec(written)?.[1] ?? '';
    const word = !document.hasFormulas && /[aeiouy]/.test(glued) && isPlainSyllable(glued);
    if (word && !isNamedCode(before)) return null;
    if (isMultiple(written, before) || (/^x\d{1,3}m$/.test(written) && /\dm?\s$/.test(before))) return null;
    if (isSyllable(WORD_AND_TIME.exec(written)?.[1] ?? '1')) return null;
    return readCode(written, isNamedCode(before));
  },
};

const MAKE_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${TELEPHONE_MAKES})\s$`, 'u');

/** Áo thun x2: how many of it, where no formula is spoken of. */
function isMultiple(written: string, before: string): boolean {
  if (/^x(?:86|64|32)$/.test(written) || MAKE_BEFORE.test(before)) return false;
  if (/^x\d/.test(written) && /\d\s?%\s$/.test(before)) return true;
  const formula =
    /(?:nghiệm|ẩn|biến|trục|giá trị|điểm|gọi|và|hoặc|với|khi|cho|hàm|số|là|bằng|tìm|tính|của|theo|mã|tập|hệ|góc|lớp|tòa|xe)\s$/;
  return /^x\d{1,3}$/.test(written) && /(?:\p{L}{2}|\d[a-z])\)?\s$/u.test(before) && !formula.test(before);
}

const decimalGrade: Rule = {
  name: 'letters-and-decimal',
  class: 'code',
  description: 'Letters with a decimal of one or two digits: PM2.5.',
  examples: [
    ['bụi PM2.5', 'bụi pê em mờ hai phẩy năm'],
    ['tòa S2.05', 'tòa ét hai chấm không năm'],
    ['nhóm A2.2', 'nhóm a hai chấm hai'],
  ],
  opens: ['capital'],
  pattern: /([A-Z]{1,5})-?(\d{1,2}[.,]\d{1,2})(?![\p{L}\d]|[.,]\d)/uy,
  say: ([, letters = '', number = ''], { before }) => {
    // A tail that begins with zero numbers a house or a flat; a group of pay has no fractions.
    const [whole = '', numbered] = number.split(/(?<!\p{L})nhóm\s$/u.test(before) ? '.' : /\.(?=0)/);
    const said =
      numbered === undefined ? readNumeral(number) : `${readInteger(whole)} chấm ${readDigits(numbered)}`;
    return `${readCodeLetters(letters)} ${said}`;
  },
};

const letteredSection: Rule = {
  name: 'lettered-section',
  class: 'section',
  description: 'A letter and the numbers below it, with dots between: b.1.1, T.04-25.',
  examples: [
    ['điểm b.1.1', 'điểm bê chấm một chấm một'],
    ['d.2.6) Hàng', 'đê chấm hai chấm sáu) Hàng'],
    ['mẫu T.04-25', 'mẫu tê chấm không bốn, hai mươi lăm'],
    ['mã số V.07.03.29', 'mã số vê chấm không bảy chấm không ba chấm hai mươi chín'],
  ],
  opens: ['letter'],
  pattern:
    /([a-hA-ZđĐ])(?:\.\d{1,2}){2,5}(?![\p{L}\d]|[.,]\d)|([A-Z])\.(\d{2})-(\d{2})(?![\p{L}\d]|[.,-]\d)/uy,
  say: ([written, letter]) => {
    if (letter === undefined) {
      const [name = '', number = '', tail = ''] = written.split(/[.-]/);
      return `${spell(name)} chấm ${readInteger(number)}, ${readInteger(tail)}`;
    }
    const [, ...numbers] = written.split('.');
    return [spell(letter), ...numbers.map(readInteger)].join(' chấm ');
  },
};

const youthTeam: Rule = {
  name: 'youth-team',
  class: 'code',
  description: 'U and the greatest age of players, with a dot between: U.23.',
  examples: [['đội U.23 Việt Nam', 'đội u hai mươi ba Việt Nam']],
  opens: ['capital'],
  pattern: /U\.(\d{2})(?![\d.])/y,
  say: ([, age = ''], { before }) =>
    /(?<!\p{L})(?:chữ|lập)\s$/u.test(before) ? null : `u ${readCardinal(age)}`,
};

const AIRCRAFT_BEFORE = /(?<!\p{L})(?:boeing(?!\p{L})[^.;!?\n]{0,40}|(?:máy bay|chiếc) )$/u;

const aircraft: Rule = {
  name: 'aircraft',
  class: 'code',
  description: 'Models of Boeing and Airbus: both numbers as cardinals, the hyphen silent.',
  examples: [
    ['Boeing 787-9', 'bô inh bảy trăm tám mươi bảy chín'],
    ['chiếc 737-800', 'chiếc bảy trăm ba mươi bảy tám trăm'],
    ['chiếc A350-900', 'chiếc a ba trăm năm mươi chín trăm'],
  ],
  opens: ['digit', 'capital'],
  pattern: /(A3[1-8]0|7[0-8]7)-(\d{1,4})([A-Z]{0,3})(?![\p{L}\d])/uy,
  say: (match, place) => {
    const [, model = '', series = '', suffix = ''] = match;
    if (isCounted(place.after(match))) return null;
    const airbus = model.startsWith('A') ? 'a ' : '';
    const name =
      `${airbus}${readInteger(model.replace('A', ''))} ${readInteger(series)} ${spell(suffix)}`.trim();
    if (airbus !== '') return name;
    const flies = AIRCRAFT_BEFORE.test(place.before) || (suffix !== '' && FLYING_BEFORE.test(place.before));
    return flies ? name : null;
  },
};

const FLYING_BEFORE =
  /(?<!\p{L})(?:máy bay|tiêm kích|cường kích|ném bom|oanh tạc|phi công|trực thăng|bắn rơi|biên đội)(?!\p{L})(?:[^.;!?\n]|\.(?=\d)){0,30}$/u;

const dottedAircraft: Rule = {
  name: 'aircraft-dotted',
  class: 'code',
  description: 'Aircraft written with a dot: F.111, B.52.',
  examples: [
    ['bắn rơi 5 máy bay F.111', 'bắn rơi năm máy bay ép một trăm mười một'],
    ['dùng B.52 ném bom', 'dùng bê năm mươi hai ném bom'],
    ['nhà ở F.12', 'nhà ở phường mười hai'],
  ],
  opens: ['capital'],
  pattern: /([A-Z])\.(\d{2,3})([A-Z]?)(?![\p{L}\d]|[.,]\d)/uy,
  say: ([written, letter = '', number = '', series = ''], { before }) =>
    written.startsWith('B.52') || FLYING_BEFORE.test(before)
      ? `${spell(letter)} ${readInteger(number)} ${spell(series)}`.trim()
      : null,
};

const bloodGroup: Rule = {
  name: 'blood-group',
  class: 'code',
  description: 'Blood groups with their sign: cộng or trừ.',
  examples: [['nhóm máu AB-, O+', 'nhóm máu a bê trừ, o cộng']],
  opens: ['capital'],
  pattern: /(AB|A|B|O)([+−-])(?![\p{L}\d])/uy,
  say: ([, group = '', sign = ''], { before }) =>
    /(?<!\p{L})máu [^.;!?\n]{0,20}$/u.test(before)
      ? `${spell(group)} ${sign === '+' ? 'cộng' : 'trừ'}`
      : null,
};

/** From one code to another of the same series: BN12901-12978, BN12904-BN12910. */
const SERIES = /^([A-Z]{1,4})(\d{3,8})-(?:\1)?(\d{3,8})$/;

/** A course by its number, whatever word its letters are: BUS501. */
const COURSE = /^([A-Z]{3})(\d{3})$/;

/** An index by the number of its companies: VN30. */
const INDEX = /^(VN|HNX)-?(30|50|100)$/;

/** Letters by name (or as the word they are), numbers of one or two digits as numbers unless in a code. */
function readCode(written: string, coded: boolean): string {
  const [, exchange, companies = ''] = INDEX.exec(written) ?? [];
  if (exchange !== undefined) return `${spell(exchange)} ${readCardinal(companies)}`;
  const best = /^[Tt]op-?(\d{1,4})$/.exec(written)?.[1];
  if (best !== undefined) return `tóp ${readCardinal(best)}`;
  const course = COURSE.exec(written);
  if (course !== null && readAcronym(course[1]!) === null)
    return `${spell(course[1]!)} ${readDigits(course[2]!)}`;
  const [, series = '', from = '', to = ''] = SERIES.exec(written) ?? [];
  if (series !== '' && from.length === to.length && from < to)
    return `${readCode(series + from, coded)} đến ${readCode(written.slice(series.length + from.length + 1), coded)}`;
  const [, maker, model = '', variant = ''] = /^([A-Z][a-z])-(\d{1,3})([A-Z].*)?$/.exec(written) ?? [];
  if (maker !== undefined && isSyllable(maker))
    return `${maker} ${readCodeDigits(model, coded)} ${variant === '' ? '' : readCode(variant, coded)}`.trim();
  const runs = written.match(/[A-Za-zĐđ]+|\d+/g) ?? [];
  const grade = /\d-(II|III|IV)$/.exec(written)?.[1];
  if (grade !== undefined)
    return `${readCode(written.slice(0, -grade.length - 1), coded)} ${readCardinal(romanValue(grade) ?? 0)}`;
  return runs.map((run) => (/^\d/.test(run) ? readCodeDigits(run, coded) : readCodeLetters(run))).join(' ');
}

/** Sizes, models and lists in hundreds and thousands: ống D500, S-400, V1000. */
const ROUND = /^[1-9]0{2,3}$/;

function readCodeDigits(digits: string, coded: boolean): string {
  const year = /^(?:19|20)\d\d$/.test(digits) && !coded;
  if (year) return readCardinal(digits);
  return coded || (digits.length > 2 && !ROUND.test(digits)) ? readDigits(digits) : readInteger(digits);
}

/** From this length on letters that can be cut into syllables are a name. */
const SHORTEST_NAME = 7;

function readCodeLetters(letters: string): string {
  if (letters.length < 3) return spell(letters);
  const word = readAcronym(letters) ?? readLoan(letters);
  if (word !== null || isSyllable(letters)) return word ?? letters.toLowerCase();
  const glued = cutGluedWords(letters.toLowerCase());
  if (glued !== null) return glued;
  if (letters.length >= SHORTEST_NAME && /[a-z]{2}$/.test(letters)) {
    const syllables = cutSyllables(letters.toLowerCase());
    if (syllables !== null) return syllables.join(' ');
  }
  if (!/^[A-Za-z][a-z]{3,}$/.test(letters) || !/[aeiouy]/i.test(letters)) return spell(letters);
  const syllables = cutSyllables(letters.toLowerCase());
  const cut = syllables?.every(isSyllable) === true ? syllables.join(' ') : null;
  return cut ?? respell(letters) ?? spell(letters);
}

/** Tried before addresses, where F.12 is a ward. */
export const aircraftRules: readonly Rule[] = [dottedAircraft];

/** Tried before times and measures, since 6s is no time there. */
export const telephoneRules: readonly Rule[] = [telephoneModel, shortIphone, generations];

/** Whatever mixes letters and digits and is no measure, time or abbreviation. */
export const mixedCodeRules: readonly Rule[] = [
  letteredSection,
  youthTeam,
  ...schoolRules,
  seats,
  englishOrdinal,
  aircraft,
  bloodGroup,
  houseLetter,
  decimalGrade,
  mixedCode,
];
