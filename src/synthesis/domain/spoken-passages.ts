import { isAudible, joinedPause, type Passage } from '../../speech';
import type { Reading } from '../../text-normalization';
import type { VoicedPassage } from './voiced-passages';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Finds the passages of a written text in the words that are said for it. What is read as one thing is said by the
 * passage in which it begins; a passage in which nothing is heard leaves its pauses to the one before.
 */
export function spokenPassages(voiced: readonly VoicedPassage[], reading: Reading): Passage[] {
  const chars = Array.from(reading.spokenText);
  const spokenAt = spokenOffsets(reading);
  const passages: Writable<Passage>[] = [];
  let firstPauseSec = 0;
  voiced.forEach(({ voice, settings, pauseBeforeSec, pauseAfter, start }, i) => {
    const next = voiced[i + 1];
    const spokenStart = spokenAt(start);
    const text = chars.slice(spokenStart, next ? spokenAt(next.start) : chars.length).join('');
    const last = passages.at(-1);
    if (isAudible(text)) {
      passages.push({
        voice,
        settings,
        text,
        spokenStart,
        pauseBeforeSec: pauseBeforeSec + firstPauseSec,
        pauseAfter,
      });
      firstPauseSec = 0;
    } else if (last) last.pauseAfter = joinedPause(last.pauseAfter, pauseAfter);
    else firstPauseSec += pauseBeforeSec + (typeof pauseAfter === 'number' ? pauseAfter : 0);
  });
  return passages;
}

/** Tells where in the spoken text it is said what is written from a place on; places are asked for in order. */
function spokenOffsets({ alignment, spokenText }: Reading): (written: number) => number {
  let at = 0;
  const end = Array.from(spokenText).length;
  return (written) => {
    while (at < alignment.length && alignment[at]!.start < written) at++;
    return alignment[at]?.spokenStart ?? end;
  };
}
