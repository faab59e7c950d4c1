import type { Place } from '../place';
import { standsAlone } from './counted';
import type { Rule } from '../rule';
import { isDenial } from './chat';
import { LENGTHS, UNIT_NAMES_ALONE, UNITS } from './lexicon/units';
import { UNSURE_AFTER } from './lexicon/chat-senses';
import { PROMOTED_BEFORE } from './lexicon/senses';
import { bareDegrees } from './bare-degrees';
import { dioptres } from './dioptres';
import { readCardinal } from './numbers/cardinals';
import { NUMERAL, readNumeral } from './numbers/numerals';
import { HEIGHT_BEFORE } from './numbers/rules';
import {
  AGE_BEFORE,
  EXTENT_BEFORE,
  isPulse,
  isShouted,
  isUnitLetter,
  METRIC_BEFORE,
  SIDE_BEFORE,
  SKY_BEFORE,
} from './unit-evidence';
import { spell } from './vocabulary';
import { table } from '../table';

/** A symbol as written; a micro sign may be one of two characters. */
const SYMBOL = String.raw`(?:sq\.?\s(?:mi|ft|km|in)|[µμ]?[A-Za-zΩÅ]{1,6}[²³]?(?:\^?[23])?|[°º]\s?[CFK]?|[℃℉]|tấn|tạ|yến|lít)`;
/** What may follow a slash: 500ml/chai is no unit, its chai is a word. */
const DENOMINATOR = String.raw`(?:${[...UNITS.keys(), 'h', 's', 'p', 'ph', 'min']
  .sort((a, b) => b.length - a.length)
  .join('|')})[23²³]?(?!\p{L})|tấn|tạ|yến`;
const COMPOUND = String.raw`${SYMBOL}(?:\/(?:${DENOMINATOR})){0,2}`;
const END = String.raw`(?![\p{L}\p{N}²³])`;
/** Words after the slash of a unit: km/giờ, m3/ngày. */
const PER_WORDS = new Set('giờ phút giây ngày tháng năm tuần lần người lít mét đêm hộ vòng'.split(' '));

/** The words for a unit, `/` being trên, or null where a part of it is none. */
export function readUnit(written: string): string | null {
  if (written === 'KM/H' || written === 'kmh') return 'ki lô mét trên giờ';
  const parts = written.split('/').map((part, index) => readSimpleUnit(part, index > 0));
  return parts.includes(null) ? null : parts.join(' trên ');
}

const POWERS = table({ '2': 'vuông', '²': 'vuông', '3': 'khối', '³': 'khối' });
const AFTER_SLASH = table({
  h: 'giờ',
  s: 'giây',
  's²': 'giây vuông',
  s2: 'giây vuông',
  p: 'phút',
  ph: 'phút',
  th: 'tháng',
  TH: 'tháng',
  min: 'phút',
});

function readSimpleUnit(written: string, afterSlash: boolean): string | null {
  const symbol = written.replace(/μ/g, 'µ').replace(/[\s^]/g, '').replace(/^M²/, 'm²');
  if (/^(?:tấn|tạ|yến|lít)$/.test(symbol)) return symbol;
  if (afterSlash && (PER_WORDS.has(symbol) || AFTER_SLASH.has(symbol)))
    return AFTER_SLASH.get(symbol) ?? symbol;
  const known = UNITS.get(symbol.replace('.', ''));
  if (known !== undefined) return known;
  const power = POWERS.get(symbol.slice(-1));
  const length = symbol.slice(0, -1);
  if (power === undefined || !LENGTHS.has(length)) return null;
  return `${UNITS.get(length)} ${power}`;
}

