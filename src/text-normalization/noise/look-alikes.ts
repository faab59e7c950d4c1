import type { NoiseRule } from '../rule';
import { isSyllable } from '../vi/syllables';

/**
 * Plain letters, and letters of other alphabets, of phonetics and small capitals that stand for them in texts whose writers
 * hide words from filters. Chosen by what was seen, and by Unicode's list of confusable characters (UTS #39).
 */
const DISGUISES: readonly (readonly [plain: string, disguises: string])[] = [
  ['a', 'ɑɐαаᴀ'],
  ['A', 'АΑ'],
  ['b', 'ƅʙɓвƀ'],
  ['B', 'ВΒ'],
  ['c', 'ƈᴄсςϲ'],
  ['C', 'С'],
  ['d', 'ԁᴅ'],
  ['D', 'Ԁ'],
  ['đ', 'ᵭɗ'],
  ['e', 'еᴇҽє'],
  ['E', 'ЕΕ'],
  ['g', 'ցɢɡԍɠ'],
  ['h', 'ɦʜнһհ'],
  ['H', 'НΗ'],
  ['i', 'ιɪіı'],
  ['I', 'ІΙ'],
  ['k', 'ƙκкᴋ'],
  ['K', 'КΚƘ'],
  ['l', 'ʟӏɭ'],
  ['m', 'мᴍɱ'],
  ['M', 'ⱮМΜ'],
  ['n', 'ռɴпηոɲṅ'],
  ['N', 'ƝΝП'],
  ['o', 'οσоᴏօ'],
  ['O', 'ОΟ'],
  ['p', 'ρрᴘ'],
  ['P', 'РΡ'],
  ['q', 'ԛզ'],
  ['r', 'ɾʀɼ'],
  ['R', 'Ʀ'],
  ['s', 'ѕꜱʂᵴ'],
  ['t', 'τтᴛƭƫʈ'],
  ['T', 'ƬТΤ'],
  ['u', 'ᴜυսʊ'],
  ['v', 'νʋᴠѵ'],
  ['V', 'Ѵ'],
  ['x', 'хχ'],
  ['X', 'ХΧ'],
  ['y', 'уγʏყ'],
  ['Y', 'УΥ'],
];

const PLAIN: ReadonlyMap<string, string> = new Map(
  DISGUISES.flatMap(([plain, disguises]) => [...disguises].map((letter) => [letter, plain] as const)),
);

/** Those, and Greek letters with accents, which are one of those and a tone. */
const DISGUISE = `[${[...PLAIN.keys()].join('')}\\u{386}-\\u{3ce}\\u{1f00}-\\u{1fff}]`;
/** A letter of a syllable, which has seven at most, with the dots that hide words as well: `ƙ.ɦ.í`. */
const LETTER = '[\\p{L}\\p{M}]\\.?';

/** Whole words of other alphabets are what they are; one of phonetic letters and small capitals is none of any language. */
const OF_ANOTHER_ALPHABET = /^[\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{M}.]*$/u;

/** A longer word of two alphabets is disguised, whatever it is; of Latin and phonetic letters a transcription may be. */
const OF_TWO_ALPHABETS = /^(?=\p{L}{5})(?=.*[\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}])/u;
const LATIN = /^[a-zđ\p{M}]+$/iu;

/** A product or symbol of a formula: mα, Rα, ρ.a. */
const OF_FORMULA = /^[a-z.]{0,2}[α-ω][a-z.]{0,2}$/iu;

/** The word without its disguise; as it is where that is no word. */
function undisguised(word: string): string {
  if (OF_ANOTHER_ALPHABET.test(word) || OF_FORMULA.test(word)) return word;
  const letters = [...word.normalize('NFD')].map((letter) => PLAIN.get(letter) ?? letter).join('');
  const joined = letters.replaceAll('.', '').normalize('NFC');
  if (isSyllable(joined)) return joined;
  return OF_TWO_ALPHABETS.test(word) && LATIN.test(letters) ? letters.normalize('NFC') : word;
}

const disguisedWords: NoiseRule = {
  name: 'disguised-words',
  class: 'markup',
  description: 'Vietnamese words with letters of other alphabets that look like theirs are read as these.',
  examples: [
    ['Nɦữnց ռgười ƙɦônց', 'Những người không'],
    ['тнêм ᴘнụ кʜάc', 'thêm phụ khác'],
  ],
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}./[])(?:${LETTER}){0,9}${DISGUISE}(?:\\.?[\\p{L}\\p{M}]){0,9}(?![\\p{L}\\p{M}])`,
    'dgu',
  ),
  becomes: ([word]) => undisguised(word),
};

export const lookAlikeRules: readonly NoiseRule[] = [disguisedWords];
