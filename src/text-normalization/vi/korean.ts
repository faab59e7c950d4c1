import type { Rule } from '../rule';
import { table } from '../table';
import { spellSyllable } from './foreign';
import { isPlainSyllable } from './syllables';

/** Onsets of the Revised Romanization of Korean, and of how names are spelled besides, as Vietnamese say them. */
const ONSETS = table({
  '': '', g: 'g', kk: 'c', k: 'c', n: 'n', d: 'đ', tt: 't', t: 't', r: 'r', l: 'l', m: 'm', b: 'b', pp: 'p', p: 'p', s: 'x',
  ss: 'x', sh: 's', j: 'ch', jj: 'ch', ch: 'ch', h: 'h',
}); // oxfmt-ignore

/** Vowels: open, before n, m or l, and before what else ends a syllable; y goes with the onset. */
const VOWELS = table<readonly [open: string, nasal: string, other: string]>({
  eo: ['ơ', 'ơ', 'â'], eu: ['ư', 'ư', 'ư'], ae: ['e', 'e', 'e'], oe: ['uê', 'uê', 'uê'], ui: ['ưi', 'ưi', 'ưi'],
  oo: ['u', 'u', 'u'], ee: ['i', 'i', 'i'], wa: ['oa', 'oa', 'oa'], we: ['uê', 'uê', 'uê'], wi: ['uy', 'uy', 'uy'],
  wo: ['uơ', 'ô', 'ô'], woo: ['u', 'u', 'u'], yeo: ['ia', 'iê', 'iê'], ye: ['ê', 'iê', 'iê'], yu: ['iu', 'iê', 'iê'],
  yoo: ['iu', 'iu', 'iu'], you: ['ia', 'iê', 'iê'], ya: ['ia', 'ia', 'ia'], yo: ['iô', 'iô', 'iô'],
  a: ['a', 'a', 'a'], e: ['ê', 'ê', 'ê'], i: ['i', 'i', 'i'], o: ['ô', 'ô', 'ô'], u: ['u', 'u', 'u'],
}); // oxfmt-ignore

/** Vowels of syllables that begin with y. */
const AFTER_Y = table({ yeo: 'eo', ye: 'e', yu: 'u', yoo: 'oo', you: 'eo', ya: 'a', yo: 'o' });

const ENDS = table({
  '': '', ng: 'ng', n: 'n', hn: 'n', m: 'm', l: 'n', k: 'c', ck: 'c', g: 'c', b: 'p', p: 'p', t: 't', s: 't', h: '',
}); // oxfmt-ignore

const oneOf = (letters: Iterable<string>): string =>
  `(${[...letters].sort((one, other) => other.length - one.length).join('|')})`;
const SYLLABLE = new RegExp(`^${[ONSETS, VOWELS, ENDS].map((part) => oneOf(part.keys())).join('')}$`);

/** A syllable of a name in Korean. One that Vietnamese can read as it stands stays so. */
function saySyllable(written: string): string | null {
  const letters = written.toLowerCase();
  const parts = SYLLABLE.exec(letters);
  if (parts === null) return null;
  if (isPlainSyllable(letters)) return written;
  const [, onset, vowel, end] = parts as unknown as [string, string, string, string];
  const begun = onset === '' ? AFTER_Y.get(vowel) : undefined;
  const [open, nasal, other] = VOWELS.get(begun ?? vowel)!;
  const coda = ENDS.get(end)!;
  const nucleus = coda === '' ? open : /[nm]$/.test(coda) ? nasal : other;
  return spellSyllable(begun === undefined ? ONSETS.get(onset)! : 'd', nucleus, coda);
}

/** Family names before a given name, and how those are said that are spelled in a way of their own. */
const FAMILIES =
  'Ahn Bae Baek Byun Cha Chae Cho Choi Chun Chung Eom Han Heo Hong Hwang Hyun Jang Jeon Jeong Jin Jo Joo Jun Jung Kang Kim Ko ' +
  'Koo Kwak Kwon Lee Lim Min Moon Nam Noh Park Roh Ryu Seo Seol Shim Shin Sim Son Song Suh Uhm Woo Yang Yoo Yoon Yu Yun';
const IRREGULAR = table({ Ahn: 'an', Lee: 'li', Park: 'pác', Suh: 'xơ', Uhm: 'ơm', Kwak: 'quác' });

/** Family names that are other words too, so that one syllable after them is no name yet: Cha Joe, Seo Web. */
const OTHER_WORDS = /^(?:Cha|Seo|Song|Son|Nam|Han|Min|Cho|Hong|Kang|Lim)$/;

const GIVEN = String.raw`(\p{Lu}[a-z]{1,5})(?:[- ](\p{Lu}[a-z]{1,5})|-([a-z]{2,6}))?(?![\p{L}\p{M}\d'’-])`;

const koreanName: Rule = {
  name: 'korean-name',
  class: 'foreign',
  description: 'Names of Koreans, a family name and one or two syllables.',
  examples: [
    ['ông Yoon Suk-yeol', 'ông dun xúc dơn'],
    ['Song Joong Ki', 'Song chung Ki'],
    ['Kim Chi', 'Kim Chi'],
  ],
  opens: ['capital'],
  pattern: new RegExp(String.raw`(${FAMILIES.replaceAll(' ', '|')}) ${GIVEN}`, 'uy'),
  say: ([written, family, ...given]) => {
    const said = [IRREGULAR.get(family!) ?? saySyllable(family!), ...given.filter(Boolean).map(saySyllable)];
    if (said.length === 2 && OTHER_WORDS.test(family!)) return null;
    return said.includes(null) || written.split(/[- ]/).every((part) => isPlainSyllable(part.toLowerCase()))
      ? null
      : said.join(' ');
  },
};

export const koreanRules: readonly Rule[] = [koreanName];
