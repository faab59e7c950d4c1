import { readText, type ReadingOptions } from '../../text-normalization';
import type { TimedReading } from './text-reader';

export interface ReadCall extends ReadingOptions {
  readonly text: string;
}

/** Reads a text on this thread, and tells how long that took. */
export function timedReading({ text, ...options }: ReadCall): TimedReading {
  const begunAt = performance.now();
  const reading = readText(text, options);
  return { reading, tookMs: performance.now() - begunAt };
}
