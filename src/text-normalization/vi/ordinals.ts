import type { Rule } from '../rule';
import { isCounted } from './counted';
import { isPronoun } from './english-homographs';
import { readCardinal } from './numbers/cardinals';
import { readOrdinal } from './numbers/ordinals';
import { romanValue } from '../roman';
import { isPlainSyllable } from './syllables';
import { spell } from './vocabulary';

/** Weekdays in a list share one thứ: thứ 2, 4 và 6. */
const WEEKDAYS_BEFORE = /(?<!\p{L})thứ\s[2-7](?:,\s[2-7]){0,3}(?:,|\svà|,\svà|\shoặc)\s$/u;

const ordinal: Rule = {
  name: 'ordinal',
  class: 'ordinal',
  description: 'The number after thứ: thứ nhất, thứ tư, the rest as usual.',
  examples: [
    ['lần thứ 4', 'lần thứ tư'],
    ['thứ 1', 'thứ nhất'],
    ['thứ 100', 'thứ một trăm'],
    ['thứ 2, 4, 6', 'thứ hai, tư, sáu'],
    ['phút thứ 21', 'phút thứ hai mươi mốt'],
  ],
  opens: ['digit'],
  pattern: /\d{1,4}(?![\d/:%]|[.,]\d)/y,
  say: (match, place) => {
    const { before } = place;
    const value = Number(match[0]);
    if (value === 4 && WEEKDAYS_BEFORE.test(before) && !isCounted(place.after(match))) return 'tư';
    if (!/(?:^|[^\p{L}])thứ\s+$/u.test(before)) return null;
    return readOrdinal(value);
  },
};

/** Whether X, alone or twice, is a chromosome and no ten: nhiễm sắc thể XX. */
export const isChromosome = (numeral: string, before: string): boolean =>
  /^X{1,2}$/.test(numeral) && /(?:nhiễm sắc thể|giới tính)\s$/u.test(before);

const CUE =
  'thế kỷ|thế kỉ|tk|chương|phần|mục|quý|khóa|khoá|đại hội|đh|kỳ|kì|hạng|cấp|giai đoạn|thứ|thế chiến|chiến tranh thế giới|' +
  'típ|loại|nhóm|vùng|tập|quyển|bài|đợt|lần|điều|bậc|cách mạng công nghiệp|la mã|số|tiết|hồi|khu|độ|type|typ|tuýp|level|' +
  'kỳ thi|học kỳ|học kì|phụ lục|bảng|quân đoàn|quân khu|sư đoàn|câu|phân khu|trung ương|tổ|cụm|lớp|đệ|olympic|triều đại|' +
  'độ sáng|báo động|nguyên lý|nguyên lí|định luật|(?<!(?:tài|bài|ngân) )khoản|dinh|học phần|cơ sở|nhiệm kỳ|hiệp|vòng|vành đai|chặng|tuyến|mức|thời|vua|nhật hoàng|nữ hoàng|giáo hoàng|sa hoàng|hạng thương binh';
const CUED = new RegExp(String.raw`(?:^|[^\p{L}])(?:${CUE})\s+$`, 'u');
/** After these words a single X means something unnamed or unknown: loại X, số X. */
const LETTER_BEFORE =
  /(?<!\p{L})(?:(?<!thế chiến )số|loại|nhóm|lớp|câu|độ|thời|mức|tổ|cơ sở|vua|level|type|tuyến|vòng)\s$/u;
const CHAINED = /^\s*(?:,|và|hoặc|hay|đến|tới|-|–)\s*(?:(?:thế kỷ|chương|phần|mục|quý)\s*)?$/;

