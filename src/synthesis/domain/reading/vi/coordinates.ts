import type { Place } from '../place';
import type { Rule } from '../rule';
import { readInteger, readNumeral } from './numbers/numerals';
import { lookUp } from './vocabulary';

/** Points of the compass by their English and Vietnamese initials. */
const DIRECTIONS: Readonly<Record<string, string>> = {
  N: 'bắc',
  S: 'nam',
  E: 'đông',
  W: 'tây',
  B: 'bắc',
  Đ: 'đông',
  T: 'tây',
};

/** N is nam beside a longitude in Vietnamese initials. */
const VIETNAMESE_LONGITUDE = /[°'′’"″”]\s?[ĐT](?!\p{L})/u;

function direction(letter: string, match: RegExpExecArray, place: Place): string {
  const around = place.writtenBefore + place.writtenAfter(match);
  if (letter === 'N' && VIETNAMESE_LONGITUDE.test(around)) return 'nam';
  return lookUp(DIRECTIONS, letter) ?? '';
}

const coordinate: Rule = {
  name: 'coordinate',
  description: 'Degrees with minutes or a point of the compass: angles and places on the map.',
  examples: [
    [`16°30'N, 108°15'E`, 'mười sáu độ ba mươi phút bắc, một trăm linh tám độ mười lăm phút đông'],
    [`8°34'N - 104°40'Đ`, 'tám độ ba mươi tư phút nam - một trăm linh bốn độ bốn mươi phút đông'],
    ['21.03°N', 'hai mươi mốt phẩy không ba độ bắc'],
    [`45°30'15"`, 'bốn mươi lăm độ ba mươi phút mười lăm giây'],
  ],
  opens: ['digit'],
  pattern:
    /(\d{1,3}(?:[.,]\d{1,8})?)\s?°\s?(?:(\d{1,2})\s?['′’]\s?(?:(\d{1,2}(?:[.,]\d{1,3})?)\s?["″”])?)?(?:\s?([NSEWBĐT])(?![\p{L}\d]))?/uy,
  say: (match, place) => {
    const [, degrees = '', minutes, seconds, letter] = match;
    if (minutes === undefined && letter === undefined) return null;
    return [
      `${readNumeral(degrees)} độ`,
      minutes && `${readInteger(minutes)} phút`,
      seconds && `${readNumeral(seconds)} giây`,
      letter && direction(letter, match, place),
    ]
      .filter(Boolean)
      .join(' ');
  },
};

export const coordinateRules: readonly Rule[] = [coordinate];
