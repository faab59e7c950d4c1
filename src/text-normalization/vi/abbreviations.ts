import type { Rule } from '../rule';
import type { Place } from '../place';
import { isLoneForm, readChatWord, readLoneForm } from './chat';
import { SURE_CHAT_WORDS } from './chat-forms';
import { chooseSense } from './choose-sense';
import { expandCompound } from './compounds';
import { isCounted } from './counted';
import { divisionRules } from './divisions';
import { dottedRules } from './dotted';
import { isLettered } from './lettered';
import { office } from './offices';
import { ABBREVIATIONS, BEFORE_NAMES } from './lexicon/abbreviations';
import { SPELLED } from './lexicon/sense';
import { SENSES } from './lexicon/senses';
import { MESSAGES } from './lexicon/messages';
import { beginsForeignName, fold, isPlainSyllable, isSyllable } from './syllables';
import { spell } from './vocabulary';
import { campus } from './schools';
import { weekdayRules } from './weekdays';
import { table } from '../table';

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** A house and its street, or the parts of them by number or name; a shop has an address too. */
const ADDRESS_AFTER =
  /^\s*:?\s*(?:số\s\d|(?:ngõ|đường|tổ|thôn|xóm|khu|tầng|phòng|lầu|tòa)\s(?:\d|\p{Lu})|(?:shop|quán|cửa hàng|công ty|mới|cũ|giao hàng|nhận hàng)(?!\p{L}))/u;

function isAddress(after: string): boolean {
  if (/^\s*:/.test(after) || ADDRESS_AFTER.test(after)) return true;
  const house = /^\s*\d[\d/]{0,10}[A-Za-z]?(?![\p{L}\d])/u.exec(after);
  return house !== null && !isCounted(after.slice(house[0].length).toLowerCase());
}

const SLASHED = table({
  'v/v': 'về việc',
  'k/g': 'kính gửi',
  'k/h': 'khách hàng',
  'c/c': 'chung cư',
  't/m': 'thay mặt',
  't/h': 'tổng hợp',
  'n/v': 'nhân viên',
  'h/s': 'học sinh',
  'a/c': 'anh chị',
  'a/chị': 'anh chị',
  'a/chi': 'anh chị',
  'h/a': 'hình ảnh',
  'v/c': 'vợ chồng',
  'm/n': 'mọi người',
  'p/p': 'pê trên pê',
});

const slashed: Rule = {
  name: 'slashed-abbreviation',
  class: 'abbreviation',
  description: 'đ/c, Đ/c:, k/g, v/v, c/c and the like.',
  examples: [
    ['đ/c Hùng', 'đồng chí Hùng'],
    ['Đ/c: 12 Lê Lợi', 'địa chỉ: mười hai Lê Lợi'],
    ['V/v nghỉ lễ', 'về việc nghỉ lễ'],
    ['Minh An (T/h)', 'Minh An (tổng hợp)'],
    ['A/C nào cần', 'anh chị nào cần'],
  ],
  opens: ['letter'],
  pattern: new RegExp(
    String.raw`(?:[đĐ]\/[cC]|[vV]\/[vV]|[kK]\/[gG]|k\/h|[cC]\/[cC](?=\s\p{Lu}\p{Ll})|[tT]\/[mM]|T\/h|[nN]\/[vV]|[hH]\/[sS]|a\/c|A\/C(?=\s(?:Ạ|ƠI|THAM|XEM|CẦN|(?:có|nào|ơi|ạ|cần|muốn|quan tâm|liên hệ|xem|vui lòng|inbox|ib|cho|tham khảo|đặt|mua)(?!\p{L})))|[aA]\/(?:[cC]hị|[cC]hi)|[hH]\/a|v\/c(?=,|\s(?:trẻ|già|mình|em|anh|chị|ở|có|con|thuê|và))|p\/p|m\/n(?=\s(?:ơi|nhé|cho|giúp|xem|ạ|ai)))${END}`,
    'uy',
  ),
  say: (match, place) => {
    const short = match[0].toLowerCase();
    if (short === 'đ/c') {
      return isAddress(place.writtenAfter(match)) ? 'địa chỉ' : 'đồng chí';
    }
    return SLASHED.get(short) ?? null;
  },
};

