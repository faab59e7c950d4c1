import type { AlignedSegment } from '../../../text-normalization';
import type { WordTiming } from '../../../speech';

/** A stretch of the written text that is heard as a whole: a word, or all of a number read in words. */
export interface Unit {
  startSec: number;
  endSec: number;
  readonly writtenStart: number;
  writtenEnd: number;
  /** Where it is said, in the spoken text; what is heard as a whole ends with its last word. */
  readonly spokenStart: number;
  spokenEnd: number;
}

/**
 * Brings words to written stretches; words of one stretch become one unit.
 * @param writtenFrom what is written before this place was heard already and is left out
 */
export function unitsOf(
  words: readonly WordTiming[],
  alignment: readonly AlignedSegment[],
  writtenFrom = 0,
): Unit[] {
  const units: Unit[] = [];
  let at = 0;
  for (const word of words) {
    while (at < alignment.length - 1 && alignment[at]!.spokenEnd <= word.spokenStart) at++;
    let until = at;
    while (until < alignment.length - 1 && alignment[until]!.spokenEnd < word.spokenEnd) until++;
    const from = alignment[at];
    const to = alignment[until];
    if (!from || !to) continue;
    const last = units.at(-1);
    if (last && from.start < last.writtenEnd) {
      last.writtenEnd = Math.max(last.writtenEnd, to.end);
      last.endSec = Math.max(last.endSec, word.endSec);
      last.spokenEnd = Math.max(last.spokenEnd, word.spokenEnd);
    } else if (from.start >= writtenFrom) {
      const { startSec, endSec, spokenStart, spokenEnd } = word;
      const [writtenStart, writtenEnd] = [from.start, to.end];
      units.push({ startSec, endSec, spokenStart, spokenEnd, writtenStart, writtenEnd });
    }
  }
  return units;
}

/** Times of the words for an engine that gives none: every code point takes equally long. */
export function evenTimings(spokenText: string, durationSec: number): WordTiming[] {
  const chars = Array.from(spokenText);
  const secPerChar = durationSec / Math.max(chars.length, 1);
  const words: WordTiming[] = [];
  let start = 0;
  chars.forEach((char, i) => {
    const end = i + 1;
    if (!/\s/u.test(char) && end < chars.length) return;
    if (end > start)
      words.push({
        startSec: start * secPerChar,
        endSec: end * secPerChar,
        spokenStart: start,
        spokenEnd: end,
      });
    start = end;
  });
  return words;
}
