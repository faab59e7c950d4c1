import type { Voice } from '../../src/speech/domain/voice';
import { timedReading } from '../../src/speech/reading/timed-reading';

/** A text as the service hands it to an engine. */
export function spokenForm(text: string, { language }: Voice): string {
  return timedReading({ text, language }).reading.spokenText;
}