const abbreviation: Rule = {
  name: 'abbreviation',
  class: 'abbreviation',
  description: 'Abbreviations of the table, with or without their dot.',
  examples: [
    ['NXB. Giáo dục, Nxb. Trẻ', 'nhà xuất bản Giáo dục, nhà xuất bản Trẻ'],
    ['Số ĐT.: 113', 'Số điện thoại: một trăm mười ba'],
    ['gặp Dr. Lan và Mrs. Mai', 'gặp đốc tơ Lan và mi xít Mai'],
    ['UBND tỉnh', 'ủy ban nhân dân tỉnh'],
    ['bị csgt chặn', 'bị cảnh sát giao thông chặn'],
    ['gặp cscd', 'gặp cảnh sát cơ động'],
    ['GS.TS. Ngô Văn An', 'giáo sư tiến sĩ Ngô Văn An'],
    ['Công ty CP An Phát', 'Công ty cổ phần An Phát'],
    ['Bs. Mai và BSCKII. Trần An', 'bác sĩ Mai và bác sĩ chuyên khoa hai Trần An'],
    ['TNHH MTV', 'trách nhiệm hữu hạn một thành viên'],
    ['CA TP.HCM', 'công an thành phố Hồ Chí Minh'],
    ['HA 120/80', 'huyết áp một trăm hai mươi trên tám mươi'],
    ['SD 50,000VND', 'số dư năm mươi nghìn đồng'],
    ['ND: tiền nhà', 'nội dung: tiền nhà'],
    ['trường TH&THCS', 'trường tiểu học và trung học cơ sở'],
    ['VỐN ĐẦU TƯ', 'VỐN ĐẦU TƯ'],
    ['BCH TƯ ĐẢNG', 'ban chấp hành trung ương ĐẢNG'],
    ['NXB GD', 'nhà xuất bản giáo dục'],
    ['năm 179 TCN', 'năm một trăm bảy mươi chín trước công nguyên'],
    ['22 TCN 272', 'hai mươi hai tiêu chuẩn ngành hai trăm bảy mươi hai'],
    ['Ko sao mn ơi', 'không sao mọi người ơi'],
    ['điểm TB', 'điểm trung bình'],
    ['viết tắt là TSCĐ', 'viết tắt là tê ét xê đê'],
    ['cồn tuyệt đối (CTĐ), nhóm CTĐ', 'cồn tuyệt đối (xê tê đê), nhóm cồn tuyệt đối'],
    ['Viện KSND và LĐLĐVN', 'Viện kiểm sát nhân dân và liên đoàn lao động Việt Nam'],
    ['tỉnh TT-Huế', 'tỉnh Thừa Thiên-Huế'],
    ['mua 500 cp', 'mua năm trăm cổ phiếu'],
    ['giá bn vậy, k biết dc ko', 'giá bao nhiêu vậy, không biết được không'],
    ['chị Song Ny kể về ny cũ', 'chị Song Ny kể về người yêu cũ'],
    ['thị trấn ĐG, huyện Hoa Lư', 'thị trấn đê giê, huyện Hoa Lư'],
    ['tỷ số TC/HDL', 'tỷ số tê xê hát đê e lờ'],
    ['ông A (SN 1990)', 'ông A (sinh năm một nghìn chín trăm chín mươi)'],
  ],
  opens: ['letter'],
  pattern: new RegExp(
    String.raw`(\p{L}{1,12})(?:\.(?=\s?[\p{Lu}\d])(?<=(?<!\p{L})(?:${BEFORE_NAMES.join('|')})\.)|\.(?=\s?[,:;])|${END}(?!-\p{Lu}?\d))`,
    'uy',
  ),
  say: (match, place) => {
    const [, short = ''] = match;
    const defined = place.document.meaningOf(short);
    if (defined !== null) return standsInBrackets(match, place) ? spell(short) : defined;
    const isNamed = /viết tắt (?:là|thành)\s["“]?$/u.test(place.before);
    if (isNamed && /^[A-ZĐ]{2,}$/.test(short) && ABBREVIATIONS.has(short)) return spell(short);
    const sense = senseOf(short, match, place);
    if (sense !== null) return sense === SPELLED ? spell(short) : sense;
    if (isHeadline(short, place.writtenBefore, place.writtenAfter(match))) return null;
    if (isLettered(match, place)) return null;
    const known = ABBREVIATIONS.get(short) ?? readMessage(short, match, place);
    return known ?? expandCompound(short) ?? readSmall(short);
  },
};

/** Whether it is explained here: right after its words, it is said by its letters. */
const standsInBrackets = (match: RegExpExecArray, place: Place): boolean =>
  place.before.endsWith('(') && place.after(match).startsWith(')');

/** So many letters that are no syllable, or three without a vowel, are an abbreviation in small letters too: thpt, kcn. */
const SURE_SMALL = 4;

/** Small letters without marks: cscd, hdqt. */
const UNMARKED: ReadonlyMap<string, string> = new Map(
  [...ABBREVIATIONS]
    .filter(([short]) => short.includes('Đ') && short.length >= SURE_SMALL)
    .map(([short, spoken]) => [fold(short).toLowerCase(), spoken]),
);

const VOWELLESS = /^[b-df-hj-np-tv-xzđ]{3}$/iu;

function readSmall(short: string): string | null {
  const sure = short.length >= SURE_SMALL || VOWELLESS.test(short);
  if (!sure || !/^\p{L}\p{Ll}+$/u.test(short)) return null;
  const spoken = ABBREVIATIONS.get(short.toUpperCase()) ?? UNMARKED.get(short);
  return spoken === undefined || isPlainSyllable(fold(short)) ? null : spoken;
}

/** The meaning that what stands beside an abbreviation gives it: the first sense whose evidence is all there. */
function senseOf(short: string, match: RegExpExecArray, place: Place): string | null {
  const senses = SENSES.get(short);
  if (senses === undefined) return null;
  const { before, writtenBefore } = place;
  return chooseSense(senses, { before, writtenBefore, after: place.writtenAfter(match) });
}

/** Between words in capitals that are Vietnamese, a short form is in capitals like them: CÓ HÌNH KO, BÂY H MỚI XONG. */
function isShouted(before: string, after: string): boolean {
  const previous = /(\p{Lu}{2,})\s$/u.exec(before)?.[1];
  const next = /^\s(\p{Lu}{2,})(?!\p{L})/u.exec(after)?.[1];
  const isMarked = (word: string) => isSyllable(word) && /[^A-Z]/.test(word);
  return (
    previous !== undefined &&
    isMarked(previous) &&
    (next === undefined ? /^\s?(?:$|[.,!?])/.test(after) : isMarked(next))
  );
}

const DRAWN_OUT = /(\p{L})\1{2,}$/u;

/** Laughter, humming and consent, however long they are drawn. */
const DRAWN_SOUNDS: readonly (readonly [written: RegExp, spoken: string])[] = [
  [/^k{2,12}$/, 'kha kha'],
  [/^h{3,12}$/, 'ha ha'],
  [/^hm{2,12}$/, 'hừm'],
  [/^m{4,12}$/, 'ưm'],
  [/^ok{2,12}$|^oke{2,12}$/, 'ô kê'],
];

const SMALL_END = /\p{Ll}$/u;
const BEGINS = /(?:^|[.!?\n]\s*)$/;

/** Short forms of messages, unless they are somebody's name: within a sentence a capital begins one. */
function readMessage(short: string, match: RegExpExecArray, place: Place): string | null {
  const small = SMALL_END.test(short);
  const counts =
    small ||
    (short.length === 1 && BEGINS.test(place.before) && !place.document.keepsNamesBack) ||
    isShouted(place.writtenBefore, place.writtenAfter(match));
  // A part of a word that is spelled by syllables: Ô-lim-píc.
  if (!counts || /\p{L}-$/u.test(place.before)) return null;
  const isName = small && short !== short.toLowerCase() && !BEGINS.test(place.before);
  const said = sayMessage(short.toLowerCase(), isName, match, place);
  return said !== null && isName && isPartOfName(match, place) ? null : said;
}

/** The safe ones anywhere, the others in a text that is written as messages are. */
function sayMessage(lower: string, isName: boolean, match: RegExpExecArray, place: Place): string | null {
  // Few of them are said where a capital may begin a name: phường Đa Kao.
  const anywhere =
    MESSAGES.get(lower) ?? (isName ? undefined : (SURE_CHAT_WORDS.get(lower) ?? readDrawnOut(lower)));
  if (anywhere !== undefined) return anywhere;
  if (place.document.isChat) return readChatWord(lower, place.before, place.after(match));
  if (!isLoneForm(lower) || place.document.hasFormulas) return null;
  return !isName ? readLoneForm(lower, place.before, place.after(match)) : null;
}

const isPartOfName = (match: RegExpExecArray, place: Place): boolean =>
  beginsForeignName(place.writtenAfter(match)) || GIVEN_NAMES_BEFORE.test(place.writtenBefore);

/** Other names of the same person, within the sentence: chị Song Ny. */
const GIVEN_NAMES_BEFORE = /\p{L}\s(?:\p{Lu}\p{Ll}+\s)+$/u;

/** Laughter, and what is drawn out at its end: kkkk, zaiiii. */
function readDrawnOut(lower: string): string | undefined {
  const last = lower.at(-1);
  if (last !== lower.at(-2)) return undefined;
  const sound = DRAWN_SOUNDS.find(([written]) => written.test(lower));
  if (sound !== undefined) return sound[1];
  if (last !== lower.at(-3)) return undefined;
  const short = lower.replace(DRAWN_OUT, '$1');
  return SURE_CHAT_WORDS.get(short) ?? MESSAGES.get(short) ?? MESSAGES.get(short + last);
}

const BODY_BEFORE = /(?:BCH|BV|UB|UBKT|VP|BÍ THƯ)\s$/;
const PARTY_AFTER = /^\s(?:ĐẢNG|ĐOÀN)(?!\p{L})/u;

/**
 * In a headline TƯ is the word of ĐẦU TƯ, THỨ TƯ and TƯ VẤN, unless it is part of the name of a body: BCH TƯ ĐẢNG.
 */
function isHeadline(short: string, before: string, after: string): boolean {
  if (short !== 'TƯ' || BODY_BEFORE.test(before)) return false;
  const previous = /(\p{Lu}{2,})\s$/u.exec(before)?.[1];
  const next = /^\s(\p{Lu}{2,})(?!\p{L})/u.exec(after)?.[1];
  if (previous === undefined && PARTY_AFTER.test(after)) return false;
  return [previous, next].some((word) => word !== undefined && isSyllable(word));
}

export const abbreviationRules: readonly Rule[] = [
  office,
  slashed,
  ...dottedRules,
  ...divisionRules,
  ...weekdayRules,
  campus,
  abbreviation,
];
