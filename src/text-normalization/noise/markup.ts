import type { NoiseRule } from '../rule';
import { table } from '../table';

const TAGS =
  'a|abbr|article|audio|b|big|blockquote|body|br|button|center|code|div|dl|dt|em|figure|font|footer|form|h[1-6]|' +
  'head|header|hr|html|i|iframe|img|input|ins|li|link|main|mark|meta|nav|ol|option|p|pre|s|script|section|select|' +
  'small|source|span|strike|strong|style|sub|sup|svg|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul|video';
const ATTRIBUTES = String.raw`(?:\s{1,20}[a-zA-Z][\w:-]{0,40}(?:\s?=\s?(?:"[^"<>]{0,500}"|'[^'<>]{0,500}'|[^\s"'<>]{1,200}))?){0,20}`;
const BLOCKS = /^<\/?(?:br|p|div|li|ul|ol|tr|table|h[1-6]|hr|blockquote|section|article|title)\b/i;

const comments: NoiseRule = {
  name: 'html-comment',
  class: 'markup',
  description: 'HTML comments are left out.',
  examples: [['một <!-- nháp -->hai', 'một hai']],
  pattern: /<!--[^>]{0,1000}-->/dg,
  warning: 'MARKUP_DROPPED',
};

const tags: NoiseRule = {
  name: 'html-tag',
  class: 'markup',
  description: 'HTML tags are left out; a block tag is a line break.',
  examples: [
    ['Xin <b>chào</b> bạn', 'Xin chào bạn'],
    ['Dòng một<br/>dòng hai', 'Dòng một, dòng hai'],
  ],
  pattern: new RegExp(String.raw`<\/?(?:${TAGS})${ATTRIBUTES}\s{0,20}\/?>`, 'dgi'),
  becomes: (match) => (BLOCKS.test(match[0]) ? '\n' : ''),
  warning: 'MARKUP_DROPPED',
};

const formulaMarks: NoiseRule = {
  name: 'formula-marks',
  class: 'markup',
  description: 'The dollar signs on both sides of a formula are left out.',
  examples: [
    ['hợp lực bằng $0$', 'hợp lực bằng không'],
    ['khi $x$ liên tục trên $[-1, 1]$', 'khi ích liên tục trên [âm một, một]'],
    ['giá từ $5 đến $10', 'giá từ năm đô la đến mười đô la'],
  ],
  // A letter, a function of letters, or what prices never hold: 5$, 10$ are none.
  pattern:
    /(?<![\p{L}\d$])\$\s?(\d{1,3}(?=\$)|[A-Za-z](?:\([A-Za-z, ]{1,9}\))?(?:\/[A-Za-z])?|(?=[^$\n]{0,80}[\\^_=[({])[^\s\d$][\x20-\x23\x25-\x7e]{0,79}?)\s?\$(?![\p{L}\d$])/dgu,
  warning: 'MARKUP_DROPPED',
};

const placeholders: NoiseRule = {
  name: 'placeholder',
  class: 'markup',
  description: 'The brackets around a few words, which stand for something else, are left out.',
  examples: [['soạn <tên> gửi 900', 'soạn tên gửi chín không không']],
  pattern:
    /(?<![\p{L}\p{N}<])<(?:\p{L}[\p{L}\p{N}_-]{0,30}|\p{L}{2,12}(?: [\p{L}\p{N}]{1,12}){1,4})>(?![\p{L}\p{N}>])/dgu,
  becomes: ([written]) => written.slice(1, -1),
  warning: 'MARKUP_DROPPED',
};

const ENTITIES = table({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  times: '×',
  deg: '°',
  copy: '©',
  reg: '®',
  euro: '€',
});

/** Marks that a vowel has by its entity: &atilde; */
const MARKS = table({ acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303' });
const MARK = [...MARKS.keys()].join('|');

const entities: NoiseRule = {
  name: 'html-entity',
  class: 'markup',
  description:
    'HTML entities are the character they stand for; letters with a mark and spaces also where their semicolon is lost.',
  examples: [
    ['chó&nbsp;&amp; mèo', 'chó và mèo'],
    ['b&atildei biển&nbspđẹp', 'bãi biển đẹp'],
  ],
  pattern: new RegExp(
    [
      `&(?:${[...ENTITIES.keys()].join('|')}|#(?:3[2-9]|[4-9]\\d|1[0-2][0-6])|[AEIOUYaeiouy](?:${MARK}));`,
      String.raw`(?<=\p{Ll})&(?:[aeiouy](?:${MARK})(?=\p{Ll}|\s)|nbsp(?![=;]))|&nbsp(?![=;\w])(?<=[.,!?:\s]&nbsp)`,
    ].join('|'),
    'dgu',
  ),
  becomes: ([entity]) => {
    const name = entity.slice(1).replace(';', '');
    const mark = MARKS.get(name.slice(1));
    if (mark !== undefined) return (name.charAt(0) + mark).normalize('NFC');
    return name.startsWith('#') ? String.fromCharCode(Number(name.slice(1))) : (ENTITIES.get(name) ?? '');
  },
};

const spreadsheetEscapes: NoiseRule = {
  name: 'spreadsheet-escape',
  class: 'markup',
  description: 'Line ends as spreadsheets write them into their files are spaces (ECMA-376, ST_Xstring).',
  examples: [['xong._x000D_ Tiếp', 'xong. Tiếp']],
  pattern: /(?<![\p{L}\p{N}\\])_?x000[AD]_?(?![\p{L}\d])/dgu,
  becomes: () => ' ',
};

export const markupRules: readonly NoiseRule[] = [
  comments,
  tags,
  formulaMarks,
  placeholders,
  entities,
  spreadsheetEscapes,
];
