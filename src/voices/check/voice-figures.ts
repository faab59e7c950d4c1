import { measureLoudness, type Waveform } from '../../speech';

/** What an engine has made of one sentence. */
export interface SpokenSentence {
  readonly syllables: number;
  /** Mono; without samples when the engine failed. */
  readonly waveform: Waveform;
  readonly sampleRate: number;
  /** How long the engine worked on it. */
  readonly tookSec: number;
}

/** How a voice speaks, from the sentences that can be heard; shares and means are NaN when there are none. */
export interface VoiceFigures {
  readonly sentences: number;
  /** Sentences of which nothing can be heard. */
  readonly unheard: number;
  /** Pauses included. */
  readonly secPerSyllable: number;
  /** Samples at full scale, of all. */
  readonly clippedShare: number;
  /** Stretches without a sound, of the whole length. */
  readonly silentShare: number;
  /** Longest silence before the first sound of a sentence. */
  readonly leadSec: number;
  /** Longest silence after the last sound of a sentence. */
  readonly tailSec: number;
  /** Mean of the sentences, each after ITU-R BS.1770-4. */
  readonly lufs: number;
  /** Time that the engine worked for a second of speech. */
  readonly realTimeFactor: number;
}

/** The greatest sample of 16 bits: what is at it may have been cut off there. */
const FULL_SCALE = 32_767 / 32_768;
/** A sentence without a greater sample is silent, as in the check of each part that the service speaks: -60 dB. */
const SILENT_PEAK = 0.001;
/** Within a sentence, silence is 40 dB below its greatest sample: less than the weakest consonants, more than noise. */
const SILENT_OF_PEAK = 0.01;
/** Silence is looked for in steps of this length: a period of the deepest voice. */
const STEP_SEC = 0.01;

export function voiceFigures(sentences: readonly SpokenSentence[]): VoiceFigures {
  const heard = sentences.map(soundOf).filter((sound) => sound !== null);
  const sum = (of: (sound: Sound) => number) => heard.reduce((total, sound) => total + of(sound), 0);
  const most = (of: (sound: Sound) => number) =>
    heard.reduce((great, sound) => Math.max(great, of(sound)), 0);
  const durationSec = sum((sound) => sound.durationSec);
  return {
    sentences: sentences.length,
    unheard: sentences.length - heard.length,
    secPerSyllable: durationSec / sum(({ sentence }) => sentence.syllables),
    clippedShare: sum(({ clipped }) => clipped) / sum(({ sentence }) => sentence.waveform.samples.length),
    silentShare: sum(({ silentSec }) => silentSec) / durationSec,
    leadSec: most(({ leadSec }) => leadSec),
    tailSec: most(({ tailSec }) => tailSec),
    lufs: sum(({ lufs }) => lufs) / heard.length,
    realTimeFactor: sum(({ sentence }) => sentence.tookSec) / durationSec,
  };
}

interface Sound {
  readonly sentence: SpokenSentence;
  readonly durationSec: number;
  readonly lufs: number;
  readonly clipped: number;
  readonly silentSec: number;
  readonly leadSec: number;
  readonly tailSec: number;
}

/** Null for silence. */
function soundOf(sentence: SpokenSentence): Sound | null {
  const { waveform, sampleRate } = sentence;
  const { lufs, peak } = measureLoudness(waveform, sampleRate);
  if (!(peak > SILENT_PEAK)) return null;
  const stepSamples = Math.round(STEP_SEC * sampleRate);
  const stepSec = stepSamples / sampleRate;
  const { clipped, peaks } = scan(waveform, stepSamples);
  const isSilent = peaks.map((each) => each < SILENT_OF_PEAK * peak);
  return {
    sentence,
    durationSec: waveform.samples.length / sampleRate,
    lufs,
    clipped,
    silentSec: isSilent.filter(Boolean).length * stepSec,
    leadSec: isSilent.indexOf(false) * stepSec,
    tailSec: (isSilent.length - 1 - isSilent.lastIndexOf(false)) * stepSec,
  };
}

/** The samples at full scale, and the greatest sample of each step. */
function scan({ samples, scale }: Waveform, stepSamples: number): { clipped: number; peaks: number[] } {
  const peaks = new Array<number>(Math.ceil(samples.length / stepSamples)).fill(0);
  let clipped = 0;
  for (let i = 0; i < samples.length; i++) {
    const size = Math.abs(samples[i]! * scale);
    const step = Math.floor(i / stepSamples);
    if (size >= FULL_SCALE) clipped++;
    if (size > peaks[step]!) peaks[step] = size;
  }
  return { clipped, peaks };
}
