import type { AlignedSegment } from '../../../text-normalization';
import type { WordTiming } from '../../../speech';
import { CodePoints } from '../code-points';
import { evenTimings, type Unit, unitsOf } from './written-units';

/** One subtitle: what is shown from `startSec` to `endSec`. */
export interface SubtitleCue {
  readonly startSec: number;
  readonly endSec: number;
  /** Written text on one line, without white space around it. */
  readonly text: string;
}

export interface SubtitleSource {
  /** The text as it was submitted. */
  readonly writtenText: string;
  readonly spokenText: string;
  /** Which stretch of the spoken text came from which stretch of the written one. */
  readonly alignment: readonly AlignedSegment[];
  /** Word times of the spoken text; when empty, the time is shared out by length. */
  readonly words: readonly WordTiming[];
  readonly durationSec: number;
}

/** Two lines of 42 characters, and 7 seconds: the limits of the Netflix and BBC subtitle guidelines. */
export const MAX_CUE_CHARS = 84;
export const MAX_CUE_SEC = 7;

/** A cue this long may end at a clause already; shorter ones would flicker. */
const GOOD_CUE_CHARS = 42;
const SENTENCE_END = /[.!?…。！？]["'”’)\]»]*$|\n\s*$/u;
/** A full stop, which may belong to `Q.`, `TP.` or `TS.`. */
const ABBREVIATION_END = /[\p{L}\p{N}]\.$/u;
const SPOKEN_END = /[.!?…。！？\n]/u;
const CLAUSE_END = /[,;:–—،，；：]["'”’)\]»]*$/u;
/** The marks before a heading of Markdown: they are not read either. */
const HEADING_MARKS = /^[ \t]{0,3}#{1,6}[ \t]+(?=\S)/gmu;

/**
 * Cues that show the whole written text, without the marks of headings, while it is heard: in order, within the audio,
 * not overlapping, each at most 84 characters and 7 seconds.
 */
export function subtitleCues(source: SubtitleSource): SubtitleCue[] {
  const written = new CodePoints(withoutHeadingMarks(source.writtenText));
  const words = source.words.length > 0 ? source.words : evenTimings(source.spokenText, source.durationSec);
  const units = closeGaps(unitsOf(words, source.alignment), written.count, source.durationSec);
  const spoken = new CodePoints(source.spokenText);
  const cues: SubtitleCue[] = [];
  let first = 0;
  units.forEach((unit, i) => {
    const next = units[i + 1];
    const text = written.slice(units[first]!.writtenStart, unit.writtenEnd);
    const withNext = next && written.slice(units[first]!.writtenStart, next.writtenEnd).trim();
    const isFull =
      !next || withNext!.length > MAX_CUE_CHARS || next.endSec - units[first]!.startSec > MAX_CUE_SEC;
    // Its last signs too: some engines take the full stop and the space behind it for part of a word.
    const said = next && spoken.slice(Math.max(0, unit.spokenEnd - 2), next.spokenStart);
    if (!isFull && !isGoodEnd(text, said ?? '')) return;
    cues.push(...fitting({ startSec: units[first]!.startSec, endSec: unit.endSec, text: oneLine(text) }));
    first = i + 1;
  });
  return cues.filter(({ text, startSec, endSec }) => text !== '' && endSec > startSec);
}

/** @param said what is said between its last word and the next: no pause after a full stop that only abbreviates */
function isGoodEnd(text: string, said: string): boolean {
  const trimmed = text.trimEnd();
  if (/\n\s*$/u.test(text)) return true;
  if (SENTENCE_END.test(trimmed)) return !ABBREVIATION_END.test(trimmed) || SPOKEN_END.test(said);
  return trimmed.length >= GOOD_CUE_CHARS && CLAUSE_END.test(trimmed);
}

/** Gives what lies between units (spaces, marks, what is not spoken) to the unit before; times stay in order. */
function closeGaps(units: readonly Unit[], writtenChars: number, durationSec: number): Unit[] {
  return units.map((unit, i) => {
    const next = units[i + 1];
    const limitSec = Math.min(next?.startSec ?? durationSec, durationSec);
    return {
      ...unit,
      startSec: Math.min(unit.startSec, limitSec),
      endSec: Math.min(unit.endSec, limitSec),
      writtenStart: i === 0 ? 0 : unit.writtenStart,
      writtenEnd: next ? next.writtenStart : writtenChars,
    };
  });
}

/**
 * Cuts a cue of a single oversized unit. One that is only long in time (a number read slowly) is shown
 * again; one that is long in text is shown piece by piece.
 */
function fitting(cue: SubtitleCue): SubtitleCue[] {
  const chars = Array.from(cue.text);
  const lengthSec = cue.endSec - cue.startSec;
  const textPieces = Math.ceil(chars.length / MAX_CUE_CHARS);
  const pieces = Math.max(1, textPieces, Math.ceil(lengthSec / MAX_CUE_SEC - 1e-9));
  const cutSec = (piece: number) =>
    piece === pieces ? cue.endSec : cue.startSec + (lengthSec * piece) / pieces;
  return Array.from({ length: pieces }, (_, i) => ({
    startSec: cutSec(i),
    endSec: cutSec(i + 1),
    text: textPieces <= 1 ? cue.text : slicePiece(chars, i, pieces),
  }));
}

function slicePiece(chars: readonly string[], index: number, pieces: number): string {
  const from = Math.round((chars.length * index) / pieces);
  return chars
    .slice(from, Math.round((chars.length * (index + 1)) / pieces))
    .join('')
    .trim();
}

/** Blanks keep the places of what follows. */
const withoutHeadingMarks = (text: string): string =>
  text.replace(HEADING_MARKS, (marks) => ' '.repeat(marks.length));

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
