import type { NoiseRule } from '../rule';

const WARNING = 'MARKUP_DROPPED';
/** Where emphasis may begin or end: not inside a word or a name with underscores. */
const OUTSIDE = String.raw`(?<![\p{L}\p{N}_*])`;
const OUTSIDE_END = String.raw`(?![\p{L}\p{N}_])`;

const fences: NoiseRule = {
  name: 'markdown-fence',
  class: 'markup',
  description: 'The fences around a block of code are left out.',
  examples: [['```text\nxin chào\n```', 'xin chào']],
  pattern: /^[ \t]{0,3}(?:```|~~~)[\w-]{0,20}[ \t]*$/dgm,
  warning: WARNING,
};

const links: NoiseRule = {
  name: 'markdown-link',
  class: 'markup',
  description: 'Of a Markdown link or image the text stays, the address goes.',
  examples: [['Xem [trang chủ](https://loa.vn/a?b=1) nhé', 'Xem trang chủ nhé']],
  pattern: /!?\[([^[\]\n]{0,300})\]\([^()\s]{0,500}(?: "[^"\n]{0,200}")?\)/dg,
  warning: WARNING,
};

const headings: NoiseRule = {
  name: 'markdown-heading',
  class: 'markup',
  description: 'Heading marks at the beginning of a line are left out.',
  examples: [['## Hướng dẫn', 'Hướng dẫn']],
  pattern: /^[ \t]{0,3}#{1,6}[ \t]+(?=\S)/dgm,
  warning: WARNING,
};

const quotes: NoiseRule = {
  name: 'markdown-quote',
  class: 'markup',
  description: 'Quotation marks (>) at the beginning of a line are left out.',
  examples: [['> Lời trích', 'Lời trích']],
  pattern: /^[ \t]{0,3}(?:>[ \t]?){1,5}(?=[^\s\d])/dgm,
  warning: WARNING,
};

const tasks: NoiseRule = {
  name: 'markdown-task',
  class: 'markup',
  description: 'Tick boxes of a task list are left out.',
  examples: [['- [x] Mua gạo', 'Mua gạo']],
  pattern: /^[ \t]{0,8}[-*+][ \t]{1,4}\[[ xX]\][ \t]{1,4}/dgm,
  warning: WARNING,
};

const lists: NoiseRule = {
  name: 'markdown-list',
  class: 'markup',
  description: 'List marks (-, *, +, →) at the beginning of a line are left out.',
  examples: [
    ['- gạo\n- muối', 'gạo, muối'],
    ['→ Xem thêm', 'Xem thêm'],
  ],
  pattern: /^[ \t]{0,8}[-*+–—•→➡➔➜][ \t]{1,4}(?=\S)(?!\d[\d.,]{0,20}\s?[=+])/dgm,
  warning: WARNING,
};

const rulers: NoiseRule = {
  name: 'markdown-ruler',
  class: 'markup',
  description: 'Lines of dashes, stars, equals or underscores are left out.',
  examples: [['---\nPhần sau', 'Phần sau']],
  pattern: /^[ \t]{0,3}(?:-{3,80}|\*{3,80}|_{3,80}|={3,80}|(?:- ){2,20}-|(?:\* ){2,20}\*)[ \t]*$/dgm,
  warning: WARNING,
};

const tables: NoiseRule = {
  name: 'markdown-table',
  class: 'markup',
  description: 'The bars of a table are commas; the line under its head is left out.',
  examples: [['| Tên | Tuổi |\n|---|---|\n| An | 5 |', 'Tên, Tuổi, An, năm']],
  pattern: /^\|?(?:[ \t]?:?-{2,40}:?[ \t]?\|){1,40}(?:[ \t]?:?-{2,40}:?)?[ \t]*$/dgm,
  warning: WARNING,
};

const ORNAMENTS = [
  // In a row; PA+++ protects from the sun.
  String.raw`={3,80}|~{3,80}|<{3,80}|>{3,80}|#{3,80}|\*{3,80}|\^{3,80}`,
  String.raw`(?<!(?<!\p{L})PA\+{0,3})\+{3,80}`,
  // Around a headline, and between sentences: no comparison is meant.
  String.raw`(?<=(?:^|\n)\s{0,3})==(?=\s)`,
  String.raw`==(?<=\p{L}[\p{L}\d).,]{0,20}\s==)(?=\s{0,5}(?:$|\n))`,
  String.raw`(?<=[.!?,]\s)==(?=\s\p{Lu})`,
  String.raw`(?<=\p{Ll}{2}\s)==(?<!(?:nếu|so sánh|biểu thức|toán tử|điều kiện)(?!\p{L})[^.\n]{0,40})(?=\s?[?!]?(?:\s?(?!True|False|Null|None)\p{Lu}|\s*$))`,
  // Arrows, and what leads to another article.
  String.raw`(?:-{2,20}|[–—])>{1,10}`,
  String.raw`\s?>\s?>\s?(?=["“]?\p{Lu}\p{L})`,
];

const ornaments: NoiseRule = {
  name: 'ornament',
  class: 'emoji',
  description:
    'Three or more of one sign in a row, and >> before a headline, are an ornament and left out; a long arrow is an arrow or a pause.',
  examples: [
    ['=== Thông báo ===', 'Thông báo'],
    ['== Lịch sử ==', 'Lịch sử'],
    ['ở Hà Nội. >> Xem thêm > > Mỹ', 'ở Hà Nội. Xem thêm, Mỹ'],
    ['Giảm từ 500k --> 300k', 'Giảm từ năm trăm nghìn đến ba trăm nghìn'],
  ],
  pattern: new RegExp(ORNAMENTS.join('|'), 'dgu'),
  becomes: ({ 0: ornament, index, input }) => {
    // What leads to another article: ở Hà Nội >> Xem thêm.
    if (/^\s?>\s?>\s?$/.test(ornament)) return /[\p{L}\d]$/u.test(input.slice(0, index)) ? ', ' : ' ';
    if (!/^[-–—]/.test(ornament)) return ' ';
    return /[.!?,]\s?$/.test(input.slice(Math.max(0, index - 2), index)) ? ', ' : ' → ';
  },
};

const strong: NoiseRule = {
  name: 'markdown-strong',
  class: 'markup',
  description: 'Double stars, underscores and tildes around words are left out.',
  examples: [['**Lưu ý:** ~~cũ~~ mới', 'Lưu ý: cũ mới']],
  pattern: new RegExp(
    String.raw`\*\*(?=\S)([^*\n]{1,500})\*\*|${OUTSIDE}__(?=\S)([^_\n]{1,500})__${OUTSIDE_END}|~~(?=\S)([^~\n]{1,500})~~`,
    'dgu',
  ),
  warning: WARNING,
};

const emphasis: NoiseRule = {
  name: 'markdown-emphasis',
  class: 'markup',
  description: 'A star or an underscore on both sides of words is left out.',
  examples: [['một *hai* _ba_ bốn', 'một hai ba bốn']],
  pattern: new RegExp(
    String.raw`${OUTSIDE}(?:\*(?=[^\s*\d])([^*\n]{0,300}[^\s*])\*|_(?=[^\s_])([^_\n]{0,300}[^\s_])_)${OUTSIDE_END}`,
    'dgu',
  ),
  warning: WARNING,
};

const code: NoiseRule = {
  name: 'markdown-code',
  class: 'markup',
  description: 'Back-ticks are left out.',
  examples: [['gõ `xin chào` nhé', 'gõ xin chào nhé']],
  pattern: /`{1,3}/dg,
  warning: WARNING,
};

export const markdownRules: readonly NoiseRule[] = [
  fences,
  links,
  headings,
  quotes,
  tasks,
  lists,
  rulers,
  tables,
  strong,
  emphasis,
  code,
  ornaments,
];
