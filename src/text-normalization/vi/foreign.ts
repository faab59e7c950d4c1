import { readEnglish } from './english';
import { soundsOf } from './foreign-spelling';
import { fold } from './syllables';
import { table } from '../table';

/**
 * A last resort for foreign words that no table knows: their letters are respelled as Vietnamese syllables,
 * the way names were written in older newspapers (Marathon → ma ra thon). A guess, but one an engine can say.
 */
const ONSETS: readonly (readonly [string, string])[] = [
  ['sch', 's'], ['str', 'xờ tr'], ['scr', 'xờ cờ r'], ['spr', 'xờ pờ r'], ['spl', 'xờ pờ l'], ['thr', 'thờ r'],
  ['chr', 'cờ r'], ['shr', 'sờ r'], ['bl', 'bờ l'], ['br', 'bờ r'], ['cl', 'cờ l'], ['cr', 'cờ r'], ['dr', 'đờ r'],
  ['fl', 'phờ l'], ['fr', 'phờ r'], ['gl', 'gờ l'], ['gr', 'gờ r'], ['pl', 'pờ l'], ['pr', 'pờ r'], ['sc', 'xờ c'],
  ['sk', 'xờ c'], ['sl', 'xờ l'], ['sm', 'xờ m'], ['sn', 'xờ n'], ['sp', 'xờ p'], ['st', 'xờ t'], ['sw', 'xờ u'],
  ['tw', 'tu'], ['kn', 'n'], ['wr', 'r'], ['wh', 'u'], ['ph', 'ph'], ['th', 'th'], ['sh', 's'], ['ch', 'ch'],
  ['tr', 'tr'], ['kh', 'kh'], ['zh', 'gi'], ['hs', 'x'], ['ts', 'x'], ['tz', 'x'], ['cz', 's'], ['sz', 's'], ['dj', 'gi'],
  ['ps', 'x'], ['gn', 'n'], ['ğ', 'g'], ['ñ', 'nh'], ['gh', 'g'], ['nh', 'nh'], ['ng', 'ng'], ['kr', 'cờ r'], ['kl', 'cờ l'], ['qu', 'qu'],
  ['b', 'b'], ['c', 'c'], ['d', 'đ'], ['f', 'ph'], ['g', 'g'], ['h', 'h'], ['j', 'gi'], ['k', 'c'], ['l', 'l'],
  ['m', 'm'], ['n', 'n'], ['p', 'p'], ['q', 'c'], ['r', 'r'], ['s', 'x'], ['t', 't'], ['v', 'v'], ['w', 'u'],
  ['x', 'x'], ['y', 'd'], ['z', 'd'],
]; // oxfmt-ignore

const NUCLEI: readonly (readonly [string, string])[] = [
  ['eau', 'ô'], ['ee', 'i'], ['ea', 'i'], ['oo', 'u'], ['ou', 'ao'], ['ow', 'ao'], ['ai', 'ai'], ['ay', 'ây'], ['ei', 'ây'],
  ['ey', 'ây'], ['au', 'ao'], ['aw', 'o'], ['oa', 'oa'], ['oi', 'oi'], ['oy', 'oi'], ['oâ', 'oa'], ['ie', 'i'], ['ew', 'iu'], ['eu', 'êu'],
  ['ue', 'uê'], ['ui', 'ui'], ['ao', 'ao'], ['âu', 'âu'], ['â', 'â'], ['ê', 'ê'], ['ô', 'ô'], ['ơ', 'ơ'], ['a', 'a'], ['e', 'e'], ['i', 'i'], ['o', 'o'], ['u', 'u'], ['y', 'i'],
]; // oxfmt-ignore

const CODAS: readonly (readonly [string, string])[] = [
  ['ng', 'ng'], ['nh', 'nh'], ['nk', 'nh'], ['sh', 't'], ['kh', 'c'], ['gh', ''], ['tz', 't'], ['lm', 'm'], ['ck', 'c'], ['ch', 'ch'], ['th', 't'], ['ph', 'p'], ['ll', 'n'], ['hn', 'n'], ['hm', 'm'], ['hl', 'n'], ['ss', 't'],
  ['tt', 't'], ['nn', 'n'], ['nt', 'n'], ['nd', 'n'], ['ns', 'n'], ['ts', 't'], ['ks', 'c'], ['st', 't'], ['rt', 't'],
  ['rd', 't'], ['rk', 'c'], ['rn', 'n'], ['rm', 'm'], ['rs', 't'], ['ld', 'n'], ['lt', 'n'], ['lk', 'c'], ['mp', 'm'],
  ['ct', 'c'], ['pt', 'p'], ['b', 'p'], ['c', 'c'], ['d', 't'], ['f', 'p'], ['g', 'c'], ['ğ', 'c'], ['k', 'c'], ['l', 'n'], ['m', 'm'],
  ['n', 'n'], ['p', 'p'], ['r', ''], ['s', 't'], ['t', 't'], ['v', 'p'], ['x', 'c'], ['z', 't'], ['q', 'c'], ['h', ''],
  ['w', ''], ['j', 'ch'],
]; // oxfmt-ignore

const VOWEL = /[aeiouyâêôơ]/;
/** With an acute where a stop ends the syllable, as Vietnamese wants it. */
const SHARP = table({
  a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', ô: 'ố', ê: 'ế', â: 'ấ', ơ: 'ớ', ư: 'ứ', iê: 'iế', oa: 'oá',
}); // oxfmt-ignore

