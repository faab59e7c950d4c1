import type { Place } from '../place';
import type { Rule } from '../rule';
import { table } from '../table';
import { TELEPHONE_MAKES } from './lexicon/telephone-makes';
import { readNumeral } from './numbers/numerals';

/** What has a size in gigabytes and none in grams or bits. */
const MEMORY_BEFORE = /(?<!\p{L})(?:d?ram|rom|ssd|hdd|usb|bộ nhớ(?: trong)?|thẻ(?: nhớ)?|ổ cứng)\s?:?\s$/u;
/** What else is sold by weight or in pieces, unless the size is one of memory: bản 500g, mỗi ổ 80g. */
const VERSION_BEFORE = /(?<!\p{L})(?:bản|phiên bản|ổ)\s$/u;
/** A telephone, and nothing light or eatable after it. */
const TELEPHONE_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${TELEPHONE_MAKES}|(?<!ốp lưng |ốp )điện thoại|ss|ip\d{0,2}|ipad|macbook|pro ?max|prm)(?!\p{L})(?![^.;!?\n]*(?:nặng|nhẹ|cân|ốp|buds|tai nghe|tặng|hộp|kẹo))[^.;!?\n]{0,20}\s$`,
  'u',
);
/** What telephones are sold with; powers of two in grams would be a coincidence. */
const TELEPHONE_SIZE = /^(?:(?:32|64|128|256|512)(?!\d)|16\s?[gG])/;
const DISC_SIZE = /^(?:16|32|64|128|256|512)\s?[gG]/;
/** A network is not what a card holds: thẻ 4G, USB 4G. */
const NETWORK = /^[2-6][gG]$/;
/** Memory before the slash, disc behind it: 6/128. */
const TWO_MEMORIES = /^(?:[23468]|12|16|18|24)\s?\//;

/** Beside other sizes; a lone `GB` is a unit like others. */
const BYTES = /(?:gb|GB|gB|[tT][bB])$/;
const UNITS = table({ g: 'ghi ga', gb: 'ghi ga bai', tb: 'tê ra bai' });

/** What carries so many bits a second; elsewhere whoever writes Gb means bytes. */
const LINE_BEFORE =
  /(?<!\p{L})(?:tốc độ|băng thông|đường truyền|mạng|cổng|cáp|internet)(?!\p{L})[^.;!?\n]{0,20}$/u;

const UNIT = String.raw`\s?(?:[gG][bB]?|[tT][bB])`;

/** @param written a number with its unit, or without one: `8`, `64g`, `1 TB` */
function readSize(written: string): string {
  const [, size = '', unit = ''] = /^(\d+)\s?(\w*)$/.exec(written.trim()) ?? [];
  const words = UNITS.get(unit.toLowerCase());
  return words === undefined ? readNumeral(size)! : `${readNumeral(size)} ${words}`;
}

/** Whether a number with g, G or Gb behind it is the size of a memory. */
function isOfMemory(size: string, place: Place): boolean {
  const { before } = place;
  if (size.endsWith('Gb')) return !LINE_BEFORE.test(before);
  if (!/[gG]$/.test(size)) return false;
  if (MEMORY_BEFORE.test(before)) return !(NETWORK.test(size) && /(?:usb|thẻ)\s$/.test(before));
  return (
    (VERSION_BEFORE.test(before) && DISC_SIZE.test(size)) || place.continues(['memory-size'], /^\s?[,-]?\s?$/)
  );
}

export const memorySize: Rule = {
  name: 'memory-size',
  class: 'measure',
  description:
    'Sizes of memory and discs, whose bytes are left out or written as bits, and several with slashes.',
  examples: [
    ['máy ram 4 g', 'máy ram bốn ghi ga'],
    ['máy tính ram 8Gb', 'máy tính ram tám ghi ga bai'],
    ['iphone 11 64g', 'ai phôn mười một sáu mươi tư ghi ga'],
    ['bản 64g, 128g', 'bản sáu mươi tư ghi ga, một trăm hai mươi tám ghi ga'],
    ['64GB/128GB', 'sáu mươi tư ghi ga bai, một trăm hai mươi tám ghi ga bai'],
    ['xiaomi 6/128', 'sao mi sáu, một trăm hai mươi tám'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`\d{1,4}(?:${UNIT})?(?:\s?/\s?\d{1,4}(?:${UNIT})?){0,4}(?![\p{L}\p{N}²³/]|[.,]\d)`,
    'uy',
  ),
  say: (match, place) => {
    const sizes = match[0].split('/').map((size) => size.trim());
    const last = sizes.at(-1)!;
    const isLone = sizes.length === 1;
    if (isLone && (BYTES.test(last) || !/[gG]/.test(last))) return null;
    // Điểm 7/10 TB: an average mark.
    if (/[tT][bB]$/.test(last) && !sizes.every((size) => BYTES.test(size))) return null;
    const named = TELEPHONE_SIZE.test(last) && TELEPHONE_BEFORE.test(place.before);
    const ofTelephone =
      named && (isLone || (TWO_MEMORIES.test(match[0]) && !/^\s\p{Lu}/u.test(place.writtenAfter(match))));
    const isTold = BYTES.test(last) || isOfMemory(last, place) || ofTelephone;
    return isTold ? sizes.map(readSize).join(', ') : null;
  },
};
