import { endsWithCue } from './context';
import type { Sense } from './lexicon/sense';

/** The text on both sides of a short form; `before` in lower case. */
export interface Surroundings {
  readonly before: string;
  readonly writtenBefore: string;
  readonly after: string;
}

/** The words of the first sense whose evidence is all there; null where none is. */
export function chooseSense(
  senses: readonly Sense[],
  { before, writtenBefore, after }: Surroundings,
): string | null {
  const fits = (sense: Sense): boolean =>
    (sense.before?.test(before) ?? true) &&
    (sense.writtenBefore?.test(writtenBefore) ?? true) &&
    (sense.follows === undefined || endsWithCue(before, ...sense.follows)) &&
    (sense.after?.test(after) ?? true) &&
    !sense.unless?.test(after);
  return senses.find(fits)?.spoken ?? null;
}
