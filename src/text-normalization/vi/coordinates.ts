import type { Rule } from '../rule';
import { readInteger, readNumeral } from './numbers/numerals';
import { table } from '../table';

/** Points of the compass by their English and Vietnamese initials. */
const DIRECTIONS = table({
  N: 'bắc',
  S: 'nam',
  E: 'đông',
  W: 'tây',
  B: 'bắc',
  Đ: 'đông',
  T: 'tây',
});

/** Apart from its degrees a letter is a direction here; in a test it names the next answer: 30° B. 45°. */
const PLACE_BEFORE = /(?<!\p{L})(?:tọa độ|toạ độ|vĩ độ|kinh độ|vị trí|tâm bão)[^.;!?\n]{0,40}$/u;

/** Where storms and currents are: từ 140 ° W. */
const OCEAN_BEFORE = /(?<!\p{L})(?:bão|dương|biển|đảo|kinh tuyến|vĩ tuyến)(?!\p{L})/u;

const coordinate: Rule = {
  name: 'coordinate',
  class: 'measure',
  description: 'Degrees with minutes or a point of the compass: angles and places on the map.',
  examples: [
    [`16°30'N, 108°15'E`, 'mười sáu độ ba mươi phút bắc, một trăm linh tám độ mười lăm phút đông'],
    [`8°34'B - 104°40'Đ`, 'tám độ ba mươi tư phút bắc - một trăm linh bốn độ bốn mươi phút đông'],
    ['21.03°N', 'hai mươi mốt phẩy không ba độ bắc'],
    ['tọa độ 21.03° N', 'tọa độ hai mươi mốt phẩy không ba độ bắc'],
    ['30° B', 'ba mươi độ bê'],
    [`45°30'15"`, 'bốn mươi lăm độ ba mươi phút mười lăm giây'],
  ],
  opens: ['digit'],
  pattern:
    /(\d{1,3}(?:[.,]\d{1,8})?) ?°(?: ?(\d{1,2}) ?['′’] ?(?:(\d{1,2}(?:[.,]\d{1,3})?) ?["″”])?)?(?:( ?)([NSEWBĐT])(?![\p{L}\d]))?/uy,
  say: ([, degrees = '', minutes, seconds, space, letter], { before }) => {
    const placed =
      letter !== undefined && (space === '' || PLACE_BEFORE.test(before) || OCEAN_BEFORE.test(before));
    if (minutes === undefined && !placed) return null;
    return [
      `${readNumeral(degrees)} độ`,
      minutes && `${readInteger(minutes)} phút`,
      seconds && `${readNumeral(seconds)} giây`,
      letter && DIRECTIONS.get(letter),
    ]
      .filter(Boolean)
      .join(' ');
  },
};

/** As forecasts of storms give it, without degrees: 17,5N-116,9E. */
const position: Rule = {
  name: 'position',
  class: 'measure',
  description: 'Latitude and longitude with a point of the compass behind each: 17,5N-116,9E.',
  examples: [['ở 17,5N-116,9E', 'ở mười bảy phẩy năm độ bắc, một trăm mười sáu phẩy chín độ đông']],
  opens: ['digit'],
  pattern: /(\d{1,2}[.,]\d{1,3})([NB])\s?[-–;,]\s?(\d{2,3}[.,]\d{1,3})([EĐ])(?![\p{L}\d])/uy,
  say: ([, north = '', first = '', east = '', second = '']) =>
    `${readNumeral(north)} độ ${DIRECTIONS.get(first)}, ${readNumeral(east)} độ ${DIRECTIONS.get(second)}`,
};

const latitude: Rule = {
  name: 'latitude',
  class: 'measure',
  description: 'Degrees of latitude and longitude in words: their dot never sets thousands apart.',
  examples: [
    ['20.926 độ vĩ Bắc', 'hai mươi phẩy chín trăm hai mươi sáu độ vĩ Bắc'],
    ['15.189 vĩ độ Bắc', 'mười lăm phẩy một trăm tám mươi chín vĩ độ Bắc'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,3})\.(\d{1,8}) (độ (?:vĩ|kinh)|(?:vĩ|kinh) độ)(?!\p{L})/uy,
  say: ([, degrees = '', fraction = '', words = '']) => `${readNumeral(`${degrees},${fraction}`)} ${words}`,
};

export const coordinateRules: readonly Rule[] = [position, latitude, coordinate];
