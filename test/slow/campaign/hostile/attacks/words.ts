import type { Random } from '../../random';

/** Names that a plain object has without having been given them, and others with a meaning in JavaScript. */
export const PROTOTYPE_NAMES = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['prototype', 'length', 'name', 'caller', 'arguments', 'then', 'undefined', 'null', 'NaN', 'toJSON'],
];

const COMBINING = '\u0300\u0301\u0303\u0309\u0323\u031b\u0302\u0306';
const from = (first: number, last: number) => (random: Random) =>
  String.fromCodePoint(random.between(first, last));

/** Words, each strange in its own way; the names are the attacks' details. */
const WORDS: Readonly<Record<string, (random: Random) => string>> = {
  'prototype names': (random) => random.pick(PROTOTYPE_NAMES),
  'combining marks': (random) =>
    `${random.pick(['ẛ̣', 'e', 'ư', '◌', 'ﬁ', 'İ'])}${COMBINING.repeat(random.between(1, 9))}`,
  fractions: (random) => random.pick(['⅞', '½', '1⅜', '⅟7', '↉', '3/0', '0/0', '1/2/3/4', '¾kg', '1,5/2.5']),
  symbols: (random) =>
    random.pick(['∞', '∞@a.', '©', '√2', '∑', '→', '°', '‰', '№', '§', '±0', '≠', '×', '%%', '₫']),
  'zero width': (random) =>
    `a${random.pick(['\u200b', '\u200d', '\ufeff', '\u2060', '\u00ad', '\u180e', '\u034f'])}b`,
  'right to left': (random) =>
    random.pick(['\u202egnol\u202c', 'שלום', '\u2067abc\u2069', 'مرحبا ١٢٣', '\u200f-5']),
  emoji: (random) => random.pick(['👨‍👩‍👧‍👦', '🇻🇳', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👍🏽', '1️⃣', '❤️', '🫠', '🧑‍💻', '⌛', '\u{1f9d1}\u200d']),
  digits: (random) => String(random.between(1, 9)).repeat(random.pick([1, 9, 20, 40, 1000])),
  numbers: (random) =>
    random.pick([
      '1.000.000',
      '1,000.5',
      '1.2.3.4.5.6',
      '-0',
      '+84',
      '1e400',
      '0x1f',
      '007',
      '١٢',
      '१२',
      '１２',
      '9'.repeat(15),
    ]),
  units: (random) =>
    random.pick(['5km/h', '10m2', '3,5kg', '100$', '5%', '37°C', '1.000đ', '9tr', '2k', '5mm³']),
  dates: (random) =>
    random.pick([
      '99/99/9999',
      '00/00/0000',
      '31/2',
      '2026-13-45',
      '24:60:61',
      '25h',
      '1/1/1',
      '29/02/2023',
      'T8',
      '00:00',
    ]),
  roman: (random) =>
    random.pick(['MMMM', 'IIII', 'XIVLCDM', 'IC', 'thế kỷ XXI', 'chương MCMXCIX', 'iv', 'CIVIL']),
  telephone: (random) =>
    random.pick(['+84 (0) 912-345-678', '1900.1234', '0'.repeat(30), '113', '09xx.xxx.xxx', '(((0)))']),
  addresses: (random) =>
    random.pick([
      'http://a.b/?c=d&e#f',
      'a@b',
      'a@a@a@a',
      'HTTPS://USER:PW@[::1]:99999/%00',
      'x@y.',
      '@a.',
      'www..com',
      '//',
    ]),
  bait: (random) =>
    random.pick([
      'a'.repeat(60) + '!',
      '1.1'.repeat(40),
      '('.repeat(50),
      'a@'.repeat(40),
      '-'.repeat(80),
      '1/'.repeat(40),
      '.,'.repeat(40),
      'A.B.'.repeat(30),
    ]),
  markup: (random) =>
    random.pick([
      '<speak><break time="99999s"/></speak>',
      "[[h@l'oU]]",
      '&#0;',
      '&lt;',
      '<!--',
      ']]>',
      '<script>alert(1)</script>',
      '${7*7}',
      '{{7*7}}',
      '%s%n',
      '<?xml?>',
    ]),
  punctuation: (random) =>
    random.pick(['.', '...', '?!', '—', '“”', '„', '،', '。', '…', '\'"`', '-', '/', '\\', '|', '_', '~']),
  spaces: (random) =>
    random.pick(['\t', '\n\n', '\r\n', '\u00a0', '\u2028', '\u3000', '\v\f', '\u0085', '   ']),
  controls: (random) => from(1, 31)(random),
  'strange scripts': (random) =>
    random.pick([
      from(0x4e00, 0x9fff),
      from(0x0400, 0x04ff),
      from(0x0e01, 0x0e5b),
      from(0xac00, 0xd7a3),
      from(0x1d400, 0x1d7ff),
      from(0x0900, 0x097f),
    ])(random),
  'odd code points': (random) =>
    random.pick([
      '\ufffe',
      '\uffff',
      '\ufffd',
      '\ue000',
      '\u{10ffff}',
      '\u{f0000}',
      '\u0378',
      '\u{e0001}',
      '\u{1fffe}',
    ]),
  abbreviations: (random) =>
    random.pick([
      'TP.HCM',
      'UBND',
      'v.v.',
      'Th.S',
      'ko',
      'A/C',
      'COVID-19',
      'F0',
      'P.S.',
      'KTX',
      'đ/c',
      'WTO/IMF',
    ]),
  'mixed case': (random) =>
    random.pick(['iPhone', 'McDONALD', 'ĐƯỜNG', 'ß', 'ŉ', 'ǆ', 'İSTANBUL', 'ﬃ', 'aAaAaA', 'Ⅷ', 'Ⓐ']),
  injection: (random) =>
    random.pick([
      "'; DROP TABLE accounts; --",
      '" OR 1=1',
      '../../etc/passwd',
      '$(id)',
      '`id`',
      '\\u0000',
      '%00',
      '-- -',
      '| cat',
      '--help',
      '-w/tmp/x',
    ]),
};

export const WORD_KINDS = Object.keys(WORDS);

/** A word of this kind. */
export const wordOf = (kind: string, random: Random): string => WORDS[kind]!(random);

const PLAIN = ['xin', 'chào', 'tiếng Việt', 'ngày', 'hôm nay', 'the', 'và', 'không'];

/**
 * A text of strange words: mostly one kind by itself or among plain words, sometimes all kinds together.
 * @param longest in characters; most texts are far shorter
 */
export function bomb(random: Random, longest: number): { readonly kind: string; readonly text: string } {
  const kind = random.chance(0.25) ? 'all kinds' : random.pick(WORD_KINDS);
  const separator = random.pick([' ', ' ', ' ', '', ', ', '\n', '.', '-', '/']);
  const words: string[] = [];
  const size = random.chance(0.1) ? longest : random.between(1, Math.min(longest, 60));
  for (let length = 0; length < size;) {
    const isPlain = random.chance(0.3);
    const word = isPlain
      ? random.pick(PLAIN)
      : wordOf(kind === 'all kinds' ? random.pick(WORD_KINDS) : kind, random);
    words.push(word);
    length += word.length + separator.length;
  }
  return { kind, text: [...words.join(separator)].slice(0, longest).join('') };
}
