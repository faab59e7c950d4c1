import type { Place } from '../place';
import type { Rule } from '../rule';
import { endsWithCue } from './context';
import { KEPT_BACK_NAME } from './lexicon/kept-back';
import { isSyllable } from './syllables';

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

const WEEKDAYS = ['hai', 'ba', 'tư', 'năm', 'sáu', 'bảy'] as const;
/** What bears T and a number of its own: gates and buildings, hormones, vertebrae, buses, models. */
const NUMBERED =
  'ga|nhà ga|sân bay|sảnh|cảng|terminal|tòa|toà|nhà|block|khối|khu|tháp|(?<!(?:mở|đóng) )cửa|lô|hầm|căn|phòng|đời|dòng|tuyến|tàu|xe|máy bay|' +
  'áo|size|tế bào|hormone|hoóc môn|nội tiết tố|nồng độ|chỉ số|ft|giai đoạn|đốt sống|đốt|u|bồn|trạm|chai|mẫu|model';
const NUMBERED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${NUMBERED})\s*(?:t\d{1,2}(?:,| và| hoặc)\s)?$|(?<!\p{L})xét nghiệm (?:t\d(?:,| và) )?$`,
  'u',
);

/** Who is named so in any text, and who is where others are named by letters too. */
const KEPT_BACK_BEFORE = /(?<!\p{L})(?:ông|bà|cụ|bị (?:cáo|can|hại|đơn)|nguyên đơn)\s$/u;
const MAYBE_KEPT_BACK_BEFORE = /(?<!\p{L})(?:anh|chị|em|cháu|là|và)\s$/u;

/** Hồ Minh T4, bà T4: a person whose name is kept back, with a number where there are several. */
const isKeptBack = ({ before, writtenBefore, document }: Place): boolean =>
  KEPT_BACK_NAME.test(writtenBefore) ||
  KEPT_BACK_BEFORE.test(before) ||
  (document.keepsNamesBack && MAYBE_KEPT_BACK_BEFORE.test(before));

/** Fujifilm X-T2, Anjier T4: the letter of a model, after a foreign name. */
function isModel(before: string): boolean {
  const name = /(\p{Lu}\p{Ll}+) $/u.exec(before)?.[1];
  return /\p{L}-$/u.test(before) || (name !== undefined && !isSyllable(name));
}

/** In small letters only beside another day or a part of it: t2-t5, sáng t7. */
const SMALL_BEFORE = /t[2-7](?:\s?[-–,]\s?| và | đến )$/u;
const SMALL_AFTER = /^(?:\s?[-–,]\s?| và | đến )(?:t[2-7]|cn)(?![\p{L}\d])/u;
/** Before an ordinal rather than a day: mua lần t2. */
const TIMES_BEFORE = /(?<!\p{L})lần\s$/u;

const weekday: Rule = {
  name: 'weekday',
  class: 'date',
  description:
    'T2 to T7: thứ hai to thứ bảy; in small letters only beside another day, a part of the day or lần.',
  examples: [
    ['học T2-T6', 'học thứ hai đến thứ sáu'],
    ['nhận hàng t2-t5', 'nhận hàng thứ hai đến thứ năm'],
    ['mua lần t2', 'mua lần thứ hai'],
    ['máy ảnh X-T2', 'máy ảnh ích-tê hai'],
    ['mở cửa T2-CN', 'mở cửa thứ hai đến chủ nhật'],
    ['bị cáo Hồ Minh T4', 'bị cáo Hồ Minh tê bốn'],
    ['bà T5 khai', 'bà tê năm khai'],
  ],
  opens: ['letter'],
  pattern: new RegExp(String.raw`[Tt]([2-7])${END}(?!\/\d{4})`, 'uy'),
  say: (match, place) => {
    const { before, writtenBefore } = place;
    const [written, day] = match;
    const beside =
      SMALL_BEFORE.test(before) ||
      SMALL_AFTER.test(place.after(match)) ||
      TIMES_BEFORE.test(before) ||
      endsWithCue(before, 'day', 'partOfDay');
    if (written.startsWith('t') && !beside) return null;
    const isNumbered = NUMBERED_BEFORE.test(before) || isModel(writtenBefore) || isKeptBack(place);
    return isNumbered ? null : `thứ ${WEEKDAYS[Number(day) - 2]}`;
  },
};

const BESIDE_WEEKDAY = /(?:t[2-7]|thứ (?:hai|ba|tư|năm|sáu|bảy|[2-7]))[^.;!?]{0,12}$/;
/** After these words a Sunday, unless a name makes it the branch of a firm: nghỉ CN Bình Thạnh. */
const DAY_BEFORE =
  /(?<!\p{L})(?:ngày|hôm|(?:ngày|hôm|sáng|trưa|chiều|tối|đêm) (?:nay|mai|kia)|trừ|nghỉ)\s*$/u;
const BRANCH_AFTER = /^\s(?:[Qq]uận|Q\.?\s?\d|[Hh]uyện|[Pp]hường|[Mm]iền|số \d)/u;

/** thế kỷ thứ 3 trước CN: no day of the week. */
const CENTURY_BEFORE = /(?<!\p{L})k[ỷỉ][^.;!?\n]{0,15}\s(?:trước|sau)\s$/u;

const sunday: Rule = {
  name: 'sunday',
  class: 'date',
  description: 'CN beside weekdays or parts of the day: chủ nhật.',
  examples: [
    ['T7 và CN', 'thứ bảy và chủ nhật'],
    ['sáng CN', 'sáng chủ nhật'],
    ['thứ bảy và C.Nhật', 'thứ bảy và chủ nhật'],
    ['ngày mai CN nghỉ', 'ngày mai chủ nhật nghỉ'],
  ],
  opens: ['capital'],
  pattern: new RegExp(String.raw`C(?:N|\.\s?[Nn]hật)${END}`, 'uy'),
  say: (match, place) => {
    if (match[0] !== 'CN') return 'chủ nhật';
    const written = place.writtenAfter(match);
    if (BRANCH_AFTER.test(written) || CENTURY_BEFORE.test(place.before)) return null;
    const after = /^\s*(?:-|–|,|và)?\s*(?:\d{1,2}\/\d|t[2-7]|thứ|hằng tuần|hàng tuần|tuần này|tuần sau)/.test(
      place.after(match),
    );
    const day = DAY_BEFORE.test(place.before) && !/^\s\p{Lu}/u.test(written);
    return after || day || endsWithCue(place.before, 'partOfDay') || BESIDE_WEEKDAY.test(place.before)
      ? 'chủ nhật'
      : null;
  },
};

export const weekdayRules: readonly Rule[] = [weekday, sunday];
