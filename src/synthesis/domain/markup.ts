import { InvalidParameters } from '../../shared/domain/domain-error';
import type { Pause } from '../../speech';
import type { SemioticClass } from '../../text-normalization';

/** An element of the document, to be named where it asks for what cannot be done. */
export interface MarkupPlace {
  /** From 1. */
  readonly line: number;
  /** From 1, in code points. */
  readonly column: number;
  readonly tag: string;
}

/** A stretch of the text, in code points, end exclusive, and the element that decides about it. */
export interface MarkedStretch {
  readonly start: number;
  readonly end: number;
  readonly place: MarkupPlace;
}

/** A stretch that is spoken in one manner; one after the other they are the text. */
export interface MarkedPassage extends MarkedStretch {
  /** The `speaker_id` of another voice; null for that of the request. */
  readonly voice: string | null;
  /** BCP 47; null for that of the voice. */
  readonly language: string | null;
  /** Factors of the request's speed, pitch and volume. */
  readonly rate: number;
  readonly pitch: number;
  readonly volume: number;
  readonly pauseBeforeSec: number;
  readonly pauseAfter: Pause;
}

/** A stretch that is read as another text. */
export interface Substitute extends MarkedStretch {
  readonly spoken: string;
}

/** A stretch that is read as something of a class; `spelled` has its letters and digits named. */
export interface SaidAs extends MarkedStretch {
  readonly as: SemioticClass | 'spelled';
}

/** What a document with markup asks for, whatever its format. */
export interface Markup {
  /** What is written between its tags: NFC, words apart from each other where tags stand between them. */
  readonly text: string;
  /** Characters of it that were written, which are charged. */
  readonly charCount: number;
  readonly passages: readonly MarkedPassage[];
  /** Sorted, not overlapping, as all stretches here. */
  readonly substitutes: readonly Substitute[];
  readonly saidAs: readonly SaidAs[];
}

/** A document, and what it asks for. */
export interface MarkedText extends Markup {
  /** As it was submitted. */
  readonly document: string;
}

/** @throws InvalidParameters naming `input_text` when there is nothing to speak, or more than so many characters */
export function requireSpeakable({ text, charCount }: Markup, mostChars: number): void {
  if (text.trim() === '') throw refused('BLANK', 'must have text between its tags.');
  if (charCount <= mostChars) return;
  const size = `at most ${mostChars} characters between its tags; it has ${charCount}.`;
  throw refused('TOO_LONG', `must have ${size}`);
}

/**
 * A fault of an element.
 * @param rest what is wrong, as it follows the name of the element
 */
export function refusedAt({ line, column, tag }: MarkupPlace, code: string, rest: string): InvalidParameters {
  return refused(code, `line ${line}, column ${column}: <${tag}> ${rest}`);
}

const refused = (code: string, rest: string): InvalidParameters =>
  InvalidParameters.of('input_text', code, `input_text ${rest}`);
