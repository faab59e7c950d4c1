import type { NoiseRule } from '../rule';

const controlCharacters: NoiseRule = {
  name: 'control-characters',
  class: 'markup',
  description: 'Control characters other than tab and line break are left out.',
  examples: [['xin\u0007 chào', 'xin chào']],
  pattern: /(?![\t\n\r\u0085])\p{Cc}/dgu,
  warning: 'CONTROL_CHARACTERS_DROPPED',
};

const invisibleCharacters: NoiseRule = {
  name: 'invisible-characters',
  class: 'markup',
  description: 'Zero-width, direction and soft-hyphen characters are left out.',
  examples: [['tiếng\u200b Việt\ufeff', 'tiếng Việt']],
  pattern: /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffd]/dgu,
  warning: 'INVISIBLE_CHARACTERS_DROPPED',
};

const spaces: NoiseRule = {
  name: 'spaces',
  class: 'markup',
  description: 'No-break, thin and ideographic spaces are ordinary spaces.',
  examples: [['xin\u00a0chào', 'xin chào']],
  pattern: /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/dg,
  becomes: () => ' ',
};

const lineBreaks: NoiseRule = {
  name: 'line-ends',
  class: 'markup',
  description: 'Every kind of line end is one line feed.',
  examples: [['Một.\r\nHai.', 'Một. Hai.']],
  pattern: /\r\n?|[\u2028\u2029\u0085]/dg,
  becomes: () => '\n',
};

/** Letters and digits dressed up as others: full width, mathematical bold and script, circled digits. */
const styledCharacters: NoiseRule = {
  name: 'styled-characters',
  class: 'markup',
  description:
    'Full-width, mathematical, circled letters and digits and digits of other scripts are read as plain ones.',
  examples: [
    ['𝐂𝐡𝐚̀𝐨 ５ bạn', 'Chào năm bạn'],
    ['khí CO₂', 'khí xê o hai'],
  ],
  pattern:
    /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u2160-\u2188\u2460-\u24ff\u3251-\u325f\u32b1-\u32bf\ufb00-\ufb06]|(?<=[A-Za-z)])[₀-₉](?!\p{No})|(?![0-9])\p{Nd}/dgu,
  becomes: (match) => plain(match[0]),
};

function plain(character: string): string {
  const folded = character.normalize('NFKC');
  if (!/\p{Nd}/u.test(folded) || /[0-9]/.test(folded)) return folded;
  return String(digitValue(folded.codePointAt(0) ?? 0));
}

/** Decimal digits of every script are ten in a row; the value is the distance from the row's zero. */
function digitValue(codePoint: number): number {
  let zero = codePoint;
  while (codePoint - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return codePoint - zero;
}

/** Letters of other alphabets, of old fonts and key maps: eth and its kin, the a with a caron, oi. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ['\u00d0', 'Đ'],
  ['\u0189', 'Đ'],
  ['\u00f0', 'đ'],
  ['\u0256', 'đ'],
  ['\u01cd', 'Ă'],
  ['\u01ce', 'ă'],
  ['\u01a2', 'Ư'],
  ['\u01a3', 'ư'],
]);

const strayD: NoiseRule = {
  name: 'stray-d',
  class: 'markup',
  description: 'Letters of other alphabets that look like Đ, Ă or Ư are read as these.',
  examples: [
    ['Ðà Nẵng', 'Đà Nẵng'],
    ['hàng nǎm', 'hàng năm'],
    ['Nhà nƣớc', 'Nhà nước'],
  ],
  pattern: new RegExp(`[${[...LOOK_ALIKES.keys()].join('')}]`, 'dg'),
  becomes: ([letter]) => LOOK_ALIKES.get(letter) ?? letter,
};

export const characterRules: readonly NoiseRule[] = [
  controlCharacters,
  invisibleCharacters,
  spaces,
  lineBreaks,
  styledCharacters,
  strayD,
];
