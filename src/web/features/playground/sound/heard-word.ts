import type { TimedWord } from './speak';

/** A word of a text with where it stands there (UTF-16), its end exclusive. */
export interface PlacedWord {
  readonly start: number;
  readonly end: number;
  readonly word: TimedWord;
}

/**
 * Where each word stands in the text that was spoken (UTF-16): they come in its order. A word that is not found, because
 * it was written in another form, is passed over.
 */
export function placesOfWords(text: string, words: readonly TimedWord[]): PlacedWord[] {
  let from = 0;
  return words.flatMap((word) => {
    const start = text.indexOf(word.written, from);
    if (start < 0) return [];
    from = start + word.written.length;
    return [{ start, end: from, word }];
  });
}

/** The word at a place of the text, also right behind it; between words the next one, behind all of them the last. */
export const wordAt = (places: readonly PlacedWord[], at: number): TimedWord | undefined =>
  (places.find(({ end }) => at <= end) ?? places.at(-1))?.word;
