import type { WordTiming } from '../../domain/word-timing';
import type { EspeakEvent } from './espeak-library';
import type { EspeakText } from './espeak-text';

/**
 * Word times from eSpeak NG's events. Numbers and symbols raise several events at one place of the
 * text; they become one word. A word lasts until the next word or the end of its clause.
 */
export function wordTimings(events: readonly EspeakEvent[], spoken: EspeakText): WordTiming[] {
  const chars = Array.from(spoken.text);
  const words: { startSec: number; endSec: number; spokenStart: number; spokenEnd: number }[] = [];
  for (const event of events) {
    const last = words.at(-1);
    const atSec = event.audio_position / 1000;
    if (event.type === 'end' && last) last.endSec = Math.max(last.startSec, atSec);
    if (event.type !== 'word') continue;
    const { start, end } = placeOf(event, chars, spoken.origins);
    if (last && start < last.spokenEnd) {
      last.spokenEnd = Math.max(last.spokenEnd, end);
      last.endSec = Math.max(last.endSec, atSec);
      continue;
    }
    if (last && last.endSec > atSec) last.endSec = atSec;
    words.push({ startSec: atSec, endSec: Infinity, spokenStart: start, spokenEnd: end });
  }
  return words;
}

const isSpace = (char: string | undefined) => char === undefined || /\s/u.test(char);

/** After an abbreviation, "a. xin", eSpeak NG reports the white space before the next word instead of the word. */
function placeOf(event: EspeakEvent, chars: readonly string[], origins: Int32Array) {
  const final = origins.length - 1;
  let first = Math.min(Math.max(event.text_position - 1, 0), final);
  let past = Math.min(first + Math.max(event.word_length, 1) - 1, final);
  if (isSpace(chars[first])) {
    while (first < final && isSpace(chars[first])) first++;
    for (past = first; !isSpace(chars[past + 1]);) past++;
  }
  return { start: origins[first] ?? 0, end: (origins[past] ?? 0) + 1 };
}
