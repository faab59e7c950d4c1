import { type Alphabet, isAudible, knownForm } from '../../domain/alphabet';

/** Controls, private use, lone surrogates, unassigned: nothing that could be read. */
const UNSPEAKABLE = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}]/gu;
/** Where a model on characters ends a sentence. */
const SENTENCE_END = /[.:?!]$/;

/**
 * Text that a model can be given without harm, or null when nothing of it can be heard.
 *
 * @param alphabet all characters that the model knows, for a model that is fed characters; undefined for one that
 *   finds its phonemes itself
 */
export function sherpaText(given: string, alphabet: Alphabet | undefined): string | null {
  const plain = given.normalize('NFC').replace(UNSPEAKABLE, ' ');
  if (alphabet) return inAlphabet(plain, alphabet);
  // eSpeak NG takes what is in double brackets for phonemes.
  const text = plain.replaceAll('[', ' ').trim();
  return text === '' ? null : text;
}

/**
 * What a model on characters does not know it drops, and a sentence of which nothing is left crashes it; the
 * last character of a text is lost when it is by itself after a sentence.
 */
function inAlphabet(text: string, alphabet: Alphabet): string | null {
  const gap = alphabet.has(' ') ? ' ' : '';
  const known = Array.from(text, (char) => knownForm(char, alphabet) ?? gap);
  const spoken = known.join('').replace(/ {2,}/g, ' ').trim();
  if (!isAudible(spoken)) return null;
  if (SENTENCE_END.test(spoken)) return spoken;
  return spoken + (alphabet.has('.') ? '.' : gap);
}

/**
 * The characters in a `tokens.txt`: a line each, the character and its number; the space's own line has the
 * number alone.
 */
export function alphabetOf(tokens: string): Set<string> {
  const alphabet = new Set<string>();
  for (const line of tokens.split('\n')) {
    const [first, second] = line.trim().split(/\s+/);
    if (second !== undefined) alphabet.add(first!);
    else if (first) alphabet.add(' ');
  }
  return alphabet;
}
