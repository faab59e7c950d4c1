import type { Alphabet } from '../../domain/alphabet';

/** Letters of these scripts have a sound or a name; of others, a few have one, by chance of the language. */
const KNOWN_SCRIPTS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** Blocks that eSpeak NG 1.51 and 1.52 know; letters beyond them, such as those of medieval hands, are silent. */
const KNOWN_BLOCKS: readonly (readonly [first: number, last: number])[] = [
  [0x0041, 0x052f],
  [0x1d00, 0x1fff],
  [0x2070, 0x209f],
];
const DIGITS = '0123456789';

/**
 * The letters and numbers that each of eSpeak NG's voices makes audible, even alone; a test asks them all. The
 * others it skips or drops, with the words they are in.
 */
export const ESPEAK_ALPHABET: Alphabet = new Set([...KNOWN_BLOCKS.flatMap(lettersOf), ...DIGITS]);

function lettersOf([first, last]: readonly [number, number]): string[] {
  const chars = Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  return chars.filter((char) => /\p{L}/u.test(char) && KNOWN_SCRIPTS.test(char));
}
