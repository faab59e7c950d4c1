import type { Rule } from '../rule';
import { table } from '../table';
import { TELEPHONE_MAKES } from './lexicon/telephone-makes';
import { readNumeral } from './numbers/numerals';

/** What has a size in gigabytes and none in grams or bits. */
const MEMORY_BEFORE =
  /(?<!\p{L})(?:d?ram|rom|ssd|hdd|usb|bộ nhớ(?: trong)?|thẻ(?: nhớ)?|ổ(?: cứng)?|bản|phiên bản)\s?:?\s$/u;
const TELEPHONE_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${TELEPHONE_MAKES}|điện thoại|ss|ip\d{0,2}|ipad|macbook|pro ?max|prm|plus)(?!\p{L})(?![^.;!?\n]*(?:nặng|cân))[^.;!?\n]{0,20}\s$`,
  'u',
);
/** What telephones are sold with; powers of two in grams would be a coincidence. */
const TELEPHONE_SIZE = /^(?:(?:32|64|128|256|512)(?!\d)|16\s?[gG])/;

/** Beside other sizes; a lone `GB` is a unit like others. */
const BYTES = /(?:gb|GB|[tT][bB])$/;
const UNITS = table({ g: 'ghi ga', Gb: 'ghi ga bai', gb: 'ghi ga bai', GB: 'ghi ga bai', TB: 'tê ra bai' });

/** What carries so many bits a second; elsewhere whoever writes Gb means bytes. */
const LINE_BEFORE =
  /(?<!\p{L})(?:tốc độ|băng thông|đường truyền|mạng|cổng|cáp|internet)(?!\p{L})[^.;!?\n]{0,20}$/u;

const UNIT = String.raw`\s?(?:[gG][bB]?|[tT][bB])`;

/** @param written a number with its unit, or without one: `8`, `64g`, `1 TB` */
function readSize(written: string): string {
  const [, size = '', unit = ''] = /^(\d+)\s?(\w*)$/.exec(written.trim()) ?? [];
  const words = UNITS.get(unit === 'G' ? 'g' : unit === 'tb' || unit === 'Tb' ? 'TB' : unit);
  return words === undefined ? readNumeral(size)! : `${readNumeral(size)} ${words}`;
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
  say: ([written], place) => {
    const sizes = written.split('/');
    const last = sizes.at(-1)!.trim();
    if (sizes.length === 1 && (BYTES.test(last) || !/[gG]/.test(last))) return null;
    const ofMemory = MEMORY_BEFORE.test(place.before) || place.continues(['memory-size'], /^\s?[,-]?\s?$/);
    const ofTelephone = TELEPHONE_SIZE.test(last) && TELEPHONE_BEFORE.test(place.before);
    const isTold =
      BYTES.test(last) ||
      (last.endsWith('Gb') && !LINE_BEFORE.test(place.before)) ||
      (ofMemory && /[gG]/.test(last)) ||
      ofTelephone;
    return isTold ? sizes.map(readSize).join(', ') : null;
  },
};
