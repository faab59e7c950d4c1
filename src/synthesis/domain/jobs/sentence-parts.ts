import { splitAtSentences } from '../../../speech';
import { readText } from '../../../text-normalization';

export type SentencePart = ReturnType<typeof splitAtSentences>[number];

interface FoundPart {
  readonly part: SentencePart;
  /** Where it ends, in code points of the whole text. */
  readonly end: number;
}

/** As many code points on either side of a full stop tell the reader what it belongs to. */
const AROUND = 60;

/** Like `Q.`, `TP.` and `TS.`, and like short names at the end of a sentence: the reader is asked. */
const MAY_ABBREVIATE = /(?<!\p{L})\p{L}[\p{L}.]{0,7}\.\s*$/u;
const PAUSES = /[.!?…\n]/u;

/** Full stops that the reader is asked about for one part: a text that is all abbreviations costs no more. */
const MOST_ASKED = 4;

/**
 * Cuts a text into parts as `splitAtSentences` does, but not behind a full stop that only abbreviates: `TP.` stays with its
 * city. Joined in order, the parts are the text. It takes a step each time it asks the reader, which costs about a
 * millisecond.
 * @param language BCP 47, of the voice
 */
export function* sentenceParts(
  text: string,
  maxChars: number,
  language: string,
): Generator<void, SentencePart[]> {
  const chars = Array.from(text);
  const parts: SentencePart[] = [];
  for (let start = 0; start < chars.length;) {
    const { part, end } = yield* wholePart(chars, start, maxChars, language);
    parts.push(part);
    start = end;
  }
  return parts;
}

/** The first part that ends behind no abbreviation; where the last full stops all abbreviate, the longest. */
function* wholePart(
  chars: readonly string[],
  start: number,
  maxChars: number,
  language: string,
): Generator<void, FoundPart> {
  const longest = firstPart(chars, start, maxChars);
  let found = longest;
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const { part, end } = found;
    if (end === chars.length || part.ending !== 'sentence' || !MAY_ABBREVIATE.test(part.text)) return found;
    yield;
    if (!onlyAbbreviates(chars, end, language)) return found;
    found = firstPart(chars, start, end - start - 1);
  }
  return longest;
}

/** The first part of what begins at a place, and where it ends. One character more tells whether a blank goes on. */
function firstPart(chars: readonly string[], start: number, maxChars: number): FoundPart {
  const within = chars.slice(start, start + maxChars + 1).join('');
  const part = { ...splitAtSentences(within, maxChars)[0]!, start };
  return { part, end: start + Array.from(part.text).length };
}

/** Whether the full stop before a place is read without a pause. */
function onlyAbbreviates(chars: readonly string[], at: number, language: string): boolean {
  const from = Math.max(0, at - AROUND);
  const { spokenText, alignment } = readText(chars.slice(from, at + AROUND).join(''), { language });
  const dot = chars.lastIndexOf('.', at) - from;
  const spoken = Array.from(spokenText);
  return !alignment
    .filter(({ start, end }) => start <= dot && dot < end)
    .some(({ spokenStart, spokenEnd }) => PAUSES.test(spoken.slice(spokenStart, spokenEnd).join('')));
}
