import { GLUED_WORDS } from './lexicon/glued-words';
import { fold } from './syllables';

/** Several words may look alike without their marks; the first of the list counts. */
const BY_LETTERS: ReadonlyMap<string, string> = new Map(
  [...GLUED_WORDS].reverse().map((word) => [fold(word).replaceAll(' ', ''), word]),
);
const LONGEST = Math.max(...[...BY_LETTERS.keys()].map((letters) => letters.length));
/** Longer names are made of no more words than somebody would glue. */
const LONGEST_NAME = 40;

/**
 * The words that a name without marks is glued from, with their marks: suckhoedoisong is sức khỏe đời sống. Null where it
 * is not made of known ones to its end.
 *
 * @param name lower case, ASCII
 */
export function cutGluedWords(name: string): string | null {
  if (name.length > LONGEST_NAME) return null;
  const cuts: (string | null)[] = Array.from({ length: name.length + 1 }, () => null);
  cuts[name.length] = '';
  for (let start = name.length - 1; start >= 0; start--) {
    for (let length = Math.min(LONGEST, name.length - start); length > 0 && cuts[start] === null; length--) {
      const [word, rest] = [BY_LETTERS.get(name.slice(start, start + length)), cuts[start + length] ?? null];
      if (word !== undefined && rest !== null) cuts[start] = `${word} ${rest}`.trim();
    }
  }
  return cuts[0] ?? null;
}
