import type { Place } from '../place';
import type { Rule } from '../rule';
import { endsWithCue } from './context';
import { fold, isPlainSyllable, isSyllable } from './syllables';
import { spell } from './vocabulary';
import { table } from '../table';

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

const etCetera: Rule = {
  name: 'et-cetera',
  class: 'abbreviation',
  description: 'v.v. and etc. are vân vân.',
  examples: [
    ['cam, quýt, v.v.', 'cam, quýt, vân vân.'],
    ['bàn, ghế, v.v... đủ cả', 'bàn, ghế, vân vân. đủ cả'],
    ['bàn, ghế, etc.', 'bàn, ghế, vân vân.'],
    ['bàn, ghế, v:v', 'bàn, ghế, vân vân'],
  ],
  opens: ['letter'],
  pattern: new RegExp(
    String.raw`(?:[vV][.:…]\.{0,2}\s?[vV]|vv\.v|[eE]tc)(?=\.|${END})(?:\.(?!\.)(?=\s?[\p{Ll},;)]))?`,
    'uy',
  ),
  say: () => 'vân vân',
};

/** Abbreviations with a dot inside, or that are one only with their dot. */
const DOTTED = table({
  'Th.S': 'thạc sĩ',
  'Th. S': 'thạc sĩ',
  'H.p': 'hát pê',
  'M.n': 'mọi người',
  'm.n': 'mọi người',
  'h.qua': 'hôm qua',
  'h.nay': 'hôm nay',
  'CT.HĐQT': 'chủ tịch hội đồng quản trị',
  Ng: 'Nguyễn',
  'T.S': 'tiến sĩ',
  'Co.,Ltd': 'com pa ni li mi tịt',
  'Co., Ltd': 'com pa ni li mi tịt',
  'Co. Ltd': 'com pa ni li mi tịt',
  'T.Ư': 'trung ương',
  'T.W': 'trung ương',
  'W.C': 'vê xê',
  's.p': 'sản phẩm',
  'g/đ': 'gia đình',
  'tr.CN': 'trước công nguyên',
  's.CN': 'sau công nguyên',
  'đ.v.C': 'đơn vị các bon',
  'L.hệ': 'liên hệ',
  'C.chủ': 'chính chủ',
});

const dotted: Rule = {
  name: 'dotted-abbreviation',
  class: 'abbreviation',
  description: 'Abbreviations with a dot inside, or only with their dot: Th.S, T.Ư, Ng.',
  examples: [
    ['Th.S Mai', 'thạc sĩ Mai'],
    ['ông Ng. Văn Tuấn', 'ông Nguyễn Văn Tuấn'],
    ['Bệnh viện Nhi T.Ư', 'Bệnh viện Nhi trung ương'],
  ],
  opens: ['letter'],
  pattern: new RegExp(
    String.raw`(?:Ng(?=\.\s?(?:Văn|Thị|\p{Lu}\p{Ll}+\s\p{Lu}))|Th\. ?S|T\.[SƯW]|H\.p|W\.C|s\.p|g\/đ|tr\.\s?CN|s\.\s?CN|đ\.v\.C|L\.[hH]ệ|C\.[cC]hủ|Co\.(?:,? |,)Ltd|[Mm]\.n{1,3}|h\.(?:qua|nay)|CT\.HĐQT)(?:\.(?=\s?\p{Lu}))?${END}`,
    'uy',
  ),
  say: ([written]) =>
    DOTTED.get(
      written
        .replace(/\.$/, '')
        .replace(/(?<=^[LC]\.)[HC]/, (letter) => letter.toLowerCase())
        .replace(/n+$/, 'n')
        .replace(/ (?=CN$)/, ''),
    ) ?? null,
};

