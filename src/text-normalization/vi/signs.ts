import type { Place } from '../place';
import type { Rule } from '../rule';
import { lineBreak, punctuation, UNREADABLE } from '../shared-rules';
import { areOfReaction } from './chemistry';
import { SIGN_NAMES } from './lexicon/signs';
import { readCardinal } from './numbers/cardinals';

const plusMore: Rule = {
  name: 'or-more',
  class: 'sign',
  description: 'A plus after a number: more than it.',
  examples: [
    ['18+', 'hơn mười tám'],
    ['phim 18+', 'phim mười tám cộng'],
    ['500+ khách', 'hơn năm trăm khách'],
    ['100++ mẫu', 'hơn một trăm mẫu'],
    ['hàng 4++', 'hàng bốn cộng cộng'],
    ['trên 18+', 'trên mười tám'],
    ['dựa trên 500+ ý kiến', 'dựa trên hơn năm trăm ý kiến'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,3}(?:\.\d{3}){0,3}|\d{1,6})\+{1,2}(?=$|[\s,.;:!?)”"])(?!\s\d)/y,
  say: (match, place) => {
    const [written, number = ''] = match;
    const { before } = place;
    // A grade, as of shrimps or flats; 100++ is more than a hundred.
    if (/^\d\+\+$/.test(written)) return `${readCardinal(number)} cộng cộng`;
    if (/(?<!\p{L})(?:chip|chíp|snapdragon|helio|exynos|galaxy [a-z]\d{0,2}|vsmart)\s$/u.test(before))
      return `${readCardinal(number)} cộng`;
    if (
      /(?<!\p{L})(?:phim|truyện|game|nội dung|hình ảnh|ảnh|clip|video|link|web|trang|cảnh|nhãn|mác|gắn|người lớn|chat)\s$/u.test(
        before,
      ) &&
      /^1[368]$/.test(number) &&
      !/^\s(?:tuổi|người|phút|tấm|lớp|bài|diễn viên|và trang)(?!\p{L})/u.test(place.after(match))
    )
      return `${readCardinal(number)} cộng`;
    const said = /(?<!\p{L})(?:hơn|(?<!(?:dựa|chạy|xếp|có|đạt) )trên)\s$/u.test(before) ? '' : 'hơn ';
    return said + readCardinal(number.replace(/\D/g, ''));
  },
};

const bar: Rule = {
  name: 'bar',
  class: 'sign',
  description: 'The bars of a table are pauses.',
  examples: [['Tên | Tuổi |', 'Tên, Tuổi']],
  opens: ['sign'],
  pattern: /\|{1,3}/y,
  say: (match, place) => (/^\s*(?:$|\n|\|)/.test(place.after(match)) ? '' : ','),
};

const approximately: Rule = {
  name: 'approximately',
  class: 'sign',
  description: '~ before a number: khoảng; ≈: xấp xỉ.',
  examples: [
    ['~5 km', 'khoảng năm ki lô mét'],
    ['π ≈ 3,14', 'pi xấp xỉ ba phẩy mười bốn'],
  ],
  opens: ['sign'],
  pattern: /[~≈≃∼](?=\s?[\d$€])/y,
  say: ([sign], { before }) => {
    if (/(?:khoảng|chừng|tầm|xấp xỉ)\s*$/.test(before)) return '';
    return sign === '~' || sign === '∼' ? 'khoảng' : 'xấp xỉ';
  },
};

const ampersand: Rule = {
  name: 'ampersand',
  class: 'sign',
  description: '& between letters or words: và.',
  examples: [
    ['R&D', 'e rờ và đê'],
    ['Hỏi & đáp', 'Hỏi và đáp'],
    ['chỉ số S & P 500', 'chỉ số ét en pê năm trăm'],
  ],
  opens: ['sign'],
  pattern: /&/y,
  // The index is called by its English name.
  say: (match, place) =>
    /(?<![\p{L}\d])S\s?$/u.test(place.writtenBefore) &&
    (/^\s?P\s(?:\d|Global|Dow)/u.test(place.writtenAfter(match)) ||
      (/chỉ số s\s?$/.test(place.before) && /^\s?P(?!\p{L})/u.test(place.writtenAfter(match))))
      ? 'en'
      : 'và',
};

/** The signs of the table, the longest first: a line added there needs no change here. */
const SIGN = new RegExp(
  [...SIGN_NAMES.keys()]
    .sort((a, b) => b.length - a.length)
    .map((sign) => sign.replace(/[+/]/g, '\\$&'))
    .join('|'),
  'uy',
);

const ARROW = /^(?:→|->|➡|⟶|➔|=>|==>|⇒)$/;

/** Whether an arrow stands between what is told and what comes of it: small letters on both sides, no places or numbers. */
const joinsClauses = (match: RegExpExecArray, place: Place): boolean =>
  !/(?<!\p{L})(?:từ|đi|tuyến|chuyến|ga|bến)(?: \p{L}+){1,4}\s$/u.test(place.before) &&
  /(?:^|\s)\p{Ll}+\s\p{Ll}+\s$/u.test(place.writtenBefore) &&
  /^\s\p{Ll}{2}/u.test(place.writtenAfter(match));

/** One step before: Vào Cài đặt -> tắt máy. */
const STEP_BEFORE = /(?<!\p{L})(?:vào|chọn|bấm|nhấn)\s[^.;!?\n]{1,40}$/u;

/** Whether what to do next follows: vào Hệ Thống -> chọn Sửa lỗi. */
const leadsToStep = (match: RegExpExecArray, place: Place): boolean =>
  /^\s?(?:chọn|nhấn|bấm|ấn|click|tick|gõ|nhập)(?!\p{L})/u.test(place.after(match)) ||
  (STEP_BEFORE.test(place.before) && /^\s?(?:tắt|bật)(?!\p{L})/u.test(place.after(match)));

const FORMULA = String.raw`[A-Z][A-Za-z\d()]{0,20}`;
const SIDE_BEFORE = new RegExp(String.raw`(?<![\p{L}])(${FORMULA})\s?$`, 'u');
const SIDE_AFTER = new RegExp(String.raw`^\s?\d{0,2}(${FORMULA})(?![\p{L}])`, 'u');

/** What comes of what, in chemistry: CaO + H2O → Ca(OH)2. */
function isReaction(match: RegExpExecArray, place: Place): boolean {
  const before = SIDE_BEFORE.exec(place.writtenBefore)?.[1];
  const after = SIDE_AFTER.exec(place.writtenAfter(match))?.[1];
  return before !== undefined && after !== undefined && areOfReaction(before, after);
}

/** One of the two around an aside, where nothing is worked out. */
function isDash(match: RegExpExecArray, place: Place): boolean {
  const [before, after] = [place.before, place.after(match)];
  if (!/\p{L}{2}\s$/u.test(before) || !/^\s\p{L}{2}/u.test(after) || (before + after).includes('='))
    return false;
  return / − \p{L}/u.test(before + after);
}

/** The end of a sentence: trở lên.+ Kinh nghiệm. */
const ITEM_BEFORE = /[.;:…]\s?$/u;

const named: Rule = {
  name: 'sign',
  class: 'sign',
  description: 'Mathematical signs, arrows and the like by their names.',
  examples: [
    ['Trẻ < 5 tuổi', 'Trẻ nhỏ hơn năm tuổi'],
    ['ga A → ga B', 'ga A đến ga bê'],
    ['CaO + H2O → Ca(OH)2', 'xê a o cộng hát hai o tạo thành xê a(o hát) hai'],
    ['√16 = 4', 'căn mười sáu bằng bốn'],
    ['tỉ đồng − gần một phần năm − biến mất', 'tỉ đồng, gần một phần năm, biến mất'],
    ['5 ± 1', 'năm cộng trừ một'],
    ['+Giờ học: 6h', 'Giờ học: sáu giờ'],
    ['không bắt buộc.+ Kinh nghiệm: 1 năm', 'không bắt buộc. Kinh nghiệm: một năm'],
    ['GMT+7', 'giê em mờ tê cộng bảy'],
  ],
  opens: ['sign', 'letter'],
  pattern: SIGN,
  say: (match, place) => {
    const [sign] = match;
    // What heads an item: +Giờ học.
    if (
      sign === '+' &&
      ITEM_BEFORE.test(place.before) &&
      /^\s?\p{Lu}\p{Ll}+(?! \d)|^\s?\p{L}{2}.*:/u.test(place.writtenAfter(match))
    )
      return '';
    if (sign === '+' && /(?:^|\n)\s*$/.test(place.before) && /^\s?\p{L}{2}/u.test(place.after(match)))
      return '';
    // A small circle or a tick that heads an item.
    if (/[°º√]/.test(sign) && /(?:^|\n)\s*$/.test(place.before) && !/^\s?[\d(]/.test(place.after(match)))
      return '';
    if (ARROW.test(sign) && (sign === '==>' || joinsClauses(match, place) || leadsToStep(match, place)))
      return ',';
    if (ARROW.test(sign) && isReaction(match, place)) return 'tạo thành';
    // A dash that a word processor took for a minus: 1,5 tỉ đồng − gần một phần năm.
    if (sign === '−' && isDash(match, place)) return ',';
    const repeated = place.text[place.index - 1] === sign && !/[√<>]/.test(sign);
    return repeated ? '' : (SIGN_NAMES.get(sign) ?? null);
  },
};

const modelPlus: Rule = {
  name: 'model-plus',
  class: 'sign',
  description: 'The plus of a telephone: phiên bản S26+.',
  examples: [['phiên bản S26+ và S26', 'phiên bản ét hai mươi sáu pờ lớt và ét hai mươi sáu']],
  opens: ['sign'],
  pattern: /\+(?![\p{L}\d+])/uy,
  say: (_, { writtenBefore }) => (/(?<![\p{L}\d])S(?:[6-9]|[12]\d)$/u.test(writtenBefore) ? 'pờ lớt' : null),
};

const grade: Rule = {
  name: 'grade',
  class: 'sign',
  description: 'The minus of a mark or rating: điểm B-.',
  examples: [['chấm điểm B-, không hơn', 'chấm điểm bê trừ, không hơn']],
  opens: ['sign'],
  pattern: /[-−](?=$|[\s.,;)])/y,
  say: (_, { writtenBefore }) =>
    /(?<!\p{L})(?:điểm|hạng|loại|mức)(?: tín nhiệm)? [A-F]{1,3}$/u.test(writtenBefore) ? 'trừ' : null,
};

const menuPath: Rule = {
  name: 'menu-path',
  class: 'sign',
  description: 'The > between the entries of a menu, or after the number of a line, is a pause.',
  examples: [
    ['Cài đặt > Kết nối', 'Cài đặt, Kết nối'],
    ['"Cài đặt" > "Kết nối"', '"Cài đặt","Kết nối"'],
    ['vào Cài đặt> Kết nối', 'vào Cài đặt, Kết nối'],
    ['1> Chọn giống tốt', 'một, Chọn giống tốt'],
  ],
  opens: ['sign', 'space'],
  pattern: /\s?>{1,2}\s(?=["“]?\p{Lu}\p{Ll})/uy,
  say: (_, { before }) => (/\p{L}{2}["”]?$|(?:^|\n)\s*\d{1,2}$/u.test(before) ? ',' : null),
};

/** A service of so many stars, and neither a factor nor the mark of a hard exercise. */
function isRating(match: RegExpExecArray, place: Place): boolean {
  const numbered = /(?<!\p{L})(?:bài|câu|mục|số|phím|hình|bảng)\s\d$/u.test(place.before);
  const factor = /^\s?[\p{L}\d*]\s?[\d*+=^]|^[\p{L}\d*(]|^\s\d/u.test(place.after(match));
  return /(?<![\d.,*+×x^])(?:[1-7]|10)$/.test(place.before) && !numbered && !factor;
}

/** What is worked out, in words: Số tiền hoàn = Tỷ lệ hoàn. */
const FORMULA_BEFORE = /=\s?[^=\n]{2,50}\s$/;

const starAndHash: Rule = {
  name: 'star-and-hash',
  class: 'sign',
  description: 'A star or hash beside digits is named; elsewhere it is left out.',
  examples: [
    ['phím #', 'phím thăng'],
    ['phím *', 'phím sao'],
    ['khách sạn 5*', 'khách sạn năm sao'],
    ['dịch vụ 5*, rất tốt', 'dịch vụ năm sao, rất tốt'],
  ],
  opens: ['sign'],
  pattern: /[*#]/y,
  say: (match, place) => {
    const [sign] = match;
    const { before } = place;
    if (sign === '*' && isRating(match, place)) return 'sao';
    if (sign === '*' && FORMULA_BEFORE.test(before) && /^\s\p{L}/u.test(place.after(match))) return 'nhân';
    if (!/(?<!\p{L})(?:phím|nút|dấu|bấm)\s*(?:[*#] (?:hoặc|hay|và) )?$/u.test(before)) return null;
    return sign === '*' ? 'sao' : 'thăng';
  },
};

const unreadable: Rule = {
  name: 'unreadable',
  class: 'sign',
  description: 'Signs and letters that have no reading are left out.',
  examples: [['một ⁂ hai 三', 'một hai']],
  opens: ['sign', 'letter'],
  pattern: UNREADABLE,
  say: () => '',
};

const dateAndTime: Rule = {
  name: 'date-and-time',
  class: 'punctuation',
  description: 'Between a date with its year and a time of that day there is a pause.',
  examples: [
    [
      '(21/04/2010 06:19)',
      '(ngày hai mươi mốt tháng tư năm hai nghìn không trăm mười, sáu giờ mười chín phút)',
    ],
  ],
  opens: ['space'],
  pattern: /\s(?=\d{1,2}:\d{2}(?!\d))/y,
  say: (_match, place) => (place.continues(['date', 'iso-date'], /^$/) ? ',' : null),
};

/** Tried before the signs between numbers. */
export const pauseRules: readonly Rule[] = [lineBreak, punctuation, dateAndTime];

/** Signs by their names. */
export const signRules: readonly Rule[] = [
  approximately,
  ampersand,
  modelPlus,
  grade,
  menuPath,
  named,
  starAndHash,
  bar,
];

/** Tried before numbers are read on their own. */
export const plusRules: readonly Rule[] = [plusMore];

/** Tried when no other rule applies. */
export const lastRules: readonly Rule[] = [unreadable];
