import { limitPeaks } from './limiter';
import { copyValues, peakOf, waveformOf, type Waveform } from '../waveform';

/** Highest sample in a file: the maximum permitted level of EBU R 128, -1 dB, for what codecs add. */
const CEILING = 10 ** (-1 / 20);

/** How closely limited speech has the power asked for, and how often it is tried. */
const POWER_TOLERANCE = 0.01;
const MAX_ROUNDS = 6;

export interface LevelledSpeech {
  readonly waveform: Waveform;
  /** Greatest absolute value. */
  readonly peak: number;
}

/**
 * The speech with its amplitude times `gain`, never above the ceiling. What the limiter takes from the peaks is given
 * back to the rest, so that the power, and with it the loudness, is as asked for. The result may share the samples given.
 * @param peak of the speech, as it is known already
 */
export function level(speech: Waveform, peak: number, gain: number): LevelledSpeech {
  const louder = { ...speech, scale: speech.scale * gain };
  return peak * gain <= CEILING ? { waveform: louder, peak: peak * gain } : limited(louder);
}

function limited(speech: Waveform): LevelledSpeech {
  const wanted = rmsOf(speech);
  const values = new Float32Array(speech.samples.length);
  const waveform = waveformOf(values);
  let drive = 1;
  for (let round = 1; ; round++) {
    copyValues({ ...speech, scale: speech.scale * drive }, 0, values);
    limitPeaks(values, CEILING);
    const reached = rmsOf(waveform) / wanted;
    if (reached >= 1 - POWER_TOLERANCE || round === MAX_ROUNDS) return { waveform, peak: peakOf(waveform) };
    drive /= reached;
  }
}

function rmsOf({ samples, scale }: Waveform): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += samples[i]! * samples[i]!;
  return Math.sqrt(sum / samples.length) * scale;
}
