import { unknownChars } from './alphabet';
import { estimateDurationSec } from './duration-estimate';
import { endingOf, type PartEnding, type TextPart } from './sentences';
import type { SpeechSettings } from './speech-settings';
import type { Voice } from './voice';

/** Seconds in the finished audio, whatever its tempo, or as long as the voice pauses after such an end. */
export type Pause = number | PartEnding;

/** Two pauses in one place: seconds add up and go before an ending, of endings the longer one counts. */
export function joinedPause(one: Pause, other: Pause): Pause {
  if (typeof one === 'number') return typeof other === 'number' ? one + other : one;
  if (typeof other === 'number') return other;
  return PAUSE_SEC[one] < PAUSE_SEC[other] ? other : one;
}

/** Silence between parts at natural tempo, as eSpeak NG itself pauses. */
export const PAUSE_SEC: Readonly<Record<PartEnding, number>> = {
  paragraph: 0.52,
  sentence: 0.29,
  clause: 0.14,
  word: 0,
};

/** A stretch of a spoken text that has a voice, settings and pauses of its own. */
export interface Passage {
  readonly voice: Voice;
  readonly settings: SpeechSettings;
  readonly text: string;
  /** Where it begins in the whole spoken text, in code points. */
  readonly spokenStart: number;
  /** Seconds of silence before it, in the finished audio. */
  readonly pauseBeforeSec: number;
  /** An ending counts only where another passage follows, and gives way to a longer one that the text itself has. */
  readonly pauseAfter: Pause;
}

/** What is spoken: a text in one manner, unless it has passages. */
export interface SpokenText {
  readonly voice: Voice;
  /** As it is to be read: plain words, NFC. */
  readonly spokenText: string;
  readonly settings: SpeechSettings;
  /** In order, of voices of one engine and sample rate; left out where voice and settings are those of the whole. */
  readonly passages?: readonly Passage[];
}

/** A part of a passage, and the silence around it at natural tempo: what changes its tempo is applied to both. */
export interface PassagePart extends TextPart {
  readonly voice: Voice;
  readonly settings: SpeechSettings;
  readonly pauseBeforeSec: number;
  readonly pauseAfterSec: number;
}

/** The passages of a text; one for a text in one manner. */
export function passagesOf({ voice, settings, spokenText, passages }: SpokenText): readonly Passage[] {
  const whole = { voice, settings, text: spokenText, spokenStart: 0, pauseBeforeSec: 0 };
  return passages ?? [{ ...whole, pauseAfter: 'word' }];
}

/**
 * Cuts a text into parts of which each has one voice and one manner.
 * @param split cuts the text of a passage
 */
export function partsOf(spoken: SpokenText, split: (text: string) => readonly TextPart[]): PassagePart[] {
  const passages = passagesOf(spoken);
  return passages.flatMap((passage, index) => {
    const { voice, settings, spokenStart, pauseBeforeSec } = passage;
    const parts = split(passage.text);
    const endSec = pauseAfter(passage, index === passages.length - 1);
    return parts.map((part, i) => ({
      ...part,
      start: part.start + spokenStart,
      voice,
      settings,
      pauseBeforeSec: i === 0 ? pauseBeforeSec * settings.speed : 0,
      pauseAfterSec: i === parts.length - 1 ? endSec : PAUSE_SEC[part.ending],
    }));
  });
}

function pauseAfter({ pauseAfter: pause, text, settings }: Passage, isLast: boolean): number {
  if (typeof pause === 'number') return pause * settings.speed;
  return isLast ? 0 : Math.max(PAUSE_SEC[pause], PAUSE_SEC[endingOf(text)]);
}

/** A guess of the finished audio's length as `estimateDurationSec` makes it, with the pauses of passages. */
export function estimateAudioSec(spoken: SpokenText): number {
  const { spokenText, voice, settings, passages } = spoken;
  if (!passages) return estimateDurationSec(spokenText, voice, settings.speed);
  return partsOf(spoken, (text) => [{ text, start: 0, ending: 'word' }]).reduce(
    (sum, part) =>
      sum +
      estimateDurationSec(part.text, part.voice, part.settings.speed) +
      (part.pauseBeforeSec + part.pauseAfterSec) / part.settings.speed,
    0,
  );
}

/** The letters and numbers of a text that the voice which speaks them does not know, as often as they occur. */
export const unknownIn = (spoken: SpokenText): string[] =>
  passagesOf(spoken).flatMap(({ text, voice }) => unknownChars(text, voice.alphabet));

/** The least value of a setting anywhere in a text, and the greatest. */
export function settingBounds(spoken: SpokenText, setting: keyof SpeechSettings) {
  const values = passagesOf(spoken).map(({ settings }) => settings[setting]);
  return { least: Math.min(...values), greatest: Math.max(...values) };
}
