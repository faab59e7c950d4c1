import type { Place } from '../place';
import type { Rule } from '../rule';
import { endsWithCue } from './context';
import { isCounted, standsAlone } from './counted';
import { readCardinal } from './numbers/cardinals';
import { NUMERAL, readFraction, readNumeral } from './numbers/numerals';
import { fold, isPlainSyllable } from './syllables';
import { sayTime } from './verbalize/times';
import { readLoan, spell } from './vocabulary';

const END = String.raw`(?![\p{L}\p{N}])`;
const RATIO_BEFORE =
  /(?:tỉ lệ|tỷ lệ|tỉ số|tỷ số|scale|bản đồ|khung hình|màn hình|định dạng)(?: \p{L}+){0,2}[\s:]*$/u;

const stopwatch: Rule = {
  name: 'time-with-seconds',
  class: 'time',
  description: 'Hours, minutes and seconds: 02:30:15.',
  examples: [['02:30:15', 'hai giờ ba mươi phút mười lăm giây']],
  opens: ['digit'],
  pattern: /(\d{1,2}):([0-5]\d):([0-5]\d)(?![\d:])/y,
  say: ([, hours = '', minutes, seconds]) => sayTime({ hours, minutes, seconds }),
};

const lap: Rule = {
  name: 'lap-time',
  class: 'duration',
  description: 'Minutes, seconds and their fraction: 1:22,5.',
  examples: [['1:22,5', 'một phút hai mươi hai phẩy năm giây']],
  opens: ['digit'],
  pattern: /([0-5]?\d):([0-5]\d)[.,](\d{1,2})(?![\d:]|[.,]\d)/y,
  say: ([, minutes = '', seconds = '', fraction = ''], { before }) =>
    RATIO_BEFORE.test(before)
      ? null
      : `${readCardinal(minutes)} phút ${readCardinal(seconds)} phẩy ${readFraction(fraction)} giây`,
};