/** Here w begins the next syllable: Kanagawa. */
const GLIDE = /^[ao]w[aou]/;

const LONGEST = 30;
/** Shorter words are said by their letters as often. */
const SHORTEST = 3;
/** Letters that begin a syllable together; a stop goes with its liquid where another consonant stays behind. */
const JOINED =
  /(?:[cst]hr|(?<=[lmnrt])s[tpk]|[ckpstwz]h|(?<!n)gh|(?<=[^aeiouy])(?:[bdpt]r|[bp]l|(?<![cn])[cgk][rl]))$/;

/** Vietnamese syllables for a foreign word: an English one by its sounds, others by their letters. */
/** What firms are called by: Vietmindo. */
const OF_VIETNAM = /^viet(?=[a-z]{3})/i;

export const respell = (word: string): string | null =>
  (OF_VIETNAM.test(word) ? withVietnam(word.slice(4)) : null) ??
  readEnglish(word) ??
  (word.length < SHORTEST ? null : respellLetters(word));

const withVietnam = (rest: string): string | null => {
  const said = readEnglish(rest) ?? respellLetters(rest);
  return said === null ? null : `việt ${said}`;
};

/** Vietnamese syllables for a word's letters, or null where it has no vowel to build on or is too long. */
export function respellLetters(word: string): string | null {
  const letters = fold(word)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  if (letters.length > LONGEST || letters.length < 2 || !/[aeiouy]/.test(letters)) return null;
  const sounds = soundsOf(word);
  // A syllable of its own at the beginning, where a d would be heard as z: Yemen.
  const glides = /^y[aeou]/.test(sounds);
  const syllables = glides ? ['i'] : [];
  let rest = glides ? sounds.slice(1) : sounds;
  while (rest !== '') {
    const [syllable, length] = nextSyllable(rest);
    syllables.push(syllable);
    rest = rest.slice(length);
  }
  return syllables.join(' ');
}

function nextSyllable(rest: string): [string, number] {
  const [onsetWritten, onset] = longest(ONSETS, VOWEL.test(rest[0]!) && !/^y[aeiou]/.test(rest) ? '' : rest);
  const afterOnset = rest.slice(onsetWritten.length);
  if (afterOnset === '' || !VOWEL.test(afterOnset[0]!))
    return [`${onset}ờ`, Math.max(1, onsetWritten.length)];
  const [nucleusWritten, nucleus] = GLIDE.test(afterOnset)
    ? [afterOnset[0]!, afterOnset[0]!]
    : longest(NUCLEI, afterOnset);
  const tail = afterOnset.slice(nucleusWritten.length);
  const [codaWritten, coda] = closing(tail, nucleus);
  return [
    spellSyllable(onset, nucleus, coda).replace(/^u(?=[aáeé])/, 'o'), // Wang, Wendel
    onsetWritten.length + nucleusWritten.length + codaWritten.length,
  ];
}

function longest(table: readonly (readonly [string, string])[], text: string): readonly [string, string] {
  return table.find(([written]) => text.startsWith(written)) ?? ['', ''];
}

/**
 * Consonants that close the syllable: those that no following vowel claims as its onset. At the end of a word all of
 * them close it together: French, Hamburg.
 */
function closing(tail: string, nucleus: string): readonly [string, string] {
  const consonants = /^[^aeiouyâêôơ]*/.exec(tail)![0];
  if (consonants === '') return ['', ''];
  const last = consonants.length === tail.length;
  if (!last && consonants.length === 1) return ['', ''];
  const available = last ? consonants : consonants.slice(0, -(JOINED.exec(consonants)?.[0].length ?? 1));
  if (available === '') return ['', ''];
  const [written, spoken] = codaOf(available);
  const closable = nucleus.length === 1 || nucleus === 'oa' || spoken === '';
  return [last ? consonants : written, closable ? spoken : ''];
}

/** The first of some consonants that is heard at the end of a syllable: an r before others is not. */
function codaOf(consonants: string): readonly [string, string] {
  const [written, spoken] = longest(CODAS, consonants);
  if (written !== 'r' || consonants === 'r') return [written, spoken];
  const [next, heard] = longest(CODAS, consonants.slice(1));
  return [`r${next}`, heard];
}

/** A syllable by the rules of the orthography: c or k, g or gh, and an acute where a stop ends it. */
export function spellSyllable(onset: string, nucleus: string, coda: string): string {
  const front = /^[eêi]/.test(nucleus);
  const soft = onset === 'gi' && nucleus.startsWith('i');
  const head = soft
    ? 'g'
    : onset.replace(/c$/, front ? 'k' : 'c').replace(/(^|[^n])g$/, front ? '$1gh' : '$1g');
  const rime =
    coda === 'ng' && nucleus === 'i'
      ? 'nh'
      : coda === 'ch' && nucleus !== 'i' && nucleus !== 'a'
        ? 't'
        : coda;
  if (!/^(?:c|ch|p|t)$/.test(rime))
    return head + nucleus + (rime === 'nh' && !/[aiê]/.test(nucleus) ? 'ng' : rime);
  return head + (SHARP.get(nucleus) ?? nucleus) + (rime === 'c' && /[ií]/.test(nucleus) ? 'ch' : rime);
}
