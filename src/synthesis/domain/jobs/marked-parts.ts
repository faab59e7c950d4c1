import { endingOf, joinedPause, PAUSE_SEC, type Pause } from '../../../speech';
import type { MarkedStretch, MarkedText, Markup } from '../markup';
import type { PartPlan } from './job-part';
import { sentenceParts } from './sentence-parts';
import type { JobOutput } from './speech-job';
import { headingOf, MAX_PART_CHARS, requireFewParts, shortened } from './text-parts';

/** A passage costs a call of the engine, however short it is. */
export const MAX_PART_PASSAGES = 200;

/** A part of a document, and what its markup asks for there. */
export interface MarkedPart extends PartPlan {
  readonly markup: Markup;
}

/** A stretch of one manner that is not cut any further, in code points, and the pause after it. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly pause: Pause;
}

/** A stretch that a part is made of. */
type Stretch = Omit<Piece, 'pause'> & Pick<PartPlan, 'title' | 'ending'>;

/**
 * Cuts a document into parts, a passage at a step or less: at the beginning of each chapter, then where an element ends a
 * paragraph or sentence or pauses, else where the text itself does. What an element reads as another text stays whole.
 * Joined in order, the texts of the parts are the text; of the characters charged each has its share by length.
 * @param language BCP 47, of the voice
 * @param parts what they are added to
 * @throws InvalidParameters naming `output.chapters` when there would be more than 10,000 parts
 */
export function* cutMarked(
  marked: MarkedText,
  chapters: JobOutput['chapters'],
  language: string,
  parts: MarkedPart[],
): Generator<void, void> {
  const chars = Array.from(marked.text);
  const pieces = yield* piecesOf(marked, chars, language);
  const titles = titlesOf(marked, chars, chapters);
  const stretches = groups(pieces, titles);
  requireFewParts(stretches.length);
  const chargedUntil = (at: number): number => Math.round((at * marked.charCount) / chars.length);
  const slice = slicer(marked);
  for (const { start, end, title, ending } of stretches) {
    const text = chars.slice(start, end).join('');
    const charCount = chargedUntil(end) - chargedUntil(start);
    const markup = { text, charCount, ...slice(start, end) };
    parts.push({ text, charCount, ending, title, beginsAtSec: null, speaking: null, markup });
  }
}

function* piecesOf(
  { passages, substitutes, saidAs }: MarkedText,
  chars: readonly string[],
  language: string,
): Generator<void, Piece[]> {
  const whole = [...substitutes, ...saidAs].sort((a, b) => a.start - b.start);
  let next = 0;
  /** Where a cut may be made: not within a stretch that is read as one. */
  const outside = (at: number): number => {
    while (next < whole.length && whole[next]!.end <= at) next++;
    const stretch = whole[next];
    return stretch && stretch.start < at ? stretch.end : at;
  };
  const pieces: Piece[] = [];
  for (const { start, end, pauseAfter, language: own } of passages) {
    yield;
    const text = chars.slice(start, end).join('');
    const cuts = (yield* sentenceParts(text, MAX_PART_CHARS - LONGEST_WHOLE, own ?? language)).slice(1);
    const borders = [...new Set([start, ...cuts.map((cut) => outside(start + cut.start)), end])];
    borders.slice(1).forEach((border, i) => {
      const from = borders[i]!;
      const ending = endingOf(chars.slice(from, border).join(''));
      pieces.push({
        start: from,
        end: border,
        pause: border === end ? joinedPause(pauseAfter, ending) : ending,
      });
    });
  }
  return pieces;
}

/** Longest stretch that an element reads as another text. */
const LONGEST_WHOLE = 300;

const secondsOf = (pause: Pause): number => (typeof pause === 'number' ? pause : PAUSE_SEC[pause]);

/** Puts pieces together, as many as a part may have, up to the last one that a pause follows. */
function groups(pieces: readonly Piece[], titles: ReadonlyMap<number, string>): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; from < pieces.length;) {
    const { start } = pieces[from]!;
    let to = from + 1;
    while (to < pieces.length && to - from < MAX_PART_PASSAGES && !titles.has(pieces[to]!.start)) {
      if (pieces[to]!.end - start > MAX_PART_CHARS) break;
      to++;
    }
    const isCut = to < pieces.length && !titles.has(pieces[to]!.start);
    const count = isCut ? bestCount(pieces.slice(from, to)) : to - from;
    const { end, pause } = pieces[from + count - 1]!;
    const ending = typeof pause === 'number' ? 'word' : pause; // seconds stay with the passage
    stretches.push({ start, end, title: titles.get(start) ?? null, ending });
    from += count;
  }
  return stretches;
}

/** How many of the pieces, up to the longest kind of pause that there is among them. */
function bestCount(pieces: readonly Piece[]): number {
  for (const leastSec of [PAUSE_SEC.sentence, PAUSE_SEC.clause]) {
    const last = pieces.findLastIndex(({ pause }) => secondsOf(pause) >= leastSec);
    if (last >= 0) return last + 1;
  }
  return pieces.length;
}

/** The titles of chapters, by where these begin: a paragraph, or a paragraph or sentence that is a heading. */
function titlesOf(
  { passages }: MarkedText,
  chars: readonly string[],
  chapters: JobOutput['chapters'],
): Map<number, string> {
  const titles = new Map<number, string>();
  if (chapters === 'none') return titles;
  const leastSec = PAUSE_SEC[chapters === 'paragraphs' ? 'paragraph' : 'sentence'];
  let start = 0;
  passages.forEach((passage, i) => {
    if (i < passages.length - 1 && secondsOf(passage.pauseAfter) < leastSec) return;
    const text = chars.slice(start, passage.end).join('').trim();
    const title = chapters === 'paragraphs' ? text : headingOf(text);
    if (title) titles.set(start, shortened(title));
    start = passage.end;
  });
  return titles;
}

/** Cuts the markup of stretches that are asked for in order. */
function slicer({ passages, substitutes, saidAs }: MarkedText) {
  const passagesIn = cutter(passages);
  const [substitutesIn, saidAsIn] = [cutter(substitutes), cutter(saidAs)];
  return (start: number, end: number): Omit<Markup, 'text' | 'charCount'> => ({
    passages: passagesIn(start, end).map(({ whole, ...place }) => ({
      ...whole,
      ...place,
      // Of a passage that is cut, each part has the pause at its own side.
      pauseBeforeSec: whole.start === start + place.start ? whole.pauseBeforeSec : 0,
      pauseAfter: whole.end === start + place.end ? whole.pauseAfter : 'word',
    })),
    substitutes: substitutesIn(start, end).map(({ whole, ...place }) => ({ ...whole, ...place })),
    saidAs: saidAsIn(start, end).map(({ whole, ...place }) => ({ ...whole, ...place })),
  });
}

/** Finds what lies in a stretch, with its place there, without looking at all that came before. */
function cutter<T extends MarkedStretch>(all: readonly T[]) {
  let next = 0;
  return (start: number, end: number): { whole: T; start: number; end: number }[] => {
    const found: { whole: T; start: number; end: number }[] = [];
    for (; next < all.length && all[next]!.start < end; next++) {
      const whole = all[next]!;
      found.push({
        whole,
        start: Math.max(whole.start, start) - start,
        end: Math.min(whole.end, end) - start,
      });
      if (whole.end > end) break; // the rest of it is in the next stretch
    }
    return found;
  };
}
