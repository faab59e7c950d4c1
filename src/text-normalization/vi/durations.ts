import type { Place } from '../place';
import type { Rule } from '../rule';
import { readCardinal } from './numbers/cardinals';
import { NUMERAL, readFraction, readNumeral } from './numbers/numerals';
import { fold, isPlainSyllable } from './syllables';
import { RATIO_BEFORE } from './times';
import { sayTime } from './verbalize/times';
import { readLoan } from './vocabulary';

const END = String.raw`(?![\p{L}\p{N}])`;

/** Full minutes say no seconds. */
const sayMinutes = (minutes: string, seconds: string): string =>
  `${readCardinal(minutes)} phút${Number(seconds) > 0 ? ` ${readCardinal(seconds)} giây` : ''}`;

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

const runningTime: Rule = {
  name: 'running-time',
  class: 'duration',
  description: 'Minutes and seconds after a word for a duration, where no clock has such an hour: 45:30.',
  examples: [['chạy hết 45:30', 'chạy hết bốn mươi lăm phút ba mươi giây']],
  opens: ['digit'],
  pattern: /(2[5-9]|[3-5]\d):([0-5]\d)(?![\d:/%]|[.,]\d|\s?=)/y,
  say: ([, minutes = '', seconds = ''], { before }) =>
    DURATION_BEFORE.test(before) ? sayMinutes(minutes, seconds) : null,
};

const DURATION_BEFORE =
  /(?<!\p{L})(?:hết|mất|dài|trong|thành tích|kỷ lục|thời lượng|thời gian|sau|tới|đạt|xuống còn)(?: (?:là|khoảng|chạy|hoàn thành|của (?:video|clip|phim|bài)))?[\s:]*$/u;

const PER_KILOMETRE = String.raw`(?:\s?(?:phút|p|min|['’′]))?\s?\/\s?[kK][mM]`;

const pace: Rule = {
  name: 'pace',
  class: 'duration',
  description: 'How long a runner takes for a kilometre: 5:30/km, 6:24–8:32 phút/km.',
  examples: [
    ['pace 5:30/km', 'pết năm phút ba mươi giây trên ki lô mét'],
    ['6:24–8:32 phút/km', 'sáu phút hai mươi tư giây đến tám phút ba mươi hai giây trên ki lô mét'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`([1-5]?\d):([0-5]\d)(?:(${PER_KILOMETRE})|(?=\s?(?:[-–]|đến|tới)\s?[1-5]?\d:[0-5]\d${PER_KILOMETRE}))${END}`,
    'uy',
  ),
  say: ([, minutes = '', seconds = '', perKilometre]) =>
    sayMinutes(minutes, seconds) + (perKilometre === undefined ? '' : ' trên ki lô mét'),
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

/** Lines of a picture, not minutes: 1080p. */
const RESOLUTIONS = new Set(['144', '240', '360', '480', '540', '720', '1080', '1440', '2160', '4320']);

/** How long somebody waits, where a space is before the p: sau 10 p, but 12 p. 3. */
const WAITED_BEFORE = /(?<!\p{L})(?:đợi|chờ|sau|khoảng|mất|trong|tầm|chừng|thêm|nghỉ|hết)\s$/u;
const ENDS_AFTER = /^(?:$|[,;!?)]|\.(?!\s?[\p{Lu}\d])|\s(?:là|rồi|nữa|thì|mới|sau|đi|nhé|nha)(?!\p{L}))/u;

/** Who has scored, and how: Đình Bắc (49' pen), Messi (12', 60'). */
const SCORER_BEFORE = /\p{Lu}\p{Ll}+\s\((?:\d{1,3}['’′](?:\+\d)?,\s?){0,4}$/u;
const GOALS_BEFORE = /(?<!\p{L})(?:ghi bàn|bàn thắng|tỷ số|lập công|cú đúp|phản lưới|pen)(?!\p{L})/u;
const SCORED_AFTER = /^(?:\+\d{1,2}['’′]?)?\s?(?:[,)]|(?:pen|phản lưới|og|p|phạt đền|đá phạt)(?!\p{L}))/u;

/** The goals of several players: Tuấn Anh (32'), Công Vinh (51'). */
const OTHER_GOAL_BEFORE = /\d['’′]\),? (?:và )?\p{Lu}[^.;()\d]{1,40}\($/u;
const OTHER_GOAL_AFTER = /^\),? (?:và )?\p{Lu}[^.;()\d]{1,40}\(\d{1,3}(?:\+\d{1,2})?['’′]/u;
/** What lasts so long, named in the same sentence. */
const SHOWN_BEFORE = /(?<!\p{L})(?:phim|bài hát|các bài|ca khúc|vở|tiết mục|video)(?!\p{L})[^.!?\n]*$/u;

/** Whether it is the minute of a goal: of an examination or a film it is how long. */
function isGoal(minute: string, match: RegExpExecArray, place: Place): boolean {
  const after = place.after(match);
  if (!SCORER_BEFORE.test(place.writtenBefore) || !SCORED_AFTER.test(after) || Number(minute) > 120)
    return false;
  return (
    /^(?:\+|\s\p{L}|,\s?\d)/u.test(after) ||
    /['’′],\s?$/.test(place.before) ||
    GOALS_BEFORE.test(place.before) ||
    (!SHOWN_BEFORE.test(place.before) &&
      (OTHER_GOAL_BEFORE.test(place.writtenBefore) || OTHER_GOAL_AFTER.test(place.writtenAfter(match))))
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

export const durationRules: readonly Rule[] = [
  lap,
  runningTime,
  pace,
  hourSeconds,
  minutes,
  hundredths,
  seconds,
];
