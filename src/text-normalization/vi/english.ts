import { sayEnglish } from './english-sounds';
import { ENGLISH_SOUNDS } from './lexicon/generated/english-sounds';

let sounds: ReadonlyMap<string, string> | null = null;

/** Made when the first English word is met: most texts have none. */
function soundsOfWords(): ReadonlyMap<string, string> {
  sounds ??= new Map(
    ENGLISH_SOUNDS.trim()
      .split(/[;\n]/)
      .map((entry): [string, string] => {
        const space = entry.indexOf(' ');
        return [entry.slice(0, space), entry.slice(space + 1)];
      }),
  );
  return sounds;
}

/** The Vietnamese syllables of a frequent English word, in any case, by its sounds; a plural is said as its singular is. */
export function readEnglish(word: string): string | null {
  const lower = word.toLowerCase();
  const known = soundsOfWords();
  const key = known.has(lower) || !/[^s]s$/.test(lower) ? lower : lower.slice(0, -1);
  const heard = known.get(key);
  return heard === undefined ? null : sayEnglish(key, heard);
}
