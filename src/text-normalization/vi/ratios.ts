import type { Place } from '../place';
import type { Rule } from '../rule';
import { Context, endsWithCue } from './context';
import { isCounted, standsAlone } from './counted';
import { cuePattern } from './lexicon/cues';
import { readCardinal } from './numbers/cardinals';
import { readNumeral } from './numbers/numerals';
import { arePointsOfGame } from './sets';
import { isRank, isPadded, judgeSlash } from './slash-evidence';
import { sayFraction, sayRatio, sayScore } from './verbalize/pairs';
import { table } from '../table';

/** Cues of scores, and what else tells of a match; who is shown the way or charmed is not led. */
const SCORE_WORDS = String.raw`(?<!(?:hướng|hấp|chỉ|trích) (?=dẫn))(?:${cuePattern('score')}|lượt (?:đi|về)|fc|bóng đá|thắng lợi|chiến thắng|nâng tỷ số|tổng tỷ số|h[12])`;
/** A score word, then at most a few words without a number of their own. */
const SCORE_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${SCORE_WORDS})(?!\p{L})(?: \d(?=[ :]))?(?:(?:[^\d.;!?\n]|(?<=u)\d\d){0,40}| (?:\d )?)$`,
  'u',
);
const CLAUSE_WITH_SCORE = new RegExp(String.raw`(?<!\p{L})(?:${SCORE_WORDS})(?!\p{L})[^.;!?\n]{0,50}$`, 'u');

/** What is measured is no score: hạ 2-3 m. */
const MEASURED_AFTER = /^\s?(?:m|km|cm|mm|kg|g|l|ml|ha|h|k|tr|km\/h|chỉ)(?!\p{L})/u;
/** Right after the word for the result comes the opponent or the day, which elsewhere could be counted. */
const RESULT_BEFORE =
  /(?<!\p{L})(?:thắng|thua|hòa|hoà|dẫn|hạ|đánh bại|t[ỷỉ] số)(?: (?:đậm|sát|ngược|chung cuộc|trước|lại|cuối cùng))?\s$/u;
const NOT_COUNTED_AFTER =
  /^\s(?:đội|lớp|trường|tỉnh|nước|nhóm|hiệp|xã|phường|thành phố|công ty|nhà|đối thủ|vòng|khách|bạn|trước|phút \d|(?:ngày|đêm|tuần|tháng|năm|hôm) (?:trước|qua|ngoái|nay|mai|này|sau|kia)|lượt (?:đi|về)|trận (?:đầu|lượt|ra quân|mở màn))(?!\p{L})/u;

const score: Rule = {
  name: 'score',
  class: 'score',
  description: 'Scores of a match: the two numbers alone.',
  examples: [
    ['thắng 2-1', 'thắng hai một'],
    ['hòa 0-0', 'hòa không không'],
    ['thắng 6-4, 6-3', 'thắng sáu bốn, sáu ba'],
    ['tỷ số 3:1', 'tỷ số ba một'],
    ['Lào 3-3 Thái Lan', 'Lào ba ba Thái Lan'],
    ['Alcaraz 2-6; 6-3; 7-5', 'an ca rát hai sáu; sáu ba; bảy năm'],
    ['trẻ 2-6, 6-7 tuổi', 'trẻ hai đến sáu, sáu đến bảy tuổi'],
    ['thắng nhanh 2,5-0,5', 'thắng nhanh hai phẩy năm không phẩy năm'],
    ['hiệp 1: 0-2', 'hiệp một: không hai'],
    ['Nghệ An - Thanh Hóa 1-1', 'Nghệ An - Thanh Hóa một một'],
    ['MU 2-1 Chelsea', 'em u hai một cheo xi'],
    ['PSG - Inter 5-0', 'pê ét giê - in tơ năm không'],
    ['chạy 5-7 km', 'chạy năm đến bảy ki lô mét'],
  ],
  opens: ['digit'],
  pattern:
    /(\d{1,3}|\d{1,2}[,.]5(?=-\d{1,2}[,.]5))(?:\s?[-–]\s?|:)(\d{1,3}|(?<=[,.]5-)\d{1,2}[,.]5)(?![\d/%°]|[.,]\d|\s?[-–]\s?\d)/y,
  say: (match, place) => {
    const [, first = '', second = ''] = match;
    const chained = place.continues(['score'], /^[\s,;()và]{1,8}$/) && CLAUSE_WITH_SCORE.test(place.before);
    const draw = first === second;
    if (
      !draw &&
      !chained &&
      !isSet(match, place) &&
      !SCORE_BEFORE.test(place.before) &&
      !betweenTeams(match, place)
    )
      return null;
    const after = place.after(match);
    const range = Number(first) < Number(second) && (isCounted(after) || MEASURED_AFTER.test(after));
    if (range && !(RESULT_BEFORE.test(place.before) && NOT_COUNTED_AFTER.test(after))) return null;
    // Lớp 4-5, phút 45-50, tăng 2-3: from one to the other.
    if (endsWithCue(place.before, 'numbering', 'estimate', 'day')) return null;
    return sayScore({ first, second });
  },
};

const SET = '(?:[0-7]-[67]|[67]-[0-7])';
const IS_SET = new RegExp(`^${SET}$`);
const SETS_BEFORE = new RegExp(String.raw`(?<![\d/.-])(?:${SET}[,;]\s?){1,4}$`);
const SETS_AFTER = new RegExp(String.raw`^(?:[,;]\s?${SET}(?![\d/.-])){1,4}`);
/** No range descends: of 2-6, 6-7 tuổi nobody has won. */
const WON = /[67]-[0-6]/;

/** One of the sets of a match of tennis, side by side: 2-6; 6-3; 7-6. */
function isSet(match: RegExpExecArray, place: Place): boolean {
  if (!IS_SET.test(match[0]) || /ngày[^.;!?]{0,20}$/.test(place.before)) return false;
  const others = [SETS_BEFORE.exec(place.before)?.[0], SETS_AFTER.exec(place.after(match))?.[0]];
  return others.some((sets) => sets !== undefined) && WON.test([match[0], ...others].join());
}

const SLASHED_SET = '(?:[0-4]\\/6|6\\/[0-4]|[56]\\/7|7\\/[56])';
const IS_SLASHED_SET = new RegExp(`^${SLASHED_SET}$`);
const SLASHED_SETS_BEFORE = new RegExp(String.raw`(?:\d-\d\s?\(|(?<![\d/])${SLASHED_SET}[,;]\s?)$`);
const SLASHED_SETS_AFTER = new RegExp(`^[,;]\\s?${SLASHED_SET}(?![\\d/])`);

const slashedSet: Rule = {
  name: 'score-slashed',
  class: 'score',
  description: 'The sets of a match with slashes, side by side, and the points of one.',
  examples: [
    ['tỷ số 2-0 (6/4, 6/3)', 'tỷ số hai không (sáu bốn, sáu ba)'],
    ['chiến thắng 21/10 ở ván 1', 'chiến thắng hai mươi mốt mười ở ván một'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,2})\/(\d{1,2})(?![\d/])/y,
  say: (match, place) => {
    const [written, first = '', second = ''] = match;
    if (arePointsOfGame(match, place)) return sayScore({ first, second });
    if (!IS_SLASHED_SET.test(written) || /(?<!\p{L})(?:ngày|thi|lịch)(?!\p{L})/u.test(place.before))
      return null;
    const besideAnother =
      SLASHED_SETS_BEFORE.test(place.before) ||
      (SLASHED_SETS_AFTER.test(place.after(match)) && /\($/.test(place.before));
    return besideAnother ? sayScore({ first, second }) : null;
  },
};

const MOST_GOALS = 15;
/** Two sides joined by a dash, then only their score: PSG - Inter 5-0; but Vinh - Huế 2-4 làn. */
const FIXTURE_BEFORE =
  /(?:^|\s)\p{Lu}[\p{L}.]{0,15}\s[-–]\s\p{Lu}[\p{L}.]{0,15}(?:\s\p{Lu}[\p{L}.]{0,15})?\s$/u;

/** Pháp 3-3 Argentina: a capitalised name on both sides, the first not a word that numbers things. */
function betweenTeams(match: RegExpExecArray, place: Place): boolean {
  const [before, after] = [place.writtenBefore, place.writtenAfter(match)];
  if (FIXTURE_BEFORE.test(before) && standsAlone(place.after(match)))
    return Number(match[1]) <= MOST_GOALS && Number(match[2]) <= MOST_GOALS;
  const named =
    /(?:^|\s)(?:\p{Lu}\p{Ll}+(?: \(?[A-Z]\d{2}\)?)?|[A-Z]{2,4})\s$/u.test(before) &&
    /^\s\p{Lu}\p{Ll}/u.test(after);
  return named;
}

const half: Rule = {
  name: 'half',
  class: 'abbreviation',
  description: 'H1 and H2 before a score: the halves of a match.',
  examples: [['(H1: 1-0)', '(hiệp một: một không)']],
  opens: ['capital'],
  pattern: /H([12])(?=\s?:?\s?\d{1,2}\s?[-–]\s?\d)/y,
  say: ([, number = '']) => `hiệp ${readCardinal(number)}`,
};

const formation: Rule = {
  name: 'formation',
  class: 'score',
  description: 'Line-ups of a football team: 4-4-2.',
  examples: [['sơ đồ 4-2-3-1', 'sơ đồ bốn hai ba một']],
  opens: ['digit'],
  pattern: /[1-5](?:-[1-6]){2,4}(?![\d-])/y,
  say: ([written], { before }) => {
    const digits = written.split('-').map(Number);
    const players = digits.reduce((sum, digit) => sum + digit, 0);
    if (players !== 10 && !/(?:sơ đồ|đội hình|chiến thuật)(?: \p{L}+){0,3}\s*$/u.test(before)) return null;
    return digits.map(readCardinal).join(' ');
  },
};

const RATIO_BEFORE =
  /(?<!\p{L})(?:tỉ lệ|tỷ lệ|scale|khung hình|màn hình|tỉ số|tỷ số|định dạng|bản đồ)(?:[^\d.;!?\n]{0,30})(?:\d{1,4}(?::\d{1,4})?\s*(?:hoặc|và|,|hay)\s*)?$/u;

const ratio: Rule = {
  name: 'ratio',
  class: 'ratio',
  description: 'Ratios with a colon after a word such as tỷ lệ: a trên b.',
  examples: [
    ['tỷ lệ 1:100', 'tỷ lệ một trên một trăm'],
    ['tỷ lệ quy đổi là 1 : 8', 'tỷ lệ quy đổi là một trên tám'],
    ['khung hình 16:9', 'khung hình mười sáu trên chín'],
    ['10:2=5', 'mười chia hai bằng năm'],
  ],
  opens: ['digit'],
  pattern:
    /(\d{1,3}(?:[.,]\d{1,3}){0,3})(:|\s:\s)(\d{1,3}(?:\.\d{3}){1,3}|\d{1,3}[.,]\d{1,2}|\d{1,9})(?:(?=:)|(?![\d:]|[.,]\d))/y,
  say: (match, place) => {
    const cue = RATIO_BEFORE.test(place.before);
    const clockLike = /^\d{1,2}:\d\d$/.test(match[0]);
    if (!cue && (match[2] !== ':' || clockLike || /^\s?=/.test(place.after(match)))) return null;
    const [first, second] = [readNumeral(match[1] ?? ''), readNumeral(match[3] ?? '')];
    return first === null || second === null ? null : `${first} trên ${second}`;
  },
};

const ratioTail: Rule = {
  name: 'ratio-part',
  class: 'ratio',
  description: 'The further parts of a ratio: 1:2:3.',
  examples: [['tỷ lệ 1:2:3', 'tỷ lệ một trên hai trên ba']],
  opens: ['sign'],
  pattern: /:(\d{1,4})(?!\d)/y,
  say: ([, number = ''], place) =>
    place.continues(['ratio', 'ratio-part'], /^$/) ? `trên ${readCardinal(number)}` : null,
};

const WHOLE_BEFORE = /(?<![\d.,/:-])[1-9]\d?\s$/;

/** A whole number, its fraction, and what they measure: 1 1/2 cốc. */
function isMixed(first: number, second: number, place: Place, match: RegExpExecArray): boolean {
  const after = place.after(match);
  const measured = isCounted(after) || /^\s?(?:kg|l|m|km|lít|inch)(?!\p{L})/u.test(after);
  if (first >= second || !measured) return false;
  const whole = WHOLE_BEFORE.exec(place.before);
  return whole !== null && !endsWithCue(place.before.slice(0, whole.index), 'numbering', 'day');
}

/** The number of an item at the beginning of a line, whose text begins with a year: 1/ 2016. */
const BEGINS = /(?:^|\n)\s*$/;
const YEAR = /^(?:19|20)\d\d$/;

const fraction: Rule = {
  name: 'fraction',
  class: 'fraction',
  description: 'a/b: a fraction before a noun, otherwise a trên b.',
  examples: [
    ['chiếm 3/4 diện tích', 'chiếm ba phần tư diện tích'],
    ['uống 1/3 gói sáng, 1/3 gói chiều', 'uống một phần ba gói sáng, một phần ba gói chiều'],
    ['hơn 2/3 đại biểu', 'hơn hai phần ba đại biểu'],
    ['được 8/10 điểm', 'được tám trên mười điểm'],
    ['năm học 2025/2026', 'năm học hai nghìn không trăm hai mươi lăm đến hai nghìn không trăm hai mươi sáu'],
    ['mùa giải 2025/26', 'mùa giải hai nghìn không trăm hai mươi lăm đến hai nghìn không trăm hai mươi sáu'],
    ['cho 1 1/2 cốc sữa', 'cho một và một phần hai cốc sữa'],
    ['chấm 8/10', 'chấm tám trên mười'],
    ['mở cửa 24/7', 'mở cửa hai mươi tư trên bảy'],
    ['huyết áp 120/80', 'huyết áp một trăm hai mươi trên tám mươi'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,4})\s?\/\s?(\d{1,4})(?![\d]|[.,]\d|\/\d)/y,
  say: (match, place) => {
    const [, first = '', second = ''] = match;
    const [part, whole] = [Number(first), Number(second)];
    if (/\d\/\s/.test(match[0]) && YEAR.test(second) && BEGINS.test(place.before)) return null;
    if (isSeason(first, second))
      return { words: `${readCardinal(part)} đến ${readCardinal(part + 1)}`, class: 'range' };
    if (isRank(place.before, second))
      return { words: sayRatio({ first, second, isRank: true }), class: 'ratio' };
    const reading = judgeSlash(part, whole, new Context(place, match), isPadded(first, second));
    if (reading !== 'fraction' || whole === 0) return { words: sayRatio({ first, second }), class: 'ratio' };
    const share = sayFraction({ first, second });
    return isMixed(part, whole, place, match) ? `và ${share}` : share;
  },
};

const fold: Rule = {
  name: 'fold',
  class: 'measure',
  description: 'x after a decimal, or after gấp, tăng and the like: so many times.',
  examples: [
    ['tăng 2,5x', 'tăng hai phẩy năm lần'],
    ['gấp 3x', 'gấp ba lần'],
    ['P/E hấp dẫn 13-14x', 'pê E hấp dẫn mười ba đến mười bốn lần'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,3}(?:[.,]\d{1,2})?)[xX](?![\p{L}\d]|\s?\d|\s(?:t[ỷỉ]|triệu|T[ỶỈ]|TRIỆU)(?!\p{L}))/uy,
  say: ([, number = ''], { before }) => {
    const told =
      /(?<!\p{L})(?:gấp|tăng|lãi|lời|zoom|đòn bẩy|hơn|khoảng|tới|lên|(?:p\/[eb]|pe|pb|định giá|ev\/ebitda)(?: \p{L}+){0,3})[\s~]+(?:\d[\d.,]*\s?[-–]\s?)?$/u.test(
        before,
      );
    return told || /[.,]/.test(number) ? `${readNumeral(number)} lần` : null;
  },
};

/** Two years in a row: 2025/2026, 2025/26. */
function isSeason(first: string, second: string): boolean {
  const next = String(Number(first) + 1);
  return /^(?:19|20)\d\d$/.test(first) && (second === next || second === next.slice(2));
}

const VULGAR = table({
  '½': 'một phần hai',
  '⅓': 'một phần ba',
  '⅔': 'hai phần ba',
  '¼': 'một phần tư',
  '¾': 'ba phần tư',
  '⅕': 'một phần năm',
  '⅛': 'một phần tám',
  '⅜': 'ba phần tám',
  '⅝': 'năm phần tám',
  '⅞': 'bảy phần tám',
});

const vulgarFraction: Rule = {
  name: 'fraction-sign',
  class: 'fraction',
  description: 'Fractions written as one sign: ½.',
  examples: [
    ['½ chén', 'một phần hai chén'],
    ['1 ½ chén', 'một và một phần hai chén'],
  ],
  opens: ['sign'],
  pattern: /[½⅓⅔¼¾⅕⅛⅜⅝⅞]/y,
  say: ([sign], { before }) => {
    const share = VULGAR.get(sign);
    return share === undefined ? null : /(?<![\d.,/])\d{1,3}\s?$/.test(before) ? `và ${share}` : share;
  },
};

export const ratioRules: readonly Rule[] = [
  slashedSet,
  fold,
  half,
  formation,
  score,
  ratio,
  ratioTail,
  fraction,
  vulgarFraction,
];
