import { type ReadingChoice, type ReadingLanguage, readText } from '../../text-normalization';
import type { TimedReading } from './text-reader';

export interface ReadCall {
  readonly text: string;
  readonly language: ReadingLanguage;
  /** Classes and names of the rules to leave out. */
  readonly off?: readonly string[];
  readonly choose?: readonly ReadingChoice[];
}

/** Reads a text on this thread, and tells how long that took. */
export function timedReading({ text, language, off, choose }: ReadCall): TimedReading {
  const begunAt = performance.now();
  const reading = readText(text, { language, off, choose });
  return { reading, tookMs: performance.now() - begunAt };
}
