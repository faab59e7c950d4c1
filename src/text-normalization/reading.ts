import type { SemioticClass } from './semiotic-class';
import type { Span } from './source-text';

/** Something else that a stretch could be. */
export interface Alternative {
  readonly class: SemioticClass;
  readonly spoken: string;
  readonly certainty: number;
}

/** One change between the written and the spoken text. Offsets are code points of the input, end exclusive. */
export interface ReadingStep extends Span {
  readonly written: string;
  /** The words said for it; empty where it was dropped. */
  readonly spoken: string;
  readonly rule: string;
  readonly class: SemioticClass;
  /** The probability that the class is the one that was meant, 0 to 1; 1 where the caller has chosen it. */
  readonly certainty: number;
  /** What else it could be, best first; empty where only one reading is legal. */
  readonly alternatives: readonly Alternative[];
}

/** What the caller has decided about a stretch. Offsets are code points of the input, end exclusive. */
export interface ReadingChoice extends Span {
  readonly class: SemioticClass;
}

/** A decision that the text does not allow: it has no token there, or one that cannot be of this class. */
export interface RefusedChoice {
  /** Its place in the list of choices. */
  readonly index: number;
  readonly fault: 'class' | 'span';
}

/** A stretch of the spoken text and the stretch of the written text it came from, both in code points. */
export interface AlignedSegment extends Span {
  readonly spokenStart: number;
  readonly spokenEnd: number;
}

/** What of a text may not be heard. The codes are API. */
export const READING_WARNINGS = [
  'CONTROL_CHARACTERS_DROPPED',
  'INVISIBLE_CHARACTERS_DROPPED',
  'MARKUP_DROPPED',
  'SUBTITLE_TIMES_DROPPED',
  'EMOJI_DROPPED',
  'BULLETS_DROPPED',
  'EMOTICONS_DROPPED',
  'UNREADABLE_DROPPED',
  'UNKNOWN_LETTERS_DROPPED',
] as const;
export type ReadingWarningCode = (typeof READING_WARNINGS)[number];

/** Something of the text that will not be heard. */
export interface ReadingWarning {
  readonly code: ReadingWarningCode;
  /** A sentence for the person who sent the text. */
  readonly message: string;
  /** What is left out, each different piece once and only the first few of them. */
  readonly dropped: readonly string[];
}

/** Different pieces that a warning names. */
const NAMED_PIECES = 10;

/** The pieces that a warning names, of all that were left out. */
export const namedOf = (pieces: readonly string[]): string[] => [...new Set(pieces)].slice(0, NAMED_PIECES);

/** How a text is read aloud. */
export interface Reading {
  /** Exactly what the engine is given: NFC words and ordinary punctuation; empty when nothing can be said. */
  readonly spokenText: string;
  /** The changes, sorted by position, never overlapping. */
  readonly trace: readonly ReadingStep[];
  /** Tiles both texts from beginning to end, one segment per word, sign or changed stretch. */
  readonly alignment: readonly AlignedSegment[];
  readonly warnings: readonly ReadingWarning[];
  /** Choices of the caller that could not be met. */
  readonly refused: readonly RefusedChoice[];
}

/**
 * The written stretch behind a position of the spoken text (code points), for subtitles that show what was
 * written while the engine reports what it says. Null past the end.
 */
export function writtenSpanAt(reading: Reading, spokenOffset: number): Span | null {
  const { alignment } = reading;
  let low = 0;
  let high = alignment.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const segment = alignment[middle]!;
    if (spokenOffset < segment.spokenStart) high = middle - 1;
    else if (spokenOffset >= segment.spokenEnd) low = middle + 1;
    else return { start: segment.start, end: segment.end };
  }
  return null;
}