const junior: Rule = {
  name: 'junior',
  class: 'abbreviation',
  description: 'Jr. and Sr. after a name, where the sentence goes on: no full stop.',
  examples: [['ông Trump Jr. thừa nhận', 'ông trăm giu nơ thừa nhận']],
  opens: ['capital'],
  pattern: /([JS])r\.(?=\s(?:\p{Ll}|\())/uy,
  say: ([, letter], { writtenBefore }) =>
    NAME_BEFORE.test(writtenBefore) ? (letter === 'J' ? 'giu nơ' : 'xi ni ơ') : null,
};

const hiddenWord: Rule = {
  name: 'hidden-word',
  class: 'abbreviation',
  description: 'A rough word with dots between its letters is said as the word: c.h.ế.t.',
  examples: [
    ['đánh c.h.ế.t', 'đánh chết'],
    ['bị đ.ấ.m', 'bị đấm'],
    ['lên T.â.y Bắc', 'lên Tây Bắc'],
  ],
  opens: ['letter'],
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d.])\p{L}\p{Ll}{0,2}(?:(?:\.\p{Ll}{1,3}){2,4}|\.\p{Ll})${END}(?!\.\p{L})`,
    'uy',
  ),
  say: ([written]) => {
    const word = written.replaceAll('.', '');
    const sure = /[^a-zđ]/.test(word.slice(1)) || (word.length > 2 && /\..*\./.test(written));
    return sure && isSyllable(word) ? word : null;
  },
};

const initials: Rule = {
  name: 'initials',
  class: 'letters',
  description: 'The initials of a name, each with its dot: letter by letter, without a pause.',
  examples: [
    ['bệnh nhân N.V.A. khỏe', 'bệnh nhân en nờ vê a khỏe'],
    ['bắt Đ.H.Th. (sinh năm 2008)', 'bắt đê hát tê hát (sinh năm hai nghìn không trăm linh tám)'],
    ['Đó là N.V.A. Hôm sau', 'Đó là en nờ vê a. Hôm sau'],
  ],
  opens: ['capital'],
  pattern:
    /(?<![\p{L}.])(?:Ng|Th|Tr|Ph|\p{Lu})(?:\.(?:\s(?=\p{Lu}\.\s?\())?(?:\p{Lu}(?!\p{Ll})|(?:Ng|Th|Tr|Ph|Kh|Nh)(?!\p{L}))){1,6}(?:\.(?!\s{0,8}$|\s\p{Lu})|(?![\p{L}\p{M}\d]))(?![\p{L}\p{M}\d])/uy,
  say: ([written]) => spell(written.replace(/[.\s]/g, '')),
};

/** Who is written in Vietnamese after his initial. */
const NATURALISED_NAMES = /^(?:Mác|Ăng-?ghen|Ăngghen|Lê-?nin|Lênin)(?!\p{L})/u;

/** A given name that is none of Vietnamese: Lyndon. */
const FOREIGN_NAME_BEFORE = /(?<!\p{L})\p{Lu}[a-z]{3,}\s$/u;

/** The answers of a question, one after the other: A. Tokyo B. Seoul. */
const ANSWER_BEFORE = /(?<!\p{L})[A-D]\.\s?\p{Lu}[^.]*\s$/u;

/** One letter before a foreign word may name an answer; two of them, or one after somebody's name or title, do not. */
const isPerson = (initials: string, { before, writtenBefore }: Place): boolean =>
  initials.replace(/[^\p{L}]/gu, '').length > 1 ||
  (FOREIGN_NAME_BEFORE.test(writtenBefore) && !ANSWER_BEFORE.test(writtenBefore)) ||
  endsWithCue(before, 'person') ||
  /(?<!\p{L})(?:tổng thống|thủ tướng|chủ tịch|nhà văn|giáo sư|bộ trưởng|ngoại trưởng|huấn luyện viên|hlv|tiền đạo)\s$/u.test(
    before,
  );

const initialsOfName: Rule = {
  name: 'initials-of-name',
  class: 'letters',
  description: 'Initials before the family name of a foreigner: their dots are no full stops.',
  examples: [
    ['J.K. Rowling viết', 'gi ca rao linh viết'],
    ['George W. Bush', 'gioóc vê kép bút'],
    ['C.Mác và V.I. Lênin', 'xê Mác và vê i Lê nin'],
    ['Chọn: A. Tokyo B. Seoul', 'Chọn: A. tô ky ô bê. xê un'],
  ],
  opens: ['capital'],
  pattern: /(?<![\p{L}.])(?:(?:Ph|Ch|\p{Lu})\.\s?){1,3}(?=\p{Lu}\p{Ll})/uy,
  say: (match, place) => {
    // Q. Pasteur, H. Krông Pắk: parts of an address.
    if (/^[QPHXTĐ]\.\s?$/.test(match[0]) && !FOREIGN_NAME_BEFORE.test(place.writtenBefore)) return null;
    const after = place.writtenAfter(match);
    const name = /^\p{Lu}\p{Ll}{2,}/u.exec(after)?.[0];
    const isForeign = name !== undefined && !isSyllable(name) && !isPlainSyllable(fold(name).toLowerCase());
    return NATURALISED_NAMES.test(after) || (isForeign && isPerson(match[0], place))
      ? spell(match[0].replace(/[.\s]/g, ''))
      : null;
  },
};

const volume: Rule = {
  name: 'volume',
  class: 'abbreviation',
  description: 'Vol. before its number.',
  examples: [['album vol.8', 'an bum von tám']],
  opens: ['letter'],
  pattern: /[Vv]ol\.\s?(?=\d)/y,
  say: () => 'von',
};

/** A name, or an initial of one. */
const NAME_BEFORE = /(?<!\p{L})\p{Lu}(?:[\p{Ll}\p{M}]+|\.)\s$/u;

/** Somebody is told of who is no item of a list: bạn của T. được sơ cứu; "…", T. chia sẻ. */
const TOLD_OF_BEFORE =
  /\p{L}[,”"]{1,2}\s$|(?<!\p{L})(?:của|cho|với|cùng|gặp|khi|thì|do|để|nhờ|thấy|rằng|bị|và)\s$/u;
const DOES_AFTER =
  /^\.?\s(?:đã|đang|sẽ|bị|được|có|không|chỉ|cũng|mới|vẫn|còn|phải|vừa|liền|chia sẻ|cho biết|cho hay|kể|nói|khai|tâm sự|thừa nhận|trả lời|đến|về|đi|ra|vào|lên|gọi|làm|học|sinh|quen|yêu|và|rất|lại|là|ở)(?!\p{L})/u;

const initial: Rule = {
  name: 'initial',
  class: 'letters',
  description:
    'The initial of somebody whose name is kept back: its dot is no full stop where the sentence goes on.',
  examples: [
    ['chị H. cho biết', 'chị hát cho biết'],
    ['Nguyễn V. B. (30 tuổi)', 'Nguyễn vê bê (ba mươi tuổi)'],
    ['bị cáo T., ông Ph. và bà A. khai', 'bị cáo tê, ông pê hát và bà a khai'],
    ['bị cáo H. (SN 1990) khai', 'bị cáo hát (sinh năm một nghìn chín trăm chín mươi) khai'],
    ['phát hiện Th. có biểu hiện', 'phát hiện tê hát có biểu hiện'],
    ['gặp ông B. Sau đó', 'gặp ông bê. Sau đó'],
    ['do vội, T. chỉ kịp', 'do vội, tê chỉ kịp'],
  ],
  opens: ['capital'],
  pattern:
    /(?<=[\p{L}\p{M}.,”"]\s)((?!Ch|Th(?=\.\sS))\p{Lu}h?|Ng|Tr)\.(?=\s?[,;:]|\s?\((?!\p{Lu}\p{Ll})|\s\p{Ll}|\s\p{Lu}\.(?:\s?[,;:]|\s?\(|\s\p{Ll}))/uy,
  say: (match, place) => {
    const [, letters = ''] = match;
    const isKeptBack =
      letters.length > 1 ||
      endsWithCue(place.before, 'person') ||
      /(?<!\p{L})cụ\s$/u.test(place.before) ||
      NAME_BEFORE.test(place.writtenBefore) ||
      (TOLD_OF_BEFORE.test(place.before) && DOES_AFTER.test(place.after(match)));
    return isKeptBack ? spell(letters) : null;
  },
};

const lifeDate: Rule = {
  name: 'life-date',
  class: 'abbreviation',
  description: 'm. and s. before a year in brackets: mất, sinh.',
  examples: [
    ['thi hào (m. 1813)', 'thi hào (mất một nghìn tám trăm mười ba)'],
    [
      'anh cả (s.1929, m.1932)',
      'anh cả (sinh một nghìn chín trăm hai mươi chín, mất một nghìn chín trăm ba mươi hai)',
    ],
    ['nhà văn (s. 1957)', 'nhà văn (sinh một nghìn chín trăm năm mươi bảy)'],
  ],
  opens: ['letter'],
  pattern:
    /[ms]\.\s?(?=(?:khoảng |năm )?\d{3,4}[),])|[ms]\.(?<=\p{L} \((?:(?:gái|trai), )?[ms]\.)(?=\s{0,3}$)/uy,
  say: ([written], { before }) =>
    /\((?:con )?(?:(?:gái|trai), ?)?\s?$/.test(before) || /\((?:s|sn|sinh)\.?\s?\d{4},\s?$/.test(before)
      ? written.startsWith('m')
        ? 'mất'
        : 'sinh'
      : null,
};

/** The year or title of a source. */
const SOURCE_BEFORE = /[,;.)\d]\s?$/;

const page: Rule = {
  name: 'page',
  class: 'abbreviation',
  description: 'tr. and pp. before a number, p. before two: trang.',
  examples: [
    ['tr. 15', 'trang mười lăm'],
    ['pp. 59–66', 'trang năm mươi chín đến sáu mươi sáu'],
  ],
  opens: ['letter'],
  pattern:
    /(?:[Tt]r|pp)\.\s?(?=\d)|p\.\s?(?=\d{1,4}[-–]\d)|tr\.(?=\s{0,5}$)|tr (?<=[.,;)] tr )(?=\d{1,4}(?:[.,;)]|\s?[-–]|$))/y,
  // At the end, what a source goes on with is missing: 2007, tr.
  say: (match, place) =>
    match[0].endsWith('.') && place.after(match).trim() === '' && !SOURCE_BEFORE.test(place.before)
      ? null
      : 'trang',
};

/** Short forms whose dots are part of them. */
export const dottedRules: readonly Rule[] = [
  etCetera,
  page,
  volume,
  lifeDate,
  dotted,
  junior,
  hiddenWord,
  initialsOfName,
  initials,
  initial,
];
