import { codePointLength, type SourceText, type Span } from './source-text';
import type { AlignedSegment, ReadingStep } from './reading';
import type { Piece } from './scan';

const SPACES = /^\s+$/u;
const WORD_AT_END = /[\p{L}\p{M}\p{N}]$/u;
const PAUSE_AT_START = /^[.,;:!?…]/;
const PAUSE_AT_END = /[.,;:!?…]$/;
/** After these a word follows without a space: an opening bracket or quote, a hyphen, a white space. */
const GLUES_NEXT = /[\s([{"'“‘«\-–—/]$/u;

/** The spoken text under construction, with the alignment that goes with it. */
export class SpokenText {
  private readonly parts: string[] = [];
  /** The last character said. Looking at the whole text for every piece would take quadratic time. */
  private last = '';
  readonly alignment: AlignedSegment[] = [];
  private length = 0;
  private covered = 0;
  private space: Span | null = null;
  /** The last piece was a rule's pause: a comma for a line break. */
  private paused = false;

  constructor(private readonly source: SourceText) {}

  get text(): string {
    return this.parts.join('');
  }

  add(piece: Piece): void {
    const span = this.source.span(piece.from, piece.to);
    if (SPACES.test(piece.spoken)) {
      this.space = { start: this.space?.start ?? span.start, end: span.end };
    } else {
      this.addWords(piece.rule === null ? this.tidy(piece.spoken) : this.pause(piece.spoken), span, piece);
    }
  }

  /** Closes the alignment over the rest of the written text. */
  finish(inputLength: number): void {
    this.cover(inputLength);
    if (this.parts.some((part) => /[\p{L}\p{N}]/u.test(part))) return;
    this.parts.length = 0;
    this.alignment.length = 0;
    this.alignment.push({ spokenStart: 0, spokenEnd: 0, start: 0, end: inputLength });
  }

  private addWords(spoken: string, span: Span, piece: Piece): void {
    if (spoken === '') return;
    const glued = this.space === null && !this.needsSpace(spoken, piece);
    const leading = PAUSE_AT_START.test(spoken) && piece.rule !== null;
    if (this.last !== '' && !glued && !leading) {
      const space = this.space ?? { start: span.start, end: span.start };
      this.cover(space.start);
      this.push(' ', space);
    }
    this.space = null;
    this.cover(span.start);
    this.push(spoken, span);
    this.paused = piece.rule !== null && PAUSE_AT_END.test(spoken);
  }

  /** Between two words that touch in writing (5kg, 30K) a space is said, so to speak. */
  private needsSpace(spoken: string, piece: Piece): boolean {
    if (!/^[\p{L}\p{N}]/u.test(spoken)) return false;
    if (piece.rule === null && !this.paused && !WORD_AT_END.test(this.last)) return false;
    return !GLUES_NEXT.test(this.last);
  }

  /** A run of one sign is one sign; a sentence does not begin with a comma. */
  private tidy(written: string): string {
    if (written === this.last && this.space === null && !/[\p{L}\p{N}]/u.test(written)) return '';
    if (this.last === '' && PAUSE_AT_START.test(written)) return '';
    return written;
  }

  private pause(spoken: string): string {
    const redundant = PAUSE_AT_START.test(spoken) && (this.last === '' || PAUSE_AT_END.test(this.last));
    return redundant ? spoken.slice(1).trimStart() : spoken;
  }

  private cover(until: number): void {
    if (until > this.covered) this.push('', { start: this.covered, end: until });
  }

  /** Pieces that share a written character (⑴ is read as three) follow each other from its end. */
  private push(spoken: string, span: Span): void {
    const start = Math.max(span.start, this.covered);
    const end = Math.max(span.end, start);
    const spokenStart = this.length;
    if (spoken !== '') {
      this.parts.push(spoken);
      this.last = Array.from(spoken.slice(-2)).at(-1) ?? '';
    }
    this.length += codePointLength(spoken);
    this.alignment.push({ spokenStart, spokenEnd: this.length, start, end });
    this.covered = Math.max(this.covered, end);
  }
}

/**
 * One trace out of what the rules changed and what the noise rules dropped. Noise inside a stretch that a
 * rule read as a whole (a zero-width space in a number) is part of that step.
 */
export function mergeSteps(read: readonly ReadingStep[], dropped: readonly ReadingStep[]): ReadingStep[] {
  const all = [
    ...read.map((step) => ({ step, rank: 0 })),
    ...dropped.map((step) => ({ step, rank: 1 })),
  ].sort((a, b) => a.step.start - b.step.start || a.rank - b.rank || b.step.end - a.step.end);
  const merged: ReadingStep[] = [];
  let readEnd = 0;
  for (const { step, rank } of all) {
    while (rank === 0 && merged.length > 0 && merged.at(-1)!.end > step.start) merged.pop();
    if (step.start < readEnd || step.start < (merged.at(-1)?.end ?? 0)) continue;
    merged.push(step);
    if (rank === 0) readEnd = step.end;
  }
  return merged;
}
