import { endsWithCue } from './context';
import type { Rule } from '../rule';
import { table } from '../table';
import { LEGAL_TAILS } from './lexicon/legal-tails';
import { officeNamed, sureAbbreviation } from './offices';
import { readInteger } from './numbers/numerals';
import { spell } from './vocabulary';

const BODY = String.raw`(?:[A-ZĐƯ]r?){1,9}(?:&[A-ZĐ]{2,4})?g?\d{0,2}`;
const BODIES = [...LEGAL_TAILS.keys()].join('|');
const TAIL = String.raw`${BODY}(?:-${BODY}|\s?[-–]\s?(?:${BODIES})(?![\p{L}\d])){0,3}`;
const KINDS = 'NĐ|TT|TTLT|QĐ|NQ|CT|CV|KH|TB|BC|HD|TTr';

const nameOf = (body: string): string | undefined =>
  LEGAL_TAILS.get(body) ?? officeNamed(body) ?? sureAbbreviation(body);

/** What a tail begins with means something else after these words: Tờ trình số 304/TT-UBND, Công văn số 12/CT-TTHT of a tax office. */
const NAMED_BEFORE: readonly (readonly [before: RegExp, letters: string, spoken: string])[] = [
  [/(?<!\p{L})tờ trình(?: số)?:?\s$/u, 'TT', 'tờ trình'],
  [/(?<!\p{L})công văn(?: số)?:?\s$/u, 'CT', 'cục thuế'],
  [/(?<!\p{L})cáo trạng(?: số)?:?\s$/u, 'CT', 'cáo trạng'],
];

/** The tail of a legal number: each part expanded where it is known, spelled where not. */
function readTail(written: string, before = ''): string {
  const parts = written.split(/\s?[-–]\s?/).map((part, at) => {
    const named = NAMED_BEFORE.find(([words, letters]) => at === 0 && letters === part && words.test(before));
    if (named !== undefined) return named[2];
    const [, letters = '', digits = ''] = /^([\p{L}&]+)(\d*)$/u.exec(part) ?? [];
    const name =
      nameOf(letters) ??
      letters
        .split('&')
        .map((body) => nameOf(body) ?? spell(body))
        .join(' và ');
    return digits === '' ? name : `${name} ${readInteger(digits)}`;
  });
  return parts.join(' ');
}

const legalNumber: Rule = {
  name: 'legal-number',
  class: 'code',
  description: 'Numbers of laws, decrees and letters: joined by gạch chéo, the tail expanded.',
  examples: [
    ['15/2020/TT-BTC', 'mười lăm gạch chéo hai nghìn không trăm hai mươi gạch chéo thông tư bộ tài chính'],
    ['30a/2008/NQ-CP', 'ba mươi a gạch chéo hai nghìn không trăm linh tám gạch chéo nghị quyết chính phủ'],
    [
      '302-2016-TT-BTC',
      'ba trăm linh hai gạch chéo hai nghìn không trăm mười sáu gạch chéo thông tư bộ tài chính',
    ],
    [
      'Nghị quyết 66.9/2025/NQ-CP',
      'Nghị quyết sáu mươi sáu chấm chín gạch chéo hai nghìn không trăm hai mươi lăm gạch chéo nghị quyết chính phủ',
    ],
    ['42/SGD&ĐT-GDPT', 'bốn mươi hai gạch chéo sở giáo dục và đào tạo giáo dục phổ thông'],
    ['749/QĐ-TTg', 'bảy trăm bốn mươi chín gạch chéo quyết định thủ tướng'],
    [
      'số 126/2008/TT – BTC',
      'số một trăm hai mươi sáu gạch chéo hai nghìn không trăm linh tám gạch chéo thông tư bộ tài chính',
    ],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(\d{1,5}(?:\.\d(?=\/\d{4}\/))?)([a-c]?)(?:\/(?:(\d{4})\/)?|-((?:19|20)\d\d)-(?=(?:${KINDS})-))(${TAIL})(?![\p{L}\d])`,
    'uy',
  ),
  say: ([, number = '', letter = '', slashed, hyphened, tail = ''], { before }) => {
    const year = slashed ?? hyphened;
    const bare = year === undefined && !/[-–]/.test(tail);
    if (bare && (!LEGAL_TAILS.has(tail) || endsWithCue(before, 'premises'))) return null;
    const said = number.split('.').map(readInteger).join(' chấm ');
    const head = `${said} ${spell(letter)}`.trim();
    const parts = [head, ...(year === undefined ? [] : [readInteger(year)]), readTail(tail, before)];
    return parts.join(' gạch chéo ');
  },
};

/** Kinds of documents in the numbers of the codified law, where they are not those of a legal number. */
const ARTICLE_KINDS = table({ LQ: 'luật', PL: 'pháp lệnh', TL: 'thông tư liên tịch' });
const ARTICLE_KIND = 'LQ|PL|NĐ|QĐ|TT|TL|NQ|CT';

const codifiedArticle: Rule = {
  name: 'codified-article',
  class: 'code',
  description: 'Articles of the codified law: topic, kind of document and article, with dots between.',
  examples: [
    ['Điều 45.4.TT.46.2', 'Điều bốn mươi lăm chấm bốn chấm thông tư chấm bốn mươi sáu chấm hai'],
    ['Điều 34.4.LQ.69', 'Điều ba mươi tư chấm bốn chấm luật chấm sáu mươi chín'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`\d{1,2}\.\d{1,2}\.(?:${ARTICLE_KIND})(?:\.\d{1,3}[a-z]?){1,3}(?![\p{L}\d])`,
    'uy',
  ),
  say: ([written]) => written.split('.').map(readArticlePart).join(' chấm '),
};

function readArticlePart(part: string): string {
  const [, digits = '', letters = ''] = /^(\d*)(\p{L}*)$/u.exec(part) ?? [];
  if (digits === '') return ARTICLE_KINDS.get(letters) ?? readTail(letters);
  return `${readInteger(digits)} ${spell(letters)}`.trim();
}

const partyNumber: Rule = {
  name: 'party-number',
  class: 'code',
  description: 'Numbers of Party documents: the kind after a hyphen, the body after a slash.',
  examples: [
    ['68-NQ/TW', 'sáu mươi tám nghị quyết gạch chéo trung ương'],
    ['số 31-CT/TU của Thành ủy', 'số ba mươi mốt chỉ thị gạch chéo thành ủy của Thành ủy'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,4})-(${BODY})\/(${BODY})(?![\p{L}\d])`, 'uy'),
  say: (match, place) => {
    const [, number = '', kind = '', body = ''] = match;
    // A city's committee has the letters of a province's.
    const city = body === 'TU' && /thành (?:ủy|uỷ)/.test(place.before + place.after(match));
    return `${readInteger(number)} ${readTail(kind)} gạch chéo ${city ? 'thành ủy' : readTail(body)}`;
  },
};

