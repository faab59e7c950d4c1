import { InvalidParameters } from '../../shared/domain/domain-error';
import { hasStackedMarks, STACKED_MARKS_FAULT } from '../../shared/domain/stacked-marks';
import { audibleChars, isAudible } from '../../speech';
import { type Alias, type Reading, writtenSpanAt } from '../../text-normalization';

/** Longest text of one request, in characters as they are charged. */
export const MAX_INPUT_CHARS = 5000;

/** A text as it is stored, read and charged. */
export interface InputText {
  /** Line ends are LF, characters are composed (NFC). */
  readonly text: string;
  /** Code points of `text`: the characters that are charged. */
  readonly charCount: number;
}

/**
 * Spoken characters that any text may have, and how many more for each written one. Speaking costs by the spoken
 * character, and signs such as ⅞ ("bảy phần tám") are read as twelve and more. A character of
 * running text is read as 1 to 3, one of a table of figures as up to 9.
 */
const FREE_SPOKEN_CHARS = 3000;
const SPOKEN_CHARS_PER_CHAR = 5;

/**
 * Seconds of audio that any text may fill, and how many more for each written character: storage costs by the
 * second. At the slowest speed running text fills 0.2 to 0.5 s for a character, a list of telephone numbers 1.
 */
const FREE_AUDIO_SEC = 30;
const AUDIO_SEC_PER_CHAR = 1.5;

/** Letters and numbers that a voice may leave out: now and then a foreign one, never half of a text. */
const MAX_UNKNOWN_SHARE = 0.1;

/** White space, and what leaves no mark at all: zero-width spaces, joiners, fillers (UAX #44). */
const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * Brings a text into the form in which its characters are counted.
 * @param most characters that it may have
 * @throws InvalidParameters naming `input_text` when it is blank, too long, or holds NUL, a lone surrogate or more than 30
 *   combining marks in a row
 */
export function inputText(given: string, most = MAX_INPUT_CHARS): InputText {
  if (given.includes('\0')) throw refused('NUL_CHARACTER', 'must not contain the character U+0000.');
  if (!given.isWellFormed()) throw refused('LONE_SURROGATE', 'must not contain a lone surrogate.');
  if (BLANK.test(given)) throw refused('BLANK', 'must not be empty, nor only white space.');
  if (hasStackedMarks(given)) throw refused('TOO_MANY_MARKS', STACKED_MARKS_FAULT);
  const text = given.replace(/\r\n?/g, '\n').normalize('NFC');
  const charCount = countCodePoints(text);
  if (charCount > most) {
    throw refused('TOO_LONG', `must have at most ${most} characters; it has ${charCount}.`);
  }
  return { text, charCount };
}

/**
 * Makes sure that there is something to say, and that the voice can say it, before anything is charged for it.
 * @param reading what is left of the text once it is read: a text of nothing but emoji leaves nothing
 * @param unknown letters and numbers of it that the voice does not know
 * @throws InvalidParameters naming `input_text`, and the place of the first letter that the voice does not know
 */
export function requireSpeech(reading: Reading, unknown: readonly string[] = []): void {
  const { spokenText } = reading;
  if (!isAudible(spokenText)) throw refused('NOTHING_TO_SPEAK', 'holds nothing that can be spoken.');
  const audible = audibleChars(spokenText).length;
  if (unknown.length <= audible * MAX_UNKNOWN_SHARE) return;
  const first = Array.from(spokenText).indexOf(unknown[0]!);
  const place = `the first is ${unknown[0]} at ${writtenPlace(reading, first)}`;
  const share = `${audible} letters of which the voice does not know ${unknown.length}`;
  throw refused('UNKNOWN_LETTERS', `has ${share}; ${place}.`);
}

/**
 * Bounds the work of reading what dictionaries put into a text, before it is read.
 * @throws InvalidParameters naming `input_text`, and the place up to which it could be read
 */
export function requireBoundedAliases(aliases: readonly Alias[], charCount: number): void {
  const limit = spokenLimit(charCount);
  let chars = 0;
  for (const { start, spoken } of aliases) {
    chars += countCodePoints(spoken);
    if (chars <= limit) continue;
    const place = `its dictionaries make more than ${limit} characters of it up to character ${start}`;
    throw refused('SPOKEN_TOO_LONG', `becomes too long: ${place}.`);
  }
}

/** Spoken characters that a text of so many may have. */
const spokenLimit = (charCount: number): number => FREE_SPOKEN_CHARS + SPOKEN_CHARS_PER_CHAR * charCount;

/**
 * Bounds the work of speaking by the length of what was written, before anything is spoken.
 * @throws InvalidParameters naming `input_text`, and the place up to which it could be spoken
 */
export function requireBoundedSpeech(reading: Reading, charCount: number): void {
  const limit = spokenLimit(charCount);
  const spokenChars = countCodePoints(reading.spokenText);
  if (spokenChars <= limit) return;
  const place = `at most ${limit} can be spoken, which end at ${writtenPlace(reading, limit)}`;
  throw refused('SPOKEN_TOO_LONG', `is read as ${spokenChars} characters; ${place}.`);
}

/**
 * Bounds the audio by the length of what was written, before anything is spoken.
 * @param durationSec of the audio at its speed, estimated
 * @throws InvalidParameters naming `input_text`
 */
export function requireBoundedAudio(durationSec: number, charCount: number): void {
  const limitSec = Math.floor(FREE_AUDIO_SEC + AUDIO_SEC_PER_CHAR * charCount);
  if (durationSec <= limitSec) return;
  const spoken = `would be spoken for ${Math.ceil(durationSec)} s at this speed`;
  throw refused('SPOKEN_TOO_LONG', `${spoken}; ${charCount} characters may fill ${limitSec} s.`);
}

/** Where in the written text something is said, in code points: as the steps of a trace have it. */
function writtenPlace(reading: Reading, spokenOffset: number): string {
  return `character ${writtenSpanAt(reading, spokenOffset)?.start ?? 0}`;
}

function countCodePoints(text: string): number {
  const surrogatePairs = text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0;
  return text.length - surrogatePairs;
}

function refused(code: string, rest: string): InvalidParameters {
  return InvalidParameters.of('input_text', code, `input_text ${rest}`);
}
