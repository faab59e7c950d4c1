import type { WordTiming } from '../../../speech';
import type { AlignedSegment } from '../../../text-normalization';
import type { SubtitleCue } from './subtitle-cues';
import { evenTimings, unitsOf } from './written-units';

/** When a written word, or all of a number that is read in words, is heard. */
export interface TimedWord {
  readonly written: string;
  readonly startSec: number;
  readonly endSec: number;
}

/** A part of the spoken text with its times in the whole recording. */
export interface HeardPart {
  readonly spokenText: string;
  readonly spokenStart: number;
  readonly startSec: number;
  readonly durationSec: number;
  /** When empty, the time is shared out by length. */
  readonly words: readonly WordTiming[];
}

/** Tells the written words of a text in the order in which they are heard, part by part. */
export class WrittenWords {
  private readonly chars: readonly string[];
  private toldUntil = 0;

  constructor(
    writtenText: string,
    private readonly alignment: readonly AlignedSegment[],
  ) {
    this.chars = Array.from(writtenText);
  }

  /** The words that begin in the next part; what a part before has told is not told again. */
  next(part: HeardPart): TimedWord[] {
    const words = part.words.length > 0 ? part.words : evenWords(part);
    return unitsOf(words, this.alignment, this.toldUntil).flatMap((unit) => {
      this.toldUntil = unit.writtenEnd;
      const written = this.chars.slice(unit.writtenStart, unit.writtenEnd).join('').trim();
      return written === '' ? [] : [{ written, startSec: unit.startSec, endSec: unit.endSec }];
    });
  }
}

function evenWords({ spokenText, spokenStart, startSec, durationSec }: HeardPart): WordTiming[] {
  return evenTimings(spokenText, durationSec).map((word) => ({
    startSec: word.startSec + startSec,
    endSec: word.endSec + startSec,
    spokenStart: word.spokenStart + spokenStart,
    spokenEnd: word.spokenEnd + spokenStart,
  }));
}

/** The words of a recording of which only the subtitles were kept; the time of each is shared out by length. */
export function wordsOfCues(cues: readonly SubtitleCue[]): TimedWord[] {
  return cues
    .flatMap(({ text, startSec, endSec }) =>
      evenTimings(text, endSec - startSec).map((word) => ({
        written: Array.from(text).slice(word.spokenStart, word.spokenEnd).join('').trim(),
        startSec: startSec + word.startSec,
        endSec: startSec + word.endSec,
      })),
    )
    .filter(({ written }) => written !== '');
}