const roman: Rule = {
  name: 'roman',
  class: 'roman',
  description: 'Roman numerals after a word that numbers things, or after the name of a monarch.',
  examples: [
    ['thế kỷ XXI', 'thế kỷ hai mươi mốt'],
    ['Chương IV', 'Chương bốn'],
    ['tên lửa Saturn V', 'tên lửa xa tun năm'],
    ['Gioan Phaolô II', 'Gioan Phao lô hai'],
    ['Phần I, II và III', 'Phần một, hai và ba'],
    ['báo động II', 'báo động hai'],
    ['ung thư típ IIA', 'ung thư típ hai a'],
    ['mục II.3', 'mục hai chấm ba'],
    ['thế kỷ thứ IV', 'thế kỷ thứ tư'],
    ['đại hội lần thứ I', 'đại hội lần thứ nhất'],
    ['bản Hin I, Hin II', 'bản Hin một, Hin hai'],
    ['các quân khu I và II', 'các quân khu một và hai'],
    ['Theodosius I hay còn gọi', 'the o đo xi út một hay còn gọi'],
    ['năm MDCXVII', 'năm một nghìn sáu trăm mười bảy'],
  ],
  opens: ['capital'],
  pattern:
    /([IVX]{1,9}|[XL][IVXL]{2,8}|M(?=[MDCXLVI]*[XLV])[MDCXLVI]{4,14})([A-C](?<=[IVX]{2}[A-C]))?((?:\.\d{1,2}){1,3}(?![\p{L}\d]|\.\d))?(?![\p{L}\p{M}\p{N}]|-\p{Lu}\p{Ll})/uy,
  say: (match, place) => {
    const [, written = '', letter = '', sections = ''] = match;
    const value = romanValue(written);
    if (
      value === null ||
      (written === 'I' &&
        !CUED.test(place.before.replace(/bài\s$/, '')) &&
        isPronoun(place.writtenBefore, place.writtenAfter(match)))
    )
      return null;
    // Codes of posts are padded: V.07.03.29.
    if (written.length === 1 && /^(?:\.\d{2}){2,}$/.test(sections)) return null;
    if (written === 'X' && sections === '' && LETTER_BEFORE.test(place.before)) return null;
    if (isChromosome(written, place.before)) return null;
    const chained =
      place.continues(['roman', 'range'], CHAINED) || place.continues(['range-of-names'], /^\s*$/);
    const numbered =
      written.startsWith('M') ||
      CUED.test(place.before) ||
      chained ||
      isFirstOfTwo(match, place.writtenBefore, place.writtenAfter(match)) ||
      isMonarch(written, place.writtenBefore, place.writtenAfter(match));
    if (!numbered) return null;
    if (sections === '' && letter === '' && /(?<!\p{L})lần thứ\s$/u.test(place.before))
      return readOrdinal(value);
    if (value === 4 && sections === '' && /(?<!\p{L})thứ\s$/u.test(place.before)) return 'tư';
    const parts = [value, ...sections.split('.').slice(1)].map(readCardinal).join(' chấm ');
    return `${parts} ${spell(letter)}`.trim();
  },
};

const RULER_BEFORE = /(?:vua|hoàng đế|hoàng|giáo hoàng)(?: \p{L}{2,12}){1,2}\s$/u;

/** What is numbered by its name: tên lửa Saturn V. */
const SERIES_BEFORE =
  /(?<!\p{L})(?:saturn|tên lửa|tàu|phi thuyền|vua|hoàng đế|đại đế|giáo hoàng|công tước)(?!\p{L})[^.;!?\n]{0,30}$/u;

/** Numerals that are no word, name or usual initials: Phú Mỹ II. */
const NEVER_A_WORD = /^(?:I{2,3}|VI{2,3}|XI{2,3}|XI?V|XVI{0,3}|XI?X|XXI{0,3})$/;

/** Names that kings, emperors and popes have had five times and oftener. */
const REGNAL =
  /^(?:Napol[eé]on|Charles|Karl|Carlos|Louis|Henry|Henri|Heinrich|George|Edward|James|Philippe?|Felipe|Pius|Paul|Alexander|Leo|Ferdinand|Friedrich|Frederick|Christian|Gustav|Ivan|Ramses|Ptolemaios|Constantinus|Urbanus|Clemens|Benedictus|Gregorius|Piô|Phaolô|Lêô|Clêmentê|Grêgôriô|Urbanô|Bênêđictô)$/;

const isForeignName = (name: string): boolean => name !== '' && !isPlainSyllable(name.toLowerCase());

/** Parks and works that are numbered by their name: khu công nghiệp Sóng Thần I. */
const PLANT_BEFORE =
  /(?:[Kk]hu công nghiệp|KCN|[Kk]hu chế xuất|[Tt]hủy điện|[Nn]hiệt điện)(?: \p{Lu}\p{Ll}+){1,3} $/u;

/** The first of several that are named or numbered alike: bản Hin I, Hin II; quân khu I và II. */
function isFirstOfTwo([, numeral]: RegExpExecArray, before: string, after: string): boolean {
  if (numeral !== 'I') return false;
  if (/^ và II(?!\p{L})/u.test(after)) return true;
  const next = /^(?:, | và | vào (?:\p{Ll}+ )?)((?:\p{Lu}\p{L}* ){1,3})II(?!\p{L})/u.exec(after)?.[1];
  return next !== undefined && before.endsWith(next);
}

