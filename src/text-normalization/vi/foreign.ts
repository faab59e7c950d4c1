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
  ['tr', 'tr'], ['kh', 'kh'], ['gh', 'g'], ['nh', 'nh'], ['ng', 'ng'], ['kr', 'cờ r'], ['kl', 'cờ l'], ['qu', 'qu'],
  ['b', 'b'], ['c', 'c'], ['d', 'đ'], ['f', 'ph'], ['g', 'g'], ['h', 'h'], ['j', 'gi'], ['k', 'c'], ['l', 'l'],
  ['m', 'm'], ['n', 'n'], ['p', 'p'], ['q', 'qu'], ['r', 'r'], ['s', 'x'], ['t', 't'], ['v', 'v'], ['w', 'u'],
  ['x', 'x'], ['y', 'd'], ['z', 'd'],
]; // prettier-ignore

const NUCLEI: readonly (readonly [string, string])[] = [
  ['eau', 'ô'], ['ee', 'i'], ['ea', 'i'], ['oo', 'u'], ['ou', 'ao'], ['ow', 'ao'], ['ai', 'ai'], ['ay', 'ây'], ['ei', 'ây'],
  ['ey', 'ây'], ['au', 'ao'], ['aw', 'o'], ['oa', 'oa'], ['oi', 'oi'], ['oy', 'oi'], ['ie', 'i'], ['ew', 'iu'], ['eu', 'êu'],
  ['ue', 'uê'], ['ui', 'ui'], ['âu', 'âu'], ['â', 'â'], ['ê', 'ê'], ['ô', 'ô'], ['ơ', 'ơ'], ['a', 'a'], ['e', 'e'], ['i', 'i'], ['o', 'o'], ['u', 'u'], ['y', 'i'],
]; // prettier-ignore

const CODAS: readonly (readonly [string, string])[] = [
  ['ng', 'ng'], ['nk', 'nh'], ['ck', 'c'], ['ch', 'ch'], ['sh', 't'], ['th', 't'], ['ph', 'p'], ['ll', 'n'], ['ss', 't'],
  ['tt', 't'], ['nn', 'n'], ['nt', 'n'], ['nd', 'n'], ['ns', 'n'], ['ts', 't'], ['ks', 'c'], ['st', 't'], ['rt', 't'],
  ['rd', 't'], ['rk', 'c'], ['rn', 'n'], ['rm', 'm'], ['rs', 't'], ['ld', 'n'], ['lt', 'n'], ['lk', 'c'], ['mp', 'm'],
  ['ct', 'c'], ['pt', 'p'], ['b', 'p'], ['c', 'c'], ['d', 't'], ['f', 'p'], ['g', 'c'], ['k', 'c'], ['l', 'n'], ['m', 'm'],
  ['n', 'n'], ['p', 'p'], ['r', ''], ['s', 't'], ['t', 't'], ['v', 'p'], ['x', 'c'], ['z', 't'], ['q', 'c'], ['h', ''],
  ['w', ''], ['j', 'ch'],
]; // prettier-ignore

const VOWEL = /[aeiouyâêôơ]/;
/** With an acute where a stop ends the syllable, as Vietnamese wants it. */
const SHARP = table({
  a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', ô: 'ố', ê: 'ế', â: 'ấ', ơ: 'ớ',
}); // prettier-ignore

const LONGEST = 30;
const DOUBLED = /([bcdfghjkmnpqrvwxz])\1/g;
/** Letters that begin a syllable together. */
const JOINED = /(?:[cst]hr|[cskptw]h)$/;

