import { isSyllable } from './syllables';
import { table } from '../table';

/** The letters that Telex makes of two. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/^dd/, 'đ'],
  [/uw?ow/, 'ươ'],
  [/aa/, 'â'],
  [/ee/, 'ê'],
  [/oo/, 'ô'],
  [/aw/, 'ă'],
  [/ow/, 'ơ'],
  [/uw/, 'ư'],
];

/** The tone that a letter at the end, or behind the vowel, puts on the syllable. */
const TONES = table({ s: '\u0301', f: '\u0300', r: '\u0309', x: '\u0303', j: '\u0323' });

/** No English word begins or ends so: ddi, khoong, nhuwng, cungx. */
const TYPED =
  /^dd[a-z]|uw|owi[sfrxj]?$|(?:oo|ee|aa)(?:ng|nh|ch)[sfrxj]?$|^[^aeiouy]{1,3}[aeiouy]{1,3}(?:ng|nh|ch|[cmt])[xfj]$/;

/** Syllables that are spelled so: xoong nồi, loong toong. */
const SPELLED = /^(?:x|b|g|t|s|c|l|k)oong$/;

/** The vowel that carries the tone: one with a mark of its own, or the last but one before a vowel, or the last. */
const CARRIER = /ươ|[âêôăơư]|(?<=[qg]u|gi)[aeiouy]|[aeiouy](?=[aeiouy]$)|[aeiouy](?=[^aeiouy]*$)/;

/** The syllable that was typed by Telex where the keyboard was not on, or null: ddi, khoong, nhuwngx. */
export function untelex(word: string): string | null {
  if (!TYPED.test(word) || SPELLED.test(word)) return null;
  const marked = LETTERS.reduce((changed, [typed, letter]) => changed.replace(typed, letter), word);
  if (isSyllable(marked)) return marked;
  const tone = TONES.get(marked.slice(-1));
  if (tone === undefined) return null;
  const toned = marked
    .slice(0, -1)
    .replace(CARRIER, (vowel) => vowel + tone)
    .normalize('NFC');
  return isSyllable(toned) ? toned : null;
}