/** A kind of document. */
const DOCUMENT_BEFORE =
  /(?<!\p{L})(?:nghị định|thông tư|nghị quyết|quyết định|chỉ thị|pháp lệnh|thông tư liên tịch)(?: số)?\s$/u;

const bareLegalNumber: Rule = {
  name: 'legal-number-bare',
  class: 'code',
  description: 'The number and year of a decree or circular without its tail, and an old one without a year.',
  examples: [
    ['Nghị định 103/2024', 'Nghị định một trăm linh ba gạch chéo hai nghìn không trăm hai mươi tư'],
    ['Quyết định số 107-HĐBT', 'Quyết định số một trăm linh bảy hội đồng bộ trưởng'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(\d{1,4})(?:\/((?:19|20)\d\d)(?![\p{L}\d/]|[.,-]\d)|-(${BODIES})(?![\p{L}\d/-]))`,
    'uy',
  ),
  say: ([, number = '', year, tail = ''], { before }) => {
    if (!DOCUMENT_BEFORE.test(before)) return null;
    return year === undefined
      ? `${readInteger(number)} ${readTail(tail)}`
      : `${readInteger(number)} gạch chéo ${readInteger(year)}`;
  },
};

const legalTail: Rule = {
  name: 'legal-tail',
  class: 'code',
  description: 'The tail of a legal number on its own: NĐ-CP.',
  examples: [['theo NĐ-CP', 'theo nghị định chính phủ']],
  opens: ['capital'],
  pattern: new RegExp(String.raw`(?:${KINDS})-${BODY}(?![\p{L}\d])`, 'uy'),
  // Bộ TT-TT is no circular but a ministry.
  say: ([written], { before }) =>
    LEGAL_TAILS.has(written.split('-')[1] ?? '') &&
    !(written === 'TT-TT' && /(?<!\p{L})(?:bộ|sở|phòng)\s$/u.test(before))
      ? readTail(written)
      : null,
};

/** Points of a law, also several of them, or at the head of a line. */
const POINT_BEFORE = /(?<!\p{L}|\d )điểm (?:[a-zđ](?:, | và | hoặc )){0,9}$/u;
const HEAD_BEFORE = /(?:^|[\n\];:.])\s{0,4}$/;

const pointD: Rule = {
  name: 'point-d',
  class: 'letters',
  description: 'The point d of a law, which is followed by đ: dê, as the alphabet has it, and not đê.',
  examples: [
    ['các điểm a, c, d, đ và g khoản 1', 'các điểm a, xê, dê, đê và giê khoản một'],
    ['d) Hồ sơ cấp phép', 'dê) Hồ sơ cấp phép'],
  ],
  opens: ['letter'],
  pattern: /d(?![\p{L}\p{M}\d.-])/uy,
  say: (match, place) =>
    POINT_BEFORE.test(place.before) || (HEAD_BEFORE.test(place.before) && place.after(match).startsWith(')'))
      ? 'dê'
      : null,
};

export const legalRules: readonly Rule[] = [
  codifiedArticle,
  legalNumber,
  partyNumber,
  bareLegalNumber,
  legalTail,
  pointD,
];
