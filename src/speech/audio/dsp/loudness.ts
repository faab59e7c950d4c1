import type { Waveform } from '../waveform';

/**
 * Loudness of mono speech after Recommendation ITU-R BS.1770-4: K-weighting, then the mean power of
 * 400 ms blocks, gated at -70 LUFS and at 10 LU below the mean of what is left.
 */

interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

const BLOCK_STEPS = 4;
const STEPS_PER_SEC = 10;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

export interface Loudness {
  /** Integrated loudness; -Infinity for silence. Audio shorter than a block is taken ungated. */
  readonly lufs: number;
  /** Greatest absolute value, as `peakOf` has it: found on the same way through the samples. */
  readonly peak: number;
}

/** Loudness and peak of mono speech; the peak is NaN if a sample is. */
export function measureLoudness(waveform: Waveform, sampleRate: number): Loudness {
  const { powers, peak } = weightedStepPowers(waveform, sampleRate);
  return { lufs: integrated(powers), peak };
}

function integrated(stepPowers: readonly number[]): number {
  const blocks: number[] = [];
  for (let i = 0; i + BLOCK_STEPS <= stepPowers.length; i++)
    blocks.push(mean(stepPowers.slice(i, i + BLOCK_STEPS)));
  if (blocks.length === 0) return toLufs(mean(stepPowers));
  const audible = blocks.filter((power) => toLufs(power) > ABSOLUTE_GATE_LUFS);
  const gateLufs = toLufs(mean(audible)) + RELATIVE_GATE_LU;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gateLufs)));
}

/**
 * Mean power of each 100 ms step after K-weighting; both filters run in one pass. What a filter has
 * just given comes last into its sums: the processor works out the rest, the peak too, while it waits for that.
 */
function weightedStepPowers({ samples, scale }: Waveform, sampleRate: number) {
  const stepSamples = Math.round(sampleRate / STEPS_PER_SEC);
  const { b0, b1, b2, a1, a2 } = headShelf(sampleRate);
  const { a1: c1, a2: c2 } = lowCut(sampleRate);
  const powers: number[] = [];
  let peak = 0;
  let s1 = 0;
  let s2 = 0;
  let p1 = 0;
  let p2 = 0;
  for (let start = 0; start < samples.length; start += stepSamples) {
    const end = Math.min(start + stepSamples, samples.length);
    let sum = 0;
    for (let i = start; i < end; i++) {
      const x = samples[i]!;
      const size = Math.abs(x);
      if (size > peak) peak = size;
      const y = b0 * x + s1;
      s1 = b1 * x + s2 - a1 * y;
      s2 = b2 * x - a2 * y;
      const z = y + p1;
      p1 = p2 - 2 * y - c1 * z;
      p2 = y - c2 * z;
      sum += z * z;
    }
    if (end - start === stepSamples || powers.length === 0) powers.push((sum / (end - start)) * scale ** 2);
  }
  // Once a recursive filter has met NaN, it gives nothing else.
  return { powers, peak: Number.isNaN(p1) ? NaN : peak * scale };
}

/**
 * Stage 1 of BS.1770 (the shelf of the head). The standard tabulates 48 kHz only; these are the
 * analogue parameters behind its table, brought to any rate by the bilinear transform.
 */
function headShelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

/** Stage 2 of BS.1770 (the low cut), by the same transform; its other coefficients are 1, -2 and 1. */
function lowCut(sampleRate: number): Pick<Biquad, 'a1' | 'a2'> {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

function toLufs(power: number): number {
  return power > 0 ? -0.691 + 10 * Math.log10(power) : -Infinity;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
