import type { PartEnding } from '../domain/sentences';

/** Silence between parts, as eSpeak NG itself pauses at natural tempo. */
export const PAUSE_SEC: Readonly<Record<PartEnding, number>> = {
  paragraph: 0.52,
  sentence: 0.29,
  clause: 0.14,
  word: 0,
};