/**
 * How English spells its sounds, as the letters that say them here: what the letter-by-letter tables cannot see. The
 * word is in lower case and without marks; the first rules look at its end.
 */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/(?<=[bcdfghklmnprtvwxz])s$/, ''], // plurals: hills, chips
  [/(?<=[aeiou][^aeiouywsx])es$/, 'e'], // games
  [/[ts]ions?$/, 'sân'],
  [/ture$/, 'chơ'],
  [/(?<=[bcdfgkpstz])le$/, 'ô'], // table, apple
  [/(?<=[^aeiouy])(?<!ad)or$|(?<=[^aeiouy])er$/, 'ơ'], // but Ecuador
  [/irl$/, 'ơn'],
  [/(?<=[^aeiouy])ue$/, 'u'],
  [/(?<=[^aeiouy])ow$/, 'âu'],
  [/(?<=[^aeiouyq])a(?=[cdgkpt]e$)/, 'ê'], // magic e: page, update
  [/(?<=[^aeiouy])a(?=[mnv]e$)/, 'ê'],
  [/(?<=[^aeiouy])o(?=[dkmnptv]e$)/, 'ô'],
  [/(?<=ac|am|char|hlor|ox|pt|ulf)ide$/, 'it'], // chemistry: oxide, acide
  [/(?<=[^aeiouy])i[dklmntvz]e$/, 'ai'], // online, site
  [/igh(?=t?s?$|t)/, 'ai'],
  [/ai(?=[nd])/, 'ê'],
  [/oa(?=[dtcs])/, 'ô'],
  [/tch/, 'ch'],
  [/(?<=[lnr])[cs]e$/, 's'], // France, license
  [/(?<=[lr][nv])e$/, ''], // Melbourne
  [/que$/, 'k'], // unique
  [/c(?=[eiy])/g, 's'],
  [/dge?$/, 'ch'],
];

/** A mark on its last e has it said, as no English spelling does: Rosé. */
const SAID_E = /[éèê]s?$/i;

/** Vietnamese syllables for a foreign word, or null where it has no vowel to build on or is too long. */
export function respell(word: string): string | null {
  const letters = fold(word)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  if (letters.length > LONGEST || letters.length < 3 || !/[aeiouy]/.test(letters)) return null;
  const trimmed = (SAID_E.test(word) ? letters.replace(/c(?=[eiy])/g, 's') : anglicise(letters)).replace(
    DOUBLED,
    '$1',
  );
  const syllables: string[] = [];
  let rest = trimmed;
  while (rest !== '') {
    const [syllable, length] = nextSyllable(rest);
    syllables.push(syllable);
    rest = rest.slice(length);
  }
  return syllables.join(' ');
}

function anglicise(letters: string): string {
  return ENGLISH.reduce((word, [spelled, said]) => word.replace(spelled, said), letters)
    .replace(DOUBLED, '$1')
    .replace(/([aeiouêô][^aeiouyw])e$/, '$1');
}

function nextSyllable(rest: string): [string, number] {
  const [onsetWritten, onset] = longest(ONSETS, VOWEL.test(rest[0]!) && !/^y[aeiou]/.test(rest) ? '' : rest);
  const afterOnset = rest.slice(onsetWritten.length);
  if (afterOnset === '' || !VOWEL.test(afterOnset[0]!))
    return [`${onset}ờ`, Math.max(1, onsetWritten.length)];
  const [nucleusWritten, nucleus] = longest(NUCLEI, afterOnset);
  const tail = afterOnset.slice(nucleusWritten.length);
  const [codaWritten, coda] = closing(tail, nucleus);
  return [
    spellSyllable(onset, nucleus, coda),
    onsetWritten.length + nucleusWritten.length + codaWritten.length,
  ];
}

function longest(table: readonly (readonly [string, string])[], text: string): readonly [string, string] {
  return table.find(([written]) => text.startsWith(written)) ?? ['', ''];
}

/** Consonants that close the syllable: those that no following vowel claims as its onset. */
function closing(tail: string, nucleus: string): readonly [string, string] {
  const consonants = /^[^aeiouyâêôơ]*/.exec(tail)![0];
  if (consonants === '') return ['', ''];
  const last = consonants.length === tail.length;
  if (!last && consonants.length === 1) return ['', ''];
  const available = last ? consonants : consonants.slice(0, -(JOINED.exec(consonants)?.[0].length ?? 1));
  if (available === '') return ['', ''];
  const [written, spoken] = longest(CODAS, available);
  const closable = nucleus.length === 1 || spoken === '';
  return [written, closable ? spoken : ''];
}

function spellSyllable(onset: string, nucleus: string, coda: string): string {
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
