import { type Alphabet, isAudible, knownForm, unknownChars } from './alphabet';
import { fullScaleOf, type Pcm } from './pcm';
import { SynthesisFailed } from './speech-failure';
import type { Voice } from './voice';
import type { WordTiming } from './word-timing';

/** The facts by which a finished recording is checked. */
export interface RecordingFacts {
  readonly durationSec: number;
  /** Length read back from the finished file. */
  readonly containerDurationSec: number;
  /** Loudness of the speech before the volume was applied; -Infinity for silence. */
  readonly spokenLufs: number;
  /** Greatest absolute value of the finished audio, 0 to 1. */
  readonly peak: number;
  /** Per cent, as asked for. */
  readonly volume: number;
  /** Word times, or null when the engine gives none. */
  readonly words: readonly WordTiming[] | null;
  readonly spokenText: string;
  /** What the voice knows; undefined for one that says any text. */
  readonly alphabet: Alphabet | undefined;
}

const MAX_DURATION_ERROR_SEC = 0.05;
/** Quieter than any speech, louder than rounding noise. */
const SILENCE_LUFS = -60;
/** The same for the greatest sample of a part, 0 to 1: -60 dB of full scale. */
const SILENCE_PEAK = 0.001;
/** Fewer audible words than this may be merged into their neighbours by an engine. */
const MAX_UNHEARD_RUN = 3;

/**
 * The last check before a result is delivered and charged: right length, audible, every word present.
 * @throws SynthesisFailed naming the fault.
 */
export function verifyRecording(facts: RecordingFacts): void {
  if (!(facts.durationSec > 0)) throw new SynthesisFailed('there is no audio');
  verifyContainer(facts.durationSec, facts.containerDurationSec);
  if (!(facts.spokenLufs > SILENCE_LUFS)) throw new SynthesisFailed('the speech is silent');
  if (facts.volume > 0 !== facts.peak > 0)
    throw new SynthesisFailed('the file does not have the volume asked for');
  if (facts.words) verifyWords(facts.words, facts);
}

/** @throws SynthesisFailed when the file that was read back has another length than its audio */
export function verifyContainer(durationSec: number, containerDurationSec: number): void {
  if (!(Math.abs(containerDurationSec - durationSec) <= MAX_DURATION_ERROR_SEC))
    throw new SynthesisFailed('the file does not have the length of the speech');
}

/** No speech is this many times faster than its voice speaks on average. */
const MAX_SPEED_UP = 8;

/**
 * Checks one part as the engine spoke it, at natural tempo: an engine that dropped most of it is caught
 * even when it reports no words.
 * @throws SynthesisFailed when the part is far too short for the letters and digits that the voice knows.
 */
export function verifyPart(text: string, voice: Voice, spokenSec: number): void {
  const letters = text.match(/[\p{L}\p{Nd}]/gu) ?? [];
  const audible = letters.length - unknownChars(letters.join(''), voice.alphabet).length;
  if (spokenSec * voice.charsPerSec * MAX_SPEED_UP < audible)
    throw new SynthesisFailed('a part of the text was not spoken');
}

/**
 * Checks that a part is audible: a silent name between two sentences does not show in the loudness of the whole.
 * @param pcm as the engine spoke it
 * @throws SynthesisFailed when a part with letters or digits that the voice knows is silent.
 */
export function verifySound(text: string, { alphabet }: Voice, pcm: Pcm): void {
  const silence = SILENCE_PEAK * fullScaleOf(pcm);
  if (isAudible(text, alphabet) && !pcm.some((sample) => Math.abs(sample) > silence))
    throw new SynthesisFailed('a part of the text is silent');
}

/** The facts by which a piece of a stream is checked before it is sent. */
export interface PieceFacts {
  /** As the engine gave it. */
  readonly spokenSec: number;
  /** Greatest absolute value as the engine gave it, 0 to 1. */
  readonly spokenPeak: number;
  /** Greatest absolute value of the finished piece, 0 to 1. */
  readonly peak: number;
  readonly durationSec: number;
  /** Word times within the piece, or null when the engine gives none. */
  readonly words: readonly WordTiming[] | null;
}

/**
 * Checks a piece of a stream as strictly as a finished recording: what has been sent cannot be taken back.
 * @throws SynthesisFailed naming the fault.
 */
export function verifyPiece(text: string, voice: Voice, volume: number, facts: PieceFacts): void {
  const { spokenSec, spokenPeak, peak, words, durationSec } = facts;
  const { alphabet } = voice;
  verifyPart(text, voice, spokenSec);
  if (isAudible(text, alphabet)) {
    if (!(spokenPeak > SILENCE_PEAK)) throw new SynthesisFailed('a part of the text is silent');
    if (volume > 0 !== peak > 0) throw new SynthesisFailed('a part does not have the volume asked for');
  }
  if (words) verifyWords(words, { spokenText: text, alphabet, durationSec });
}

function verifyWords(
  words: readonly WordTiming[],
  { spokenText, alphabet, durationSec }: Pick<RecordingFacts, 'spokenText' | 'alphabet' | 'durationSec'>,
): void {
  if (
    words.some(
      ({ startSec, endSec }) => !(startSec >= 0 && startSec <= endSec && endSec <= durationSec + 0.001),
    )
  )
    throw new SynthesisFailed('a word lies outside the audio');
  const heard = new Uint8Array(spokenText.length + 1);
  for (const { spokenStart, spokenEnd } of words) heard.fill(1, spokenStart, spokenEnd);
  let unheard = 0;
  for (const { start, end } of writtenWords(spokenText, alphabet)) {
    const nextHeard = heard.indexOf(1, start);
    unheard = nextHeard >= 0 && nextHeard < end ? 0 : unheard + 1;
    if (unheard > MAX_UNHEARD_RUN) throw new SynthesisFailed('words of the text are missing from the audio');
  }
}

/** Runs of non-space code points that hold a letter or a decimal digit to be heard, as code point ranges. */
function writtenWords(text: string, alphabet: Alphabet | undefined): { start: number; end: number }[] {
  const words: { start: number; end: number }[] = [];
  let start = 0;
  let audible = false;
  let at = 0;
  for (const char of `${text} `) {
    if (/\s/u.test(char)) {
      if (audible) words.push({ start, end: at });
      start = at + 1;
      audible = false;
    } else if (!audible && /[\p{L}\p{Nd}]/u.test(char))
      audible = alphabet === undefined || knownForm(char, alphabet) !== null;
    at++;
  }
  return words;
}