const measure: Rule = {
  name: 'measure',
  class: 'measure',
  description: 'A number with its unit.',
  examples: [
    ['40km/h', 'bốn mươi ki lô mét trên giờ'],
    ['2.5GHz', 'hai phẩy năm ghi ga héc'],
    ['1,5L', 'một phẩy năm lít'],
    ['100 m²', 'một trăm mét vuông'],
    ['5,6 mmol/L', 'năm phẩy sáu mi li mon trên lít'],
    ['dưới 40 U/L', 'dưới bốn mươi đơn vị trên lít'],
    ['lưu lượng 15lít/s (L/min)', 'lưu lượng mười lăm lít trên giây (lít trên phút)'],
    ['nặng 05 kg', 'nặng năm ki lô gam'],
    ['cách 300 Km', 'cách ba trăm ki lô mét'],
    ['37°C', 'ba mươi bảy độ xê'],
    ['500ml/chai', 'năm trăm mi li lít một chai'],
    ['mạch 72 l/p', 'mạch bảy mươi hai lần một phút'],
    ['25oC', 'hai mươi lăm độ xê'],
    ['MẶT TIỀN 10M', 'MẶT TIỀN mười mét'],
    ['lô 5x20M', 'lô năm nhân hai mươi mét'],
    ['gói mì 75g', 'gói mì bảy mươi lăm gam'],
    ['đi 3 ng', 'đi ba người'],
    ['cỡ 6.1-inch', 'cỡ sáu phẩy một inh'],
    ['dài 27 ft 4 in', 'dài hai mươi bảy phít bốn inh'],
    ['chạy 20 kn', 'chạy hai mươi hải lý trên giờ'],
    ['dài 40–55 cm (16–22 in)', 'dài bốn mươi đến năm mươi lăm xăng ti mét (mười sáu đến hai mươi hai inh)'],
    ['dài 1,046 km (650 mi)', 'dài một nghìn không trăm bốn mươi sáu ki lô mét (sáu trăm năm mươi dặm)'],
    ['CÁCH ĐƯỜNG LỚN 50M', 'CÁCH ĐƯỜNG LỚN năm mươi mét'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(${NUMERAL})(\s?|-(?=(?:inch|mm|kg)(?!\p{L})))(${COMPOUND}(?:\/(?:giờ|phút|giây|ngày|tháng|năm|tuần|lần|người|hộ|đêm))?)${END}`,
    'uy',
  ),
  say: (match, place) => {
    const [, number = '', space = '', symbol = ''] = match;
    const { before, writtenBefore, document } = place;
    const after = place.after(match);
    if (symbol.length === 1 && !isUnitLetter(symbol, number, space !== '', { before, after })) return null;
    // Feet and inches: 27 ft 4 in.
    const inFeet = symbol === 'in' && /\d\s?ft\s$/.test(before);
    const converted =
      /^(?:mi|in)$/.test(symbol) &&
      (METRIC_BEFORE.test(before) || /[.,]/.test(number)) &&
      after.startsWith(')');
    if (symbol === 'AU' && !/[.,]/.test(number) && !SKY_BEFORE.test(before)) return null;
    if (space !== '' && !inFeet && !converted && /^(?:in|mi|bar|ba|ha ha|gam|bit)$/.test(symbol)) return null;
    // Ngã 3 Pa Háng: a place.
    if (symbol === 'Pa' && /^\s\p{Lu}/u.test(place.writtenAfter(match))) return null;
    // A house on several streets: 2mt; ngang 4mt is how wide.
    if (symbol === 'mt') {
      if (/(?<!\p{L})(?:dài|rộng|cao|ngang|cách|sâu)\s$/u.test(before)) return `${readNumeral(number)} mét`;
      if (!/^[2-4]$/.test(number)) return null;
    }
    // Phim 2 Ma Cà Rồng: no millions of years.
    if (symbol === 'Ma' && !AGE_BEFORE.test(before)) return null;
    // A lone figure before it counts something of that name: 2 M2; a plot is larger.
    if (space !== '' && symbol === 'M2' && /^\d$/.test(number)) return null;
    // Three that eat, not so many billionths of a gram: 3 ng ăn; but 5 ng/ml.
    if (
      symbol === 'ng' &&
      (space !== '' || document.isChat || (/^\d$/.test(number) && !ASSAYED_BEFORE.test(before)))
    )
      return `${readNumeral(number)} người`;
    const metres =
      symbol === 'M' && (EXTENT_BEFORE.test(before) || SIDE_BEFORE.test(before) || isShouted(writtenBefore));
    const unit = isPulse(symbol, before) ? 'lần một phút' : readUnit(metres ? 'm' : symbol);
    const counted = number.replace(/^0(?=[1-9]$)/, ''); // forms pad what they count: 05 kg
    const thousands =
      /^[1-9]\d{0,2},\d{3}$/.test(counted) &&
      (counted.endsWith(',000') ||
        document.hasEnglishNumbers ||
        (symbol === 'm' && HEIGHT_BEFORE.test(before)));
    const amount = readNumeral(thousands ? counted.replace(',', '.') : counted);
    return unit === null || amount === null ? null : `${amount} ${unit}`;
  },
};

const splitMeasure: Rule = {
  name: 'measure-split',
  class: 'measure',
  description: 'Measures with digits after the unit: 1m62, 2kg5.',
  examples: [
    ['cao 1m62', 'cao một mét sáu mươi hai'],
    ['dài 2m5', 'dài hai mét rưỡi'],
    ['1m05', 'một mét không năm'],
    ['2km500', 'hai ki lô mét năm trăm'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,3})(m|M|kg|km|l)(\d{1,3})(?![\p{L}\p{N}²³/])/uy,
  say: ([written, number = '', letter = '', tail = ''], { before, writtenBefore }) => {
    if (letter === 'M' && !EXTENT_BEFORE.test(before) && !isShouted(writtenBefore)) return null;
    const symbol = letter === 'M' ? 'm' : letter;
    const area =
      symbol === 'm' && (tail === '2' || tail === '3') && !/(?:cao|dài|sâu)[^\d]{0,12}$/.test(before);
    if (area || (symbol === 'km' && tail.length === 1 && /[23]$/.test(written))) return null;
    const head = `${readCardinal(number)} ${UNITS.get(symbol)}`;
    if (tail === '5') return `${head} rưỡi`;
    return `${head} ${tail.startsWith('0') ? spell(tail) : tail === '4' ? 'tư' : readCardinal(tail)}`;
  },
};

/** What is numbered at the end of a quotation whose beginning is not here. */
const NUMBERED_BEFORE =
  /(?<!\p{L})(?:trung ương|khóa|khoá|kỳ|lần|số|điều|khoản|quận|lớp|ngày|nghị quyết|chỉ thị|đại hội|quốc lộ|đường)\s$/u;

const inches: Rule = {
  name: 'inches',
  class: 'measure',
  description: 'A double prime or a straight quotation mark that closes nothing, after a number: inh.',
  examples: [['màn hình 55"', 'màn hình năm mươi lăm inh']],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(${NUMERAL})(?:\s?″|["”])(?!(?!x\s?\d)[\p{L}\p{N}])`, 'uy'),
  say: (match, place) => {
    // The end of a quotation that began long before: sang giai đoạn 2".
    if (/(?<!\p{L})(?:giai đoạn|thứ|năm|tháng|tập|phần|lần|mùa)\s$/u.test(place.before)) return null;
    if (/["“][^"”]*$/.test(place.before.replace(/\d["”]/g, ''))) return null;
    // The end of a quotation whose beginning is not here: của Trung ương 7”.
    if (match[0].endsWith('”') && NUMBERED_BEFORE.test(place.before)) return null;
    // No screen is that wide: a year.
    if (/^(?:19|20)\d\d$/.test(match[1] ?? '')) return null;
    const amount = readNumeral(match[1] ?? '');
    // Straight after how long, seconds: trong 10".
    const unit = /(?<!\p{L})(?:trong|suốt|đợi|chờ|mất)\s$/u.test(place.before) ? 'giây' : 'inh';
    return amount === null ? null : `${amount} ${unit}`;
  },
};

const degreeLetter: Rule = {
  name: 'degree-letter',
  class: 'measure',
  description: 'The scale after the word độ: độ C, độ F.',
  examples: [['38,5 độ C', 'ba mươi tám phẩy năm độ xê']],
  opens: ['capital'],
  pattern: new RegExp(String.raw`[CFK]${END}`, 'uy'),
  say: ([letter], { before }) => (/độ\s$/.test(before) ? spell(letter) : null),
};

/** A number in words, or one of its multiples: 3 triệu ha, vài ha. */
const MULTIPLE_BEFORE =
  /(?:(?:\d|hàng|vài|mấy)\s?(?:trăm|nghìn|ngàn|vạn|triệu|tỷ|tỉ|chục)|vài|mấy|mỗi|bao nhiêu|nghìn|ngàn|triệu|nửa)\s$/;

/** A column's head: Chiều cao cột (m). */
const HEADING_BEFORE = /(?<!\p{L})(?:cao|dài|rộng|sâu|dày|kính|kích thước|khoảng cách)[^().;!?\d]{0,20}\($/u;

/** Units are listed: đơn vị là m, cm. */
const UNITS_NAMED_BEFORE =
  /(?<!\p{L})đơn vị(?: đo)?(?: là| tính là|:)?\s?(?:[a-zµ]{1,3}(?:, ?| hoặc | và ))*$/u;

/** Whom a curse is for; no lengths follow: dm chúng mày. */
const CURSED_AFTER = /^\s(?:chúng|mày|thằng|con|bọn|cái|lũ|nó)(?!\p{L})/u;

/** After these a unit is asked for or said in words: mấy kg, vài cm. */
const MEASURED_BEFORE = /(?:mấy|vài|nhiêu|trăm|nghìn|chục|số|\d)\s$/u;

/** Whether the letters of a unit are a short form here: giá km, kb sao, cc Hòa Bình, đọc hết cm, kg nói trước. */
function isShortForm(match: RegExpExecArray, place: Place): boolean {
  const [before, after] = [place.before, place.after(match)];
  switch (match[0].toLowerCase()) {
    case 'km':
      return PROMOTED_BEFORE.test(before);
    case 'm':
      return (
        /(?<!\p{L})mỗi\s$/u.test(before) && /^\s(?:ko|k|không|thôi|ơi|là|biết|có|cũng)(?!\p{L})/u.test(after)
      );
    case 'dl':
    case 'dm':
    case 'v':
      return !/(?:\d|mấy|vài|nhiêu|ra|sang|theo|là|bằng|vị|đo)\s?$/.test(before);
    case 'kb':
      return UNSURE_AFTER.test(after);
    case 'cc':
      return /^\s\p{Lu}/u.test(place.writtenAfter(match));
    case 'cm':
      return place.document.isChat && !MEASURED_BEFORE.test(before);
    case 'kg':
      return isDenial(before, after);
    default:
      return false;
  }
}

/** Of enzymes and of flows, where a column or a note names the unit: (UI/L), (L/min). */
const NAMED_COMPOUND = /^(?:U|UI|IU|mUI)\/[dmµ]?[lL]$|^[mµ]?[lL]\/(?:min|ph|phút|giờ|giây)$/;

/** How much is stored: TB alone has too many other meanings. */
const STORED_BEFORE =
  /(?<!\p{L})(?:mấy|nhiêu|vài|chục|trăm|nghìn|ngàn|triệu|tỷ|một|hai|ba|bốn|hàng|gb|mb)[\s/]$/u;

const unitAlone: Rule = {
  name: 'unit',
  class: 'measure',
  description: 'A unit without a number before it: after a slash, a fraction, or in a sentence about units.',
  examples: [
    ['bao nhiêu km', 'bao nhiêu ki lô mét'],
    ['5.000 đồng/kWh', 'năm nghìn đồng một ki lô oát giờ'],
    ['1/2 l nước', 'một phần hai lít nước'],
    ['14,8 triệu ha', 'mười bốn phẩy tám triệu héc ta'],
    ['150k/ng', 'một trăm năm mươi nghìn một người'],
    ['300k/h', 'ba trăm nghìn một giờ'],
    ['vé 70k/nl', 'vé bảy mươi nghìn một người lớn'],
    ['MB Bank', 'em mờ bê banh'],
    ['chiến dịch Stop TB', 'chiến dịch xờ tóp tê bê'],
  ],
  opens: ['letter', 'sign'],
  pattern: new RegExp(String.raw`${COMPOUND}${END}`, 'uy'),
  say: (match, place) => {
    const [symbol] = match;
    const bank =
      /(?:ngân hàng|cổ phiếu|bank(?!\p{L}))[^.;!?]{0,30}$/u.test(place.before) ||
      /^\s?bank|^\s(?:báo lãi|lãi|cho vay|phát hành|ra mắt|triển khai|miễn phí|tăng vốn)(?!\p{L})/u.test(
        place.after(match),
      );
    if (/^[KMGT]B$/.test(symbol) && bank) return null;
    // A bank or a side of a triangle at the beginning: MB có năng lực, MB = MC.
    if (
      /^[MG]B$/.test(symbol) &&
      (/(?:^|[.!?\n]\s*)$/.test(place.before) || /^\s?=/.test(place.after(match)))
    )
      return null;
    if (symbol === 'TB' && !STORED_BEFORE.test(place.before) && !place.continues(['per'], /^$/)) return null;
    const attached = place.continues(['per', 'fraction', 'fraction-sign', 'thousands'], /^\s?$/);
    if (place.continues(['per'], /^$/) && PERSONS.has(symbol)) return PERSONS.get(symbol) ?? null;
    if (AFTER_SLASH.has(symbol) && place.continues(['per'], /^$/)) return AFTER_SLASH.get(symbol) ?? null;
    if (symbol === 'dm' && CURSED_AFTER.test(place.after(match))) return null;
    if (isShortForm(match, place)) return null;
    if (symbol === 'ml' && /(?<!\p{L})(?:thằng|con|lũ|bọn|đồ)\s$/u.test(place.before)) return null;
    const power = /^(?:km|m|dm|cm|mm|mi)[23²³]/.test(symbol);
    const compound =
      NAMED_COMPOUND.test(symbol) ||
      (symbol.includes('/') && UNIT_NAMES_ALONE.has(symbol.split('/')[0] ?? ''));
    const multiple = /^(?:ha|l|L|m|g|[MG]b|[mg]b)$/.test(symbol) && MULTIPLE_BEFORE.test(place.before);
    const named = UNITS_NAMED_BEFORE.test(place.before) && standsAlone(place.after(match));
    const heading = symbol === 'm' && HEADING_BEFORE.test(place.before) && place.after(match).startsWith(')');
    return attached || multiple || heading || named || power || compound || UNIT_NAMES_ALONE.has(symbol)
      ? readUnit(symbol)
      : null;
  },
};

/** Whom a price is for: 70k/nl. */
const PERSONS = table({ ng: 'người', nl: 'người lớn', NL: 'người lớn', te: 'trẻ em', TE: 'trẻ em' });

const rooms: Rule = {
  name: 'rooms',
  class: 'measure',
  description: 'The rooms of a flat without a space between: 3pn2wc, 1N1K.',
  examples: [
    ['căn 3pn2wc', 'căn ba phòng ngủ hai vê xê'],
    ['thuê 1N1K', 'thuê một ngủ một khách'],
  ],
  opens: ['digit'],
  pattern: /(\d)(?:(?:pn|PN)\s?[-+]?\s?(\d)(?:wc|WC)|[Nn](\d)[Kk])(?![\p{L}\d])/uy,
  say: ([, bedrooms = '', toilets, livingRooms]) =>
    toilets === undefined
      ? `${readCardinal(bedrooms)} ngủ ${readCardinal(livingRooms ?? '')} khách`
      : `${readCardinal(bedrooms)} phòng ngủ ${readCardinal(toilets)} vê xê`,
};

/** What a laboratory measures in billionths of a gram. */
const ASSAYED_BEFORE =
  /(?<!\p{L})(?:psa|ferritin|afp|vitamin|troponin|nồng độ|chỉ số|xét nghiệm)(?!\p{L})[^.;!?\n]{0,20}$/u;

const milestone: Rule = {
  name: 'milestone',
  class: 'measure',
  description: 'Km before a number: a place on a road.',
  examples: [
    ['Km15', 'ki lô mét mười lăm'],
    ['tại Km 15+200', 'tại ki lô mét mười lăm cộng hai trăm'],
    ['290 người/km2', 'hai trăm chín mươi người một ki lô mét vuông'],
  ],
  opens: ['letter'],
  pattern: /(?:K[mM]\s?|km(?![23](?!\d)))(\d{1,4})(?:\s?\+\s?(\d{1,3}))?(?![\p{L}\d]|[.,]\d)/uy,
  say: ([, kilometre = '', metres], { before }) => {
    if (/\d\s?$/.test(before)) return null;
    const beyond = metres === undefined ? '' : ` cộng ${readCardinal(metres)}`;
    return `ki lô mét ${readCardinal(kilometre)}${beyond}`;
  },
};

const audience: Rule = {
  name: 'audience',
  class: 'measure',
  description: 'M and B after a number, before what is counted in so many: triệu, tỷ.',
  examples: [
    ['68B màu', 'sáu mươi tám tỷ màu'],
    ['100M view', 'một trăm triệu viu'],
    ['cách đó 50m người dân', 'cách đó năm mươi mét người dân'],
  ],
  opens: ['digit'],
  pattern:
    /(\d{1,3}(?:[.,]\d{1,2})?)([MB])\+?(?=\s(?:màu|tham số|views?|lượt|likes?|subs?|followers?|follow|người|users?|fans?|streams?|downloads?)(?!\p{L}))/uy,
  say: ([, number = '', many = ''], { before }) =>
    /(?<!\p{L})(?:cao|dài|rộng|sâu|xa|mặt tiền)\s$/u.test(before)
      ? null
      : `${readNumeral(number)} ${many === 'B' ? 'tỷ' : 'triệu'}`,
};

/** Tried before addresses, whose houses have numbers such as 1/2M. */
export const unitRules: readonly Rule[] = [
  bareDegrees,
  dioptres,
  rooms,
  audience,
  splitMeasure,
  measure,
  inches,
  degreeLetter,
  milestone,
  unitAlone,
];
