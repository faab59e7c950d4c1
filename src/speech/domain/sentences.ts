/** A part of a text, spoken in one call. */
export interface TextPart {
  readonly text: string;
  /** Where the part begins in the whole text, in code points. */
  readonly start: number;
  /** What the part ends with; decides the pause before the next one. */
  readonly ending: PartEnding;
}

export type PartEnding = 'paragraph' | 'sentence' | 'clause' | 'word';

const SENTENCE_MARKS = new Set('.!?…。！？');
const CLAUSE_MARKS = new Set(',;:،，；：–—');
const CLOSERS = new Set('"\'”’)]}»');

/**
 * Cuts a text into parts of at most `maxChars` code points. A cut is made at the last paragraph or
 * sentence end that fits, else at a clause mark, else between words, else in mid-word: a text without
 * any punctuation is still spoken whole. Joined in order, the parts are the text.
 */
export function splitAtSentences(text: string, maxChars: number): TextPart[] {
  const chars = Array.from(text);
  const parts: TextPart[] = [];
  let start = 0;
  while (start < chars.length) {
    const cut = chars.length - start <= maxChars ? endOfText(chars) : bestCut(chars, start, start + maxChars);
    parts.push({ text: chars.slice(start, cut.at).join(''), start, ending: cut.ending });
    start = cut.at;
  }
  return parts;
}

/** Room to reach the next sentence end beyond the even size. */
const SENTENCE_SLACK = 1.2;

/** Parts of about the same size, to be spoken side by side: nobody waits long for another. */
export function evenParts(text: string, maxChars: number): TextPart[] {
  const chars = Array.from(text).length;
  const evenChars = chars / Math.ceil(chars / maxChars);
  return splitAtSentences(text, Math.min(maxChars, Math.ceil(evenChars * SENTENCE_SLACK)));
}

/** How many times as long as the part before a part may be. */
const GROWTH = 2;

/**
 * Parts for a listener who hears the first while the others are spoken: the first is the first sentence alone, those
 * after it are whole sentences of up to twice as many characters as the part before. A sentence is only cut when it is
 * longer than `maxChars`.
 */
export function growingParts(text: string, maxChars: number): TextPart[] {
  const chars = Array.from(text);
  const parts: TextPart[] = [];
  let start = 0;
  for (let wanted = 1; start < chars.length;) {
    const cut = wholeSentences(chars, start, Math.min(wanted, maxChars), maxChars);
    parts.push({ text: chars.slice(start, cut.at).join(''), start, ending: cut.ending });
    wanted = (cut.at - start) * GROWTH;
    start = cut.at;
  }
  return parts;
}

/** The last sentence end within `wanted` characters, else the first one after them that is within `maxChars`. */
function wholeSentences(chars: readonly string[], start: number, wanted: number, maxChars: number): Cut {
  if (chars.length - start <= wanted) return endOfText(chars);
  const within = bestCut(chars, start, start + wanted);
  if (isSentence(within.ending)) return within;
  const limit = Math.min(start + maxChars, chars.length);
  for (let at = start + wanted + 1; at <= limit; at++) {
    if (at === chars.length) return endOfText(chars);
    if (!isBorder(chars, at)) continue;
    const ending = endingBefore(chars, start, at);
    if (isSentence(ending)) return { at, ending };
  }
  return bestCut(chars, start, limit);
}

function isSentence(ending: PartEnding): boolean {
  return ending === 'paragraph' || ending === 'sentence';
}

/** What a whole text ends with, white space and closing quotes aside. */
export function endingOf(text: string): PartEnding {
  const chars = Array.from(text);
  return chars.length === 0 ? 'word' : endingBefore(chars, 0, chars.length);
}

interface Cut {
  readonly at: number;
  readonly ending: PartEnding;
}

function endOfText(chars: readonly string[]): Cut {
  return { at: chars.length, ending: 'sentence' };
}

/** The best place to cut in `(start, limit]`; a cut is after the white space that follows a mark. */
function bestCut(chars: readonly string[], start: number, limit: number): Cut {
  let clause: Cut | null = null;
  let word: Cut | null = null;
  for (let at = limit; at > start; at--) {
    if (!isBorder(chars, at)) continue;
    const ending = endingBefore(chars, start, at);
    if (isSentence(ending)) return { at, ending };
    if (ending === 'clause') clause ??= { at, ending };
    word ??= { at, ending: 'word' };
  }
  return clause ?? word ?? { at: limit, ending: 'word' };
}

/** Whether white space ends here. */
function isBorder(chars: readonly string[], at: number): boolean {
  return isSpace(chars[at - 1]) && !(at < chars.length && isSpace(chars[at]));
}

/** Reads backwards over white space and closing quotes to the mark before them. */
function endingBefore(chars: readonly string[], start: number, at: number): PartEnding {
  let i = at - 1;
  let lineBreaks = 0;
  while (i > start && isSpace(chars[i])) if (chars[i--] === '\n') lineBreaks++;
  if (lineBreaks > 1) return 'paragraph';
  while (i > start && CLOSERS.has(chars[i]!)) i--;
  if (SENTENCE_MARKS.has(chars[i]!)) return 'sentence';
  if (CLAUSE_MARKS.has(chars[i]!)) return 'clause';
  return lineBreaks > 0 ? 'clause' : 'word';
}

function isSpace(char: string | undefined): boolean {
  return char !== undefined && /\s/u.test(char);
}