/** Louis XIV, Elizabeth II: what is nothing but a numeral; a capitalised foreign name, then two letters; one letter after a title. */
function isMonarch(numeral: string, before: string, after: string): boolean {
  if (NEVER_A_WORD.test(numeral) && /\p{Ll}\s$/u.test(before)) return true;
  if (!/(?:^|\s)\p{Lu}\p{L}{2,}\s$/u.test(before)) return false;
  const name = /(?:^|\s)([A-Z][a-zé]{3,})\s$/.exec(before)?.[1] ?? '';
  if (numeral === 'V' && !isPlainSyllable(name.toLowerCase()) && SERIES_BEFORE.test(before.toLowerCase()))
    return true;
  if (numeral === 'VI')
    return (
      (isForeignName(name) || RULER_BEFORE.test(before.toLowerCase())) &&
      !/^\s(?:phạm|\p{Lu}\p{Ll})/u.test(after)
    );
  if (/^[IV]$/.test(numeral) && PLANT_BEFORE.test(before)) return true;
  if (numeral === 'I' && isForeignName(name) && !/^(?:Vitamin|Wave|Honda|Yamaha)$/.test(name)) return true;
  if (/^[IV]$/.test(numeral))
    return (
      RULER_BEFORE.test(before.toLowerCase()) ||
      (isForeignName(name) &&
        REGNAL.test(name) &&
        !/(?<!\p{L})(?:anh|chị|bạn|ông|bà|khách sạn) \p{L}+ $/u.test(before.toLowerCase()))
    );
  if (!/\s?[A-Z][a-zA-Z]{2,}\s$/.test(before)) return false;
  return /^[XVI]{2,6}$/.test(numeral) && !/^(?:VI|XI)$/.test(numeral);
}

/** X. Tân Lập, H. Mộc Châu: a commune and its district, not the tenth heading. */
const COMMUNE = /^X\.\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}{0,7}){0,3},\s?(?:[HQT]\.|T[XP]|huyện|tỉnh|thị xã)/u;

/** V. A. Putin: the initials of a name. */
const INITIALS = /^[IVX]\.\s?\p{Lu}\./u;

const romanItem: Rule = {
  name: 'roman-heading',
  class: 'roman',
  description: 'A Roman numeral that numbers a heading: I. or II – at the beginning of a line.',
  examples: [
    ['II. Nội dung', 'hai. Nội dung'],
    ['I – VÀI NÉT', 'một – VÀI NÉT'],
  ],
  opens: ['capital'],
  pattern: /[IVX]{1,5}(?=[.)]\s|\s[–—-]\s\p{Lu})/uy,
  say: (match, place) => {
    const [written] = match;
    const value = romanValue(written);
    const line = written + place.writtenAfter(match);
    if (value === null || COMMUNE.test(line) || INITIALS.test(line)) return null;
    return /(?:^|\n)\s*$/.test(place.before) ? readCardinal(value) : null;
  },
};

const bracketedRoman: Rule = {
  name: 'roman-bracketed',
  class: 'roman',
  description: 'Small Roman numerals in brackets, which number the items of a sentence: (i), (iv).',
  examples: [
    ['có (i) cha mẹ, (ii) con cái và (v) Chủ nhà', 'có (một) cha mẹ, (hai) con cái và (năm) Chủ nhà'],
    ['vận tốc (v) tăng', 'vận tốc (vê) tăng'],
    ['góc tới (i) và', 'góc tới (i) và'],
  ],
  opens: ['letter'],
  pattern: /(?:ix|iv|vi{1,3}|i{1,3}|[vx](?=\)\s\p{Lu}))(?=\)\s\p{L})/uy,
  say: ([written], { before, document }) =>
    before.endsWith('(') && (written.length > 1 || document.numbersItems)
      ? readCardinal(romanValue(written.toUpperCase()) ?? 0)
      : null,
};

const smallCentury: Rule = {
  name: 'roman-century',
  class: 'roman',
  description: 'A century in small Roman letters: thế kỷ x.',
  examples: [['từ thế kỷ II đến thế kỷ x', 'từ thế kỷ hai đến thế kỷ mười']],
  opens: ['letter'],
  pattern: /[ivx]{1,5}(?![\p{L}\p{M}\d])/uy,
  say: ([written], { before }) => {
    const value = /thế k[ỷỉ](?: thứ)?\s$/.test(before) ? romanValue(written.toUpperCase()) : null;
    return value === null ? null : readCardinal(value);
  },
};

export const ordinalRules: readonly Rule[] = [ordinal, roman, smallCentury, romanItem, bracketedRoman];
