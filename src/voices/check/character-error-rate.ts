import { editDistance } from '../../platform/formats/edit-distance';

/** Of one sentence. */
export interface LetterErrors {
  /** Least number of letters to replace, leave out or put in that makes one text of the other. */
  readonly errors: number;
  /** Of the text that was spoken. */
  readonly letters: number;
}

/**
 * Compares what was heard with what was spoken, letter by letter: in NFC and lower case, without punctuation and
 * spaces, which cannot be heard. A letter with its marks is one, so a wrong tone is one error.
 */
export function letterErrors(spoken: string, heard: string): LetterErrors {
  const reference = lettersOf(spoken);
  return { errors: editDistance(reference, lettersOf(heard)), letters: reference.length };
}

/**
 * Character error rate: substitutions, deletions and insertions over all sentences, divided by the letters that were
 * spoken in them, as NIST's sclite counts them (github.com/usnistgov/SCTK, doc/sclite.htm). Over 1 when much was
 * heard that nobody said.
 */
export function characterErrorRate(sentences: readonly LetterErrors[]): number {
  const sum = (of: keyof LetterErrors) => sentences.reduce((total, sentence) => total + sentence[of], 0);
  return sum('errors') / sum('letters');
}

function lettersOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{Nd}]\p{M}*/gu) ?? []
  );
}
