import type { TimedWord } from './speak';

/**
 * Where each word stands in the text that was spoken (UTF-16): they come in its order. A word that is not found, because
 * it was written in another form, is passed over.
 */
export function placesOfWords(
  text: string,
  words: readonly TimedWord[],
): { readonly start: number; readonly end: number; readonly word: TimedWord }[] {
  let from = 0;
  return words.flatMap((word) => {
    const start = text.indexOf(word.written, from);
    if (start < 0) return [];
    from = start + word.written.length;
    return [{ start, end: from, word }];
  });
}
