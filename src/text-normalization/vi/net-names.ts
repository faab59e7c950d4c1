import { respell } from './foreign';
import { readCardinal, readDigits } from './numbers/cardinals';
import { cutSyllables, isSyllable } from './syllables';
import { readAcronym, readLoan, spell } from './vocabulary';
import { table } from '../table';

/** Signs inside addresses and file names. */
const SIGNS = table({
  '.': 'chấm',
  '/': 'gạch chéo',
  '\\': 'gạch chéo ngược',
  '@': 'a còng',
  _: 'gạch dưới',
  '-': 'gạch ngang',
  ':': 'hai chấm',
  '?': 'hỏi chấm',
  '=': 'bằng',
  '&': 'và',
  '%': 'phần trăm',
  '#': 'thăng',
  '+': 'cộng',
  '~': 'ngã',
});

/** Parts of host names with a reading of their own. */
const HOST_PARTS = table({
  www: 'vê kép vê kép vê kép',
  vn: 'vê nờ',
  com: 'com',
  net: 'nét',
  gov: 'gờ o vê',
  org: 'o rờ gờ',
  edu: 'e đu',
  info: 'in phô',
  io: 'i o',
  biz: 'bi dét',
  tv: 'ti vi',
});

const PARTS = /\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|\p{Lu}|\p{L}+|\d+|[./\\@_\-:?=&%#+~]/gu;

/** An address on the net or a file name: names are cut into syllables, signs are named. */
export function readAddress(written: string): string {
  const words: string[] = [];
  for (const run of written.match(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d]/gu) ?? []) {
    const sign = SIGNS.get(run);
    words.push(sign ?? HOST_PARTS.get(run.toLowerCase()) ?? readHost(run));
  }
  return words.filter((word) => word !== '').join(' ');
}

/** A name that the country is written before or behind: mathvn, vnmath. */
const OF_VIETNAM = /^(vn)(\p{L}{3,})$|^(\p{L}{3,})(vn)$/iu;

function readHost(run: string): string {
  const parts = readLoan(run) === null ? OF_VIETNAM.exec(run)?.slice(1) : undefined;
  if (parts === undefined) return readName(run, sayUnknown);
  return parts
    .filter((part) => part !== undefined)
    .map((part) => HOST_PARTS.get(part.toLowerCase()) ?? readName(part, sayUnknown))
    .join(' ');
}

/** From this length on letters with a vowel in them are an English word rather than initials: hierarchy. */
const SHORTEST_WORD = 5;

/** Syllables and further letters that no word of another language ends in: truyenqq. */
const SYLLABLES_AND_LETTERS = /^(?=\p{L}{5})(\p{L}+?[aeiouy](?:ng|nh|ch|[mnptc])?)([^aeiouy]{2,4})$/iu;
const FOREIGN_ENDS =
  /^(?:ck|ct|ld|lk|ll|lm|lt|mp|ms|nd|nk|nn|ns|nt|ps|pt|rd|rk|rm|rn|rs|rt|sh|sk|ss|st|th|ts|tt|[a-z]?(?:th|ch|sh|ck)|ght|tch|nds|rds|rks|nts|lls)$/i;

/** Vietnamese syllables without marks, then letters by their names; null where it is no such name. */
function readSyllablesAndLetters(part: string): string | null {
  const [, syllables = '', letters = ''] = SYLLABLES_AND_LETTERS.exec(part) ?? [];
  if (syllables === '') return null;
  // What only Vietnamese ends in goes on with no other word: phuongnt.
  const foreign = FOREIGN_ENDS.test(letters) && !(/(?:ng|nh)$/i.test(syllables) && !/th/i.test(letters));
  const cut = foreign ? null : cutSyllables(syllables.toLowerCase());
  return cut === null ? null : `${cut.join(' ')} ${spell(letters)}`;
}

const sayUnknown = (part: string): string =>
  readSyllablesAndLetters(part) ??
  (part.length >= SHORTEST_WORD && /[aeiou]/i.test(part) ? respell(part) : null) ??
  spell(part);

/**
 * One unspaced name of letters and digits: known words, then syllables, then letters.
 * @param unknown how a part is said that is neither
 */
export function readName(name: string, unknown: (part: string) => string = spell): string {
  if (/^\d+$/.test(name)) return readNameDigits(name);
  const parts = name.match(PARTS) ?? [];
  const joined = parts.length > 1 && /\p{Ll}\p{Lu}/u.test(name);
  const whole = joined ? readLoan(name) : readWord(name);
  if (whole !== null) return whole;
  return parts
    .map((part) => (/^\d/.test(part) ? readNameDigits(part) : (readWord(part) ?? unknown(part))))
    .join(' ');
}

function readWord(word: string): string | null {
  const lower = word.toLowerCase();
  const loan = readAcronym(word) ?? readLoan(lower);
  if (loan !== null) return loan;
  if (isSyllable(lower)) return lower;
  return cutSyllables(lower)?.join(' ') ?? null;
}

/** Digits of a name one by one, but a year as a year. */
function readNameDigits(digits: string): string {
  return /^(?:19|20)\d\d$/.test(digits) ? readCardinal(digits) : readDigits(digits);
}