const hourSeconds: Rule = {
  name: 'time-in-units',
  class: 'duration',
  description: 'Hours, minutes and seconds with their letters: 2h30p15s, 4p15s.',
  examples: [
    ['1h05p30s', 'một giờ năm phút ba mươi giây'],
    ['4p15s', 'bốn phút mười lăm giây'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(?:(\d{1,3})h\s?(\d{1,2})(?:p|ph|m|')\s?(\d{1,2})(?:s|"|'')?|(\d{1,3})(?:p|ph)(\d{1,2})s)${END}`,
    'uy',
  ),
  say: ([, hours, minutes, seconds, onlyMinutes = '', rest = '']) =>
    hours === undefined
      ? `${readCardinal(onlyMinutes)} phút ${readCardinal(rest)} giây`
      : sayTime({ hours, minutes, seconds }),
};

const AFTERNOON = 12;

/** The part of the day for AM and PM. */
function partOfDay(hour: number, half: string): string {
  if (/^a/i.test(half)) return 'sáng';
  if (hour === AFTERNOON) return 'trưa';
  return hour <= 5 ? 'chiều' : 'tối';
}

const twelveHours: Rule = {
  name: 'time-am-pm',
  class: 'time',
  description: 'Twelve-hour times: AM is sáng, PM is trưa, chiều or tối.',
  examples: [
    ['9:30 AM', 'chín giờ ba mươi phút sáng'],
    ['3PM', 'ba giờ chiều'],
    ['9h AM', 'chín giờ sáng'],
    ['12:00 PM', 'mười hai giờ trưa'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(0?\d|1[0-2])(?:[:h.]([0-5]\d)|h)?\s?(?:([AaPp])\.[Mm]\.|([AaPp])[Mm])${END}`,
    'uy',
  ),
  say: ([, hour = '', minutes, dotted, solid]) =>
    `${sayTime({ hours: hour, minutes })} ${partOfDay(Number(hour), dotted ?? solid ?? '')}`,
};

/** Words glued to a time in hasty writing: 8hsáng. */
const PART_OF_DAY = '(?:sáng|trưa|chiều|tối|đêm|ngày|hôm)';

const clock: Rule = {
  name: 'time',
  class: 'time',
  description: 'Times of day: 7:05, 7h30, 19g30; full hours say no minutes.',
  examples: [
    ['7:05', 'bảy giờ năm phút'],
    ['7h30', 'bảy giờ ba mươi phút'],
    ['06:00', 'sáu giờ'],
    ['19g30', 'mười chín giờ ba mươi phút'],
    ['2h15p', 'hai giờ mười lăm phút'],
    ['14h30,15h', 'mười bốn giờ ba mươi phút, mười lăm giờ'],
    ['14h30sáng', 'mười bốn giờ ba mươi phút sáng'],
    ['từ 14h00′ đến 15h30′', 'từ mười bốn giờ đến mười lăm giờ ba mươi phút'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(\d{1,2})(?::|\s?[hH]\s?:?|[gG])([0-5]\d)(?:\s?(?:phút|ph|p|m|['’′])${END}|h${END}|(?<=\dh[0-5]\d)(?!\d)|(?<=\dH[0-5]\d)(?=\p{Ll})|(?=${PART_OF_DAY})|${END})(?!:\d|(?<=:\d\d)[.,]\d)`,
    'uy',
  ),
  say: (match, place) => {
    const [written, hours = '', minutes] = match;
    if (Number(hours) > 24 || (written.includes(':') && RATIO_BEFORE.test(place.before))) return null;
    const apart = /[hH]\s\d\d$/.test(written) && endsWithCue(place.before, 'span');
    return apart && isCounted(place.after(match)) ? null : sayTime({ hours, minutes });
  },
};

const fewMinutes: Rule = {
  name: 'time-few-minutes',
  class: 'time',
  description: 'Hours and less than ten minutes without a zero: 0h8’.',
  examples: [['lúc 0h8’', 'lúc không giờ tám phút']],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,2})[hHgG](\d)\s?(?:['’′]|ph?|phút)${END}`, 'uy'),
  say: ([, hours = '', minutes]) => (Number(hours) > 24 ? null : sayTime({ hours, minutes })),
};

const HOUR_AFTER =
  /^\s*(?:(?:sáng|trưa|chiều|tối|đêm|kém|ngày|hôm)(?!\p{L}|\s(?:thiểu|đa|ưu))(?!(?<=ngày) (?:uống |dùng |\d{1,2} )?(?:\p{L}+ )?lần)|[-–]\s*\d)/u;
const HOUR_BEFORE =
  /(?<!\p{L})(?:lúc|từ|đến|tới|vào|trước|sau|cách|khoảng|(?:sáng|trưa|chiều|tối|đêm|hôm)(?: (?:nay|mai|qua))?|\d[hg](?:[0-5]\d)?\s?[-–])\s*$/u;
/** A range of hours: cách 4-6g. */
const HOURS_BEFORE = /(?<!\p{L})(?:lúc|sau|cách)\s\d{1,2}\s?[-–]\s?$/u;
/** A time of day even before something that is weighed elsewhere: sau 10g đường vắng. */
const SURELY_HOUR_BEFORE = /(?<!\p{L})(?:lúc|trước|sau|nay|mai|qua)\s$/u;
/** What is weighed in grams, in a kitchen, on a label or at a jeweller's. */
const WEIGHED =
  /^\s(?:muối|đường|bột|thịt|cá|tôm|mực|rau|gạo|nếp|bơ|sữa|đạm|protein|chất|tinh bột|carb|xơ|yến mạch|vàng|bạc|thuốc|hạt|tiêu|ớt|tỏi|hành|gừng|men|phô mai|cà phê|trà|nấm|đậu|lạc|vừng|sô cô la|socola|kem|giò|chả|bánh|mì|mỳ|bún|miến|dầu|mỡ|mật|vitamin|canxi|natri|kali|ma túy|heroin|phân|thảo|sâm|trái|quả)(?!\p{L})/u;
/** A time with g, then words without a number: 6g sáng xe chạy, 9g tới. */
const HOUR_EARLIER = /(?<![\d.,])\d{1,2}g(?:[0-5]\d)?[^\p{L}\d][^\d.;!?]{0,50}$/u;

const hours: Rule = {
  name: 'hours',
  class: 'time',
  description: 'A number with h is hours; with g where it can only be a time of day.',
  examples: [
    ['8h sáng', 'tám giờ sáng'],
    ['1,5h', 'một phẩy năm giờ'],
    ['lúc 19g', 'lúc mười chín giờ'],
    ['mở cửa 6g-22g', 'mở cửa sáu giờ đến hai mươi hai giờ'],
    ['24/24h', 'hai mươi tư trên hai mươi tư giờ'],
    ['5g-10g muối', 'năm gam đến mười gam muối'],
    ['sáng mai 6g chạy, 9g tới', 'sáng mai sáu giờ chạy, chín giờ tới'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(?:(24\/24)|(${NUMERAL}))\s?([hHgG])(?:${END}|(?=${PART_OF_DAY}))`, 'uy'),
  say: (match, place) => {
    const [, day, number = '', sign = ''] = match;
    if (day !== undefined) return 'hai mươi tư trên hai mươi tư giờ';
    // Lớp 9H, phòng 3H: the letter of a number, not an hour.
    if (/[HG]/.test(sign) && endsWithCue(place.before, 'numbering')) return null;
    if (GENERATION.test(match[0]) && !HOUR_AFTER.test(place.after(match))) return null;
    if (/g/i.test(sign) && !isHour(Number(number), place, place.after(match))) return null;
    const spoken = /^\d{2}$/.test(number) ? readCardinal(number) : readNumeral(number);
    return spoken === null ? null : `${spoken} giờ`;
  },
};

/** A range of grams: what is weighed comes after it, or the words before it are about a weight. */
const WEIGHED_AFTER =
  /^\s?[-–]\s?\d{1,3}g\s(?!sáng|trưa|chiều|tối|đêm|hằng|hàng|mỗi|các|thứ|ngày|trừ|tại|ở|là|và|hôm)\p{L}/u;
const WEIGHED_BEFORE =
  /(?<!\p{L})(?:nặng|dùng|thêm|cho|lấy|uống|ăn|cân|cần|chứa|pha|trộn|bổ sung|(?:trọng|khối|hàm|định) lượng)(?: (?:từ|khoảng|đến|tới|chừng|trước|sau))?\s(?:\d{1,3}g\s?[-–]\s?)?$/u;

/** With a capital a generation of networks: từ 4G lên 5G. */
const GENERATION = /^[2-6]\s?G/;

function isHour(value: number, place: Place, after: string): boolean {
  const { before } = place;
  const weighed = WEIGHED.test(after) && !SURELY_HOUR_BEFORE.test(before);
  if (weighed || WEIGHED_AFTER.test(after) || WEIGHED_BEFORE.test(before)) return false;
  if (
    /\dg\s?[-–]\s?$/.test(before) &&
    /^\s\p{Ll}/u.test(after) &&
    !HOUR_AFTER.test(after) &&
    !/^\s(?:hằng|hàng|mỗi|các|thứ|trừ|tại|ở|là|và)/.test(after)
  )
    return false;
  const listed = place.continues(['hours', 'time'], /^[^.;!?\n]{1,50}$/) && HOUR_EARLIER.test(before);
  const ranged = HOURS_BEFORE.test(before) && !after.startsWith('/');
  const told = HOUR_BEFORE.test(before) || ranged || (listed && standsAlone(after));
  return value <= 24 && (HOUR_AFTER.test(after) || told);
}

/** Lines of a picture, not minutes: 1080p. */
const RESOLUTIONS = new Set(['144', '240', '360', '480', '540', '720', '1080', '1440', '2160', '4320']);

/** How long somebody waits, where a space is before the p: sau 10 p, but 12 p. 3. */
const WAITED_BEFORE = /(?<!\p{L})(?:đợi|chờ|sau|khoảng|mất|trong|tầm|chừng|thêm|nghỉ|hết)\s$/u;
const ENDS_AFTER = /^(?:$|[,;!?)]|\.(?!\s?[\p{Lu}\d])|\s(?:là|rồi|nữa|thì|mới|sau|đi|nhé|nha)(?!\p{L}))/u;

/** Who has scored, and how: Đình Bắc (49' pen), Messi (12', 60'). */
const SCORER_BEFORE = /\p{Lu}\p{Ll}+\s\((?:\d{1,3}['’′](?:\+\d)?,\s?){0,4}$/u;
const GOALS_BEFORE = /(?<!\p{L})(?:ghi bàn|bàn thắng|tỷ số|lập công|cú đúp|phản lưới|pen)(?!\p{L})/u;
const SCORED_AFTER = /^(?:\+\d{1,2}['’′]?)?\s?(?:[,)]|(?:pen|phản lưới|og|p|phạt đền|đá phạt)(?!\p{L}))/u;

/** Whether it is the minute of a goal: of an examination or a film it is how long. */
function isGoal(minute: string, match: RegExpExecArray, place: Place): boolean {
  const after = place.after(match);
  if (!SCORER_BEFORE.test(place.writtenBefore) || !SCORED_AFTER.test(after) || Number(minute) > 120)
    return false;
  return (
    /^(?:\+|\s\p{L}|,\s?\d)/u.test(after) ||
    /['’′],\s?$/.test(place.before) ||
    GOALS_BEFORE.test(place.before)
  );
}

const minutes: Rule = {
  name: 'minutes',
  class: 'duration',
  description: "Minutes: 45p, 45', 30ph.",
  examples: [
    ['45p', 'bốn mươi lăm phút'],
    ['đợi 10 p, rồi đi', 'đợi mười phút, rồi đi'],
    ["trong 30' đầu", 'trong ba mươi phút đầu'],
    ["bàn thắng phút 67'", 'bàn thắng phút sáu mươi bảy'],
    ["Đình Bắc (49' pen)", 'Đình Bắc (phút bốn mươi chín pen)'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(${NUMERAL})(?:\s?(?:p|ph)${END}|['’′](?!['’′]|\p{L}))`, 'uy'),
  say: (match, place) => {
    const [written, number = ''] = match;
    const { before } = place;
    if (/\sph?$/.test(written) && !(WAITED_BEFORE.test(before) && ENDS_AFTER.test(place.writtenAfter(match))))
      return null;
    if (written.endsWith('p') && RESOLUTIONS.has(number.replace('.', '')))
      return `${readCardinal(number.replace('.', ''))} pê`;
    if (/['’′]$/.test(written) && (isQuoted(before) || YEAR.test(number))) return null;
    const spoken = readNumeral(number);
    if (spoken === null) return null;
    if (/['’′]$/.test(written) && isGoal(number, match, place)) return `phút ${spoken}`;
    return MINUTE_SAID.test(before) ? spoken : `${spoken} phút`;
  },
};

/** Its quotation may begin far before: '… 2021-2030'. */
const YEAR = /^(?:19|20)\d\d$/;

/** phút 67', phút thứ 90+5' */
const MINUTE_SAID = /phút(?: thứ)?\s(?:\d{1,3}\s?\+\s?)?$/;

/** An odd number of quotation marks so far: the next one closes. */
function isQuoted(before: string): boolean {
  return (before.match(/(?<!\d)['’‘]/g)?.length ?? 0) % 2 === 1;
}

/** What has a width in inches: lap 14''. */
const SCREEN_BEFORE =
  /(?<!\p{L})(?:lap|laptop|màn|màn hình|tivi|ti vi|tv|ipad|máy tính|balo|monitor|inch)\s$/u;

/** Ten years by their number: những năm 80s. */
const DECADE = /^(?:1[5-9]|20)?[0-9]0s$/;
const DECADE_BEFORE = /(?<!\p{L})(?:những năm|thập niên|thập kỷ|nhạc|thời|phong cách|đầu|cuối|giữa)\s*$/u;

/** How long something takes, in a textbook: thời gian rơi là 3 s. */
const TIMED_BEFORE = /(?<!\p{L})(?:thời gian|chu kỳ|chu kì|sau|trong|mất|lúc)(?!\p{L})[^.;!?\d]{0,30}$/u;

const seconds: Rule = {
  name: 'seconds',
  class: 'duration',
  description: "Seconds: 30s, 30''.",
  examples: [
    ['30s', 'ba mươi giây'],
    ['thời gian rơi là 3,1 s.', 'thời gian rơi là ba phẩy một giây.'],
    ['chip Snapdragon 8s', 'chíp xờ náp đờ ra gon tám ét'],
    ['những năm 80s', 'những năm tám mươi'],
    ["2'30''", 'hai phút ba mươi giây'],
    [`10'25"`, 'mười phút hai mươi lăm giây'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(${NUMERAL})(?:\s?s|['’′]{2}|″|(?<=\d['’′]\d{1,2})["”])${END}`, 'uy'),
  say: (match, place) => {
    const [written, number = ''] = match;
    const { before } = place;
    if (/(?:iphone|galaxy|thế hệ)\s*$/.test(before) || isModel(match, place)) return null;
    if (/''$/.test(written) && SCREEN_BEFORE.test(before)) return `${readNumeral(number)} inh`;
    const spoken = readNumeral(number);
    if (/\d\ss$/.test(written) && !(/[.,]/.test(number) || TIMED_BEFORE.test(before))) return null;
    if (
      DECADE.test(written) &&
      (written.length > 3 || DECADE_BEFORE.test(before) || /^\s\p{Lu}/u.test(place.writtenAfter(match)))
    )
      return { words: spoken ?? '', class: 'cardinal' };
    return spoken === null ? null : `${spoken} giây`;
  },
};

/** The s of a product's series and no time: Snapdragon 8s, Redmi Note 9s. */
function isModel([written]: RegExpExecArray, { writtenBefore }: Place): boolean {
  const name = /(?<!\p{L})(\p{Lu}[\p{L}\d]+)\s$/u.exec(writtenBefore)?.[1];
  return (
    /^\d{1,2}s$/.test(written) &&
    name !== undefined &&
    (/\d/.test(name) || readLoan(name) !== null || !isPlainSyllable(fold(name).toLowerCase()))
  );
}

const hundredths: Rule = {
  name: 'seconds-and-hundredths',
  class: 'duration',
  description: 'Seconds and hundredths of a race: 24"15.',
  examples: [
    [`24"15`, 'hai mươi tư giây mười lăm'],
    ['9s58', 'chín giây năm mươi tám'],
    [`1'12"5`, 'một phút mười hai giây năm'],
    [`1'48"05`, 'một phút bốn mươi tám giây không năm'],
  ],
  opens: ['digit'],
  pattern:
    /([0-5]?\d)(?:["”″]|['’′]{2}|s(?=\d\d))(\d{2}|(?<=\d['’′]\d{1,2}["”″'’′]{1,2})\d)(?![\p{L}\d]|[.,]\d)/uy,
  say: ([, whole = '', parts = '']) => `${readCardinal(whole)} giây ${readFraction(parts)}`,
};

const timeZone: Rule = {
  name: 'time-zone',
  class: 'time',
  description: 'Time zones: the letters, then cộng or trừ and the hours.',
  examples: [
    ['GMT+7', 'giê em mờ tê cộng bảy'],
    ['UTC-05:30', 'u tê xê trừ năm giờ ba mươi phút'],
  ],
  opens: ['capital'],
  pattern: /(GMT|UTC)\s?([+−-])\s?(\d{1,2})(?::([0-5]\d))?(?![\p{L}\d])/uy,
  say: ([, zone = '', sign, hours = '', minutes]) => {
    const offset = minutes === undefined ? readCardinal(hours) : sayTime({ hours, minutes });
    return `${spell(zone)} ${sign === '+' ? 'cộng' : 'trừ'} ${offset}`;
  },
};

const wholeHour: Rule = {
  name: 'whole-hour',
  class: 'time',
  description: 'A full hour with its unit in words says no minutes: 15 giờ 00.',
  examples: [
    ['15 giờ 00', 'mười lăm giờ'],
    ['0 giờ 00 phút', 'không giờ'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,2}) giờ (?:00?( phút)(?!\p{L}|,? \d{1,2} giây)|00(?! phút|[\p{L}\d%]|[.,/:-]\d))/uy,
  say: (match, place) => {
    const [, hours = '', unit] = match;
    return unit === undefined && NONE_OF.test(place.after(match)) ? null : `${readCardinal(hours)} giờ`;
  },
};

/** What a report or a price list has none of: 24 giờ 00 đồng. */
const NONE_OF = /^\s(?:đồng(?! hồ)|ca|vụ|trường hợp|lỗi|điểm|phần trăm)(?!\p{L})/u;

const runningTime: Rule = {
  name: 'running-time',
  class: 'duration',
  description: 'Minutes and seconds after a word for a duration, where no clock has such an hour: 45:30.',
  examples: [['chạy hết 45:30', 'chạy hết bốn mươi lăm phút ba mươi giây']],
  opens: ['digit'],
  pattern: /(2[5-9]|[3-5]\d):([0-5]\d)(?![\d:/%]|[.,]\d|\s?=)/y,
  say: ([, minutes = '', seconds = ''], { before }) => {
    if (!DURATION_BEFORE.test(before)) return null;
    return `${readCardinal(minutes)} phút${Number(seconds) > 0 ? ` ${readCardinal(seconds)} giây` : ''}`;
  },
};

const DURATION_BEFORE =
  /(?<!\p{L})(?:hết|mất|dài|trong|thành tích|kỷ lục|thời lượng|thời gian|sau|tới|đạt|xuống còn)(?: (?:là|khoảng|chạy|hoàn thành|của (?:video|clip|phim|bài)))?[\s:]*$/u;

/** So many years or months, then the days. */
const LONGER_BEFORE = /\d (?:năm|tháng|tuần)\s$/;

const paddedTime: Rule = {
  name: 'padded-time',
  class: 'time',
  description:
    'The leading zero of a number before giờ, phút, giây or tháng, and of days after months, is silent.',
  examples: [
    ['21 giờ 04 phút', 'hai mươi mốt giờ bốn phút'],
    ['phạt 03 tháng 05 ngày tù', 'phạt ba tháng năm ngày tù'],
  ],
  opens: ['digit'],
  pattern: /0(\d)(?=\s(giờ|phút|giây|tháng|tuần|ngày)(?!\p{L}))/uy,
  say: ([, digit = '', unit], { before }) =>
    unit === 'ngày' && !LONGER_BEFORE.test(before) ? null : readCardinal(digit),
};

export const timeRules: readonly Rule[] = [
  timeZone,
  stopwatch,
  lap,
  runningTime,
  hourSeconds,
  twelveHours,
  clock,
  fewMinutes,
  hours,
  minutes,
  hundredths,
  seconds,
  wholeHour,
  paddedTime,
];
