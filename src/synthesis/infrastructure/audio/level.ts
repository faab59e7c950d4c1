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
  const peak = scale(pcm, gain, pcm);
  if (peak <= CEILING) return { pcm, peak };
  const wanted = rmsOf(pcm);
  let drive = 1;
  for (let round = 1; ; round++) {
    const limited = new Float32Array(pcm.length);
    scale(pcm, drive, limited);
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
  for (let i = 0; i < pcm.length; i++) peak = Math.max(peak, Math.abs(pcm[i]!));
  return peak;
}

function rmsOf(pcm: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < pcm.length; i++) sum += pcm[i]! * pcm[i]!;
  return Math.sqrt(sum / pcm.length);
}

/** Fills `out` with the samples times `gain`. @returns the greatest absolute one */
function scale(pcm: Float32Array, gain: number, out: Float32Array): number {
  let peak = 0;
  for (let i = 0; i < pcm.length; i++) {
    out[i] = pcm[i]! * gain;
    peak = Math.max(peak, Math.abs(out[i]!));
  }
  return peak;
}
