import { InvalidParameters } from '../../shared/domain/domain-error';
import { type Alphabet, audibleChars, isAudible, unknownChars } from '../../speech';

/** Longest text of one request, in characters as they are charged. */
export const MAX_INPUT_CHARS = 5000;

/** A text as it is stored, read and charged. */
export interface InputText {
  /** Line ends are LF, characters are composed (NFC). */
  readonly text: string;
  /** Code points of `text`: the characters that are charged. */
  readonly charCount: number;
}

/** Letters and numbers that a voice may leave out: now and then a foreign one, never half of a text. */
const MAX_UNKNOWN_SHARE = 0.1;

/** White space, and what leaves no mark at all: zero-width spaces, joiners, fillers (UAX #44). */
const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * Brings a text into the form in which its characters are counted.
 * @throws InvalidParameters naming `input_text` when it is blank, longer than 5,000 characters, or holds
 *   NUL or a lone surrogate
 */
export function inputText(given: string): InputText {
  if (given.includes('\0')) throw refused('NUL_CHARACTER', 'must not contain the character U+0000.');
  if (!given.isWellFormed()) throw refused('LONE_SURROGATE', 'must not contain a lone surrogate.');
  if (BLANK.test(given)) throw refused('BLANK', 'must not be empty or white space alone.');
  const text = given.replace(/\r\n?/g, '\n').normalize('NFC');
  const charCount = countCodePoints(text);
  if (charCount > MAX_INPUT_CHARS) {
    throw refused('TOO_LONG', `must have at most ${MAX_INPUT_CHARS} characters; it has ${charCount}.`);
  }
  return { text, charCount };
}

/**
 * Makes sure that there is something to say, and that the voice can say it, before anything is charged for it.
 * @param spokenText what is left of the text once it is read: a text of nothing but emoji leaves nothing
 * @param alphabet what the voice knows; undefined for one that says any text
 * @throws InvalidParameters naming `input_text`
 */
export function requireSpeech(spokenText: string, alphabet?: Alphabet): void {
  if (!isAudible(spokenText)) throw refused('NOTHING_TO_SPEAK', 'holds nothing that can be spoken.');
  const audible = audibleChars(spokenText).length;
  const unknown = unknownChars(spokenText, alphabet).length;
  if (unknown > audible * MAX_UNKNOWN_SHARE)
    throw refused('UNKNOWN_LETTERS', `has ${audible} letters of which the voice does not know ${unknown}.`);
}

function countCodePoints(text: string): number {
  const surrogatePairs = text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0;
  return text.length - surrogatePairs;
}

function refused(code: string, rest: string): InvalidParameters {
  return InvalidParameters.of('input_text', code, `input_text ${rest}`);
}
