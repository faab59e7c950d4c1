import type { Voice } from './voice';

/** No recording is longer than an hour: five thousand characters of ordinary text at the slowest speed fit. */
export const MAX_DURATION_SEC = 3600;

/**
 * A quick guess of the audio's length, from the number of code points and the voice's mean rate. Within
 * about a fifth for running text; short texts vary more.
 */
export function estimateDurationSec(spokenText: string, voice: Voice, speed = 1): number {
  return codePoints(spokenText) / voice.charsPerSec / speed;
}

function codePoints(text: string): number {
  let count = 0;
  for (const char of text) if (char) count++;
  return count;
}
