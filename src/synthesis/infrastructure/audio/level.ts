import { limitPeaks } from './limiter';

/** Highest sample in a file: the maximum permitted level of EBU R 128, -1 dB, for what codecs add. */
const CEILING = 10 ** (-1 / 20);

/** How closely limited speech has the power asked for, and how often it is tried. */
const POWER_TOLERANCE = 0.01;
const MAX_ROUNDS = 6;

export interface LevelledSpeech {
  readonly pcm: Float32Array<ArrayBuffer>;
  /** Greatest absolute sample. */
  readonly peak: number;
}

/**
 * The speech with its amplitude times `gain`, never above the ceiling; takes over the samples given. What
 * the limiter takes from the peaks is given back to the rest, so that the power, and with it the loudness,
 * is as asked for.
 */
export function level(pcm: Float32Array<ArrayBuffer>, gain: number): LevelledSpeech {
  scale(pcm, gain, pcm);
  const peak = peakOf(pcm);
  if (peak <= CEILING) return { pcm, peak };
  const wanted = rmsOf(pcm);
  let drive = 1;
  for (let round = 1; ; round++) {
    const limited = scale(pcm, drive, new Float32Array(pcm.length));
    limitPeaks(limited, CEILING);
    const reached = rmsOf(limited) / wanted;
    if (reached >= 1 - POWER_TOLERANCE || round === MAX_ROUNDS)
      return { pcm: limited, peak: peakOf(limited) };
    drive /= reached;
  }
}

/** Greatest absolute sample. */
export function peakOf(pcm: Float32Array): number {
  let peak = 0;
  for (let i = 0; i < pcm.length; i++) {
    const size = Math.abs(pcm[i]!);
    if (size > peak) peak = size;
  }
  return peak;
}

function rmsOf(pcm: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < pcm.length; i++) sum += pcm[i]! * pcm[i]!;
  return Math.sqrt(sum / pcm.length);
}

function scale(
  pcm: Float32Array<ArrayBuffer>,
  gain: number,
  out: Float32Array<ArrayBuffer>,
): Float32Array<ArrayBuffer> {
  for (let i = 0; i < pcm.length; i++) out[i] = pcm[i]! * gain;
  return out;
}
