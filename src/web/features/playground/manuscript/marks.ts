import type { ReadingStepDto } from '../../../api/generated';
import { editBetween, movedBy } from './text-edit';

/** Below this certainty somebody should look. */
const SURE = 0.8;

/** A token that is read otherwise than it is written, where it stands in the text of the page (UTF-16). */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly step: ReadingStepDto;
}

/** Tokens that are written, read and taken alike: they are shown, and chosen, as one. */
export interface Token {
  readonly step: ReadingStepDto;
  readonly marks: readonly Mark[];
}

/** Spaces and line ends are read as pauses, which nobody needs to be shown. */
export const isVisible = ({ written, spoken }: ReadingStepDto): boolean => (written + spoken).trim() !== '';

export const isUnsure = ({ certainty, alternatives }: ReadingStepDto): boolean =>
  certainty < SURE && alternatives.length > 0;

/**
 * Where each code point of the text's NFC, in which the API counts, begins in the text as it is (UTF-16), and at last
 * where the text ends. Marks of a letter compose only with it, so each letter is taken with its marks.
 */
export function placesOf(text: string): number[] {
  const places: number[] = [];
  let at = 0;
  for (const [letter] of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    for (const _ of letter.normalize('NFC')) places.push(at);
    at += letter.length;
  }
  return [...places, at];
}

/** @param steps of a quote of exactly this text, in their order */
export function marksOf(text: string, steps: readonly ReadingStepDto[]): Mark[] {
  const places = placesOf(text);
  const marks: Mark[] = [];
  for (const step of steps) {
    const [start, end] = [places[step.start], places[step.end]];
    if (start === undefined || end === undefined || start === end || !isVisible(step)) continue;
    if (start >= (marks.at(-1)?.end ?? 0)) marks.push({ start, end, step });
  }
  return marks;
}

/** The marks of a text that was quoted, in what it has become since; without what was edited. */
export const marksAfterEdit = (quoted: string, marks: readonly Mark[], text: string): readonly Mark[] =>
  quoted === text ? marks : movedBy(editBetween(quoted, text), marks);

/** Every different token once, in the order in which they come first. */
export function tokensOf(marks: readonly Mark[]): Token[] {
  const tokens = new Map<string, { step: ReadingStepDto; marks: Mark[] }>();
  for (const mark of marks) {
    const { step } = mark;
    const key = JSON.stringify([step.written, step.spoken, step.class, step.certainty]);
    const token = tokens.get(key) ?? { step, marks: [] };
    token.marks.push(mark);
    tokens.set(key, token);
  }
  return [...tokens.values()];
}
