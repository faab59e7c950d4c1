import type { Place } from '../place';
import type { Rule } from '../rule';
import { endsWithCue } from './context';
import { isCounted } from './counted';
import { readInteger } from './numbers/numerals';
import { readCardinal } from './numbers/cardinals';
import { isFamousDate, isListedDay, isPadded } from './slash-evidence';
import { spell } from './vocabulary';
import { table } from '../table';

/** Where the part of an address can begin: a line, the part after a comma. */
const PART_BEFORE = /(?:^|[,:]\s|ở |tại )$/;
const STREET_AFTER = /^,?\s*(?:đường|phố|đ\.|quốc lộ|ngõ|hẻm|tổ|p\.|phường|ấp|thôn)/;

/** A name of two words and more, the next part of the address or the end after it: 25/4 Nguyễn Văn Cừ. */
const STREET_NAME_AFTER = /^\s(?:\p{Lu}\p{Ll}+\s){1,3}\p{Lu}\p{Ll}+(?=[,.]|$)/u;

const house: Rule = {
  name: 'house-number',
  class: 'address',
  description: 'House numbers with slashes: trên; a letter after them by its name.',
  examples: [
    ['ngõ 34/5', 'ngõ ba mươi tư trên năm'],
    ['số 15/7B', 'số mười lăm trên bảy bê'],
    ['25/4 Nguyễn Văn Cừ', 'hai mươi lăm trên bốn Nguyễn Văn Cừ'],
    ['hẻm 123/45/6', 'hẻm một trăm hai mươi ba trên bốn mươi lăm trên sáu'],
  ],
  opens: ['digit'],
  pattern: /\d{1,4}[A-Za-z]?(?:\/\d{1,4}[A-Za-z]?){1,4}(?![\p{L}\d/]|[.,-]\d)/uy,
  say: (match, place) => {
    const [written] = match;
    const parts = written.split('/');
    if (/^(?:19|20)\d\d$/.test(parts.at(-1) ?? '') || /^24\/(?:24|7)$/.test(written)) return null;
    if (/giỗ tổ\s*$/.test(place.before) || isPaddedDay(match, place)) return null;
    const street =
      STREET_AFTER.test(place.after(match)) ||
      (STREET_NAME_AFTER.test(place.writtenAfter(match)) && !isFamousDate(written));
    const cue = endsWithCue(place.before, 'house') || (PART_BEFORE.test(place.before) && street);
    const lettered = /[A-Za-z]/.test(written) && !/\d[hgpkmsHGK](?:\/|$)|\dV\/\d{1,3}A$/.test(written);
    return cue || lettered ? parts.map(readHouse).join(' trên ') : null;
  },
};

function isPaddedDay(match: RegExpExecArray, place: Place): boolean {
  const [first = '', second = '', more] = match[0].split('/');
  return (
    more === undefined &&
    isPadded(first, second) &&
    isListedDay(Number(first), Number(second), place.before, place.after(match))
  );
}

function readHouse(part: string): string {
  const [, number = '', letter = ''] = /^(\d+)([A-Za-z]?)$/.exec(part) ?? [];
  return letter === '' ? readInteger(number) : `${readInteger(number)} ${spell(letter)}`;
}

const ROADS = table({
  QL: 'quốc lộ',
  TL: 'tỉnh lộ',
  ĐT: 'đường tỉnh',
  HL: 'hương lộ',
});

const road: Rule = {
  name: 'road',
  class: 'address',
  description: 'Roads by their class: QL1A, TL 8, ĐT 741.',
  examples: [
    ['QL1A', 'quốc lộ một A'],
    ['QL 5', 'quốc lộ năm'],
    ['QL279 đoạn qua xã', 'quốc lộ hai trăm bảy mươi chín đoạn qua xã'],
    ['đi ql28', 'đi quốc lộ hai mươi tám'],
    ['ĐT 741', 'đường tỉnh bảy trăm bốn mươi mốt'],
    ['Đường ĐT 605', 'Đường tỉnh sáu trăm linh năm'],
  ],
  opens: ['letter'],
  pattern: /(QL|ql(?=\d)|TL|ĐT|HL)[.\s-]?(\d{1,3})(?!\d|[.,/-]\d)/uy,
  say: (match, place) => {
    const [, kind = '', number = ''] = match;
    const after = place.after(match);
    // ĐT 100 khách, TL 50kg: neither is a road.
    const counts = kind.toUpperCase() !== 'QL' && isCounted(after);
    return counts || /^(?:\s?kg|\s?g|km|m)(?!\p{L})/u.test(after)
      ? null
      : `${kind === 'ĐT' && /đường\s$/.test(place.before) ? 'tỉnh' : ROADS.get(kind.toUpperCase())} ${readCardinal(number)}`;
  },
};

const revolution: Rule = {
  name: 'street-of-august',
  class: 'address',
  description: 'CMT8, the street of the revolution of August.',
  examples: [['nhà mặt tiền CMT8', 'nhà mặt tiền cách mạng tháng tám']],
  opens: ['capital'],
  pattern: /CMT(?:8|T8)(?![\p{L}\d])/uy,
  say: () => 'cách mạng tháng tám',
};

/** What is numbered in one word with its number. */
const NUMBERED = table({ GĐ: 'giai đoạn', KV: 'khu vực', BĐ: 'báo động', VĐ: 'vành đai', NV: 'nguyện vọng' });
/** Where a wish of a candidate is told of: xét tuyển NV2. */
const WISHED_BEFORE = /(?<!\p{L})(?:tuyển|đăng ký|xét|thi|điểm|trượt|đỗ|đậu)\s$/u;

const phase: Rule = {
  name: 'phase',
  class: 'address',
  description:
    'A part of a project, an area, a level of alarm or a ring road, and its number: GĐ1, KV1, BĐ2, VĐ3.',
  examples: [
    ['mở bán GĐ1', 'mở bán giai đoạn một'],
    ['lũ trên BĐ2', 'lũ trên báo động hai'],
  ],
  opens: ['capital'],
  pattern: /(GĐ|KV|BĐ|VĐ|NV)([1-5])(?![\p{L}\d]|[.,/-]\d)/uy,
  say: ([, short = '', number = ''], { before }) =>
    short === 'NV' && !WISHED_BEFORE.test(before) ? null : `${NUMBERED.get(short)} ${readCardinal(number)}`,
};

export const addressRules: readonly Rule[] = [house, road, revolution, phase];
