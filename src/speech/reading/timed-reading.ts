import { readText } from '../../text-normalization';
import type { TimedReading } from './text-reader';

export interface ReadCall {
  readonly text: string;
  readonly language: string;
  /** Names of the rules to leave out. */
  readonly off?: readonly string[];
}

/** Reads a text on this thread, and tells how long that took. */
export function timedReading({ text, language, off = [] }: ReadCall): TimedReading {
  const begunAt = performance.now();
  const reading = readText(text, { language, off });
  return { reading, tookMs: performance.now() - begunAt };
}
