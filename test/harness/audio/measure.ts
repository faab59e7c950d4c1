/** Root mean square of the samples. */
export function rms(pcm: Float32Array): number {
  return Math.sqrt(powerOf(pcm) / pcm.length);
}

export function peak(pcm: Float32Array): number {
  return pcm.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
}

const SEGMENT = 512;
/** Of each segment no less and no more than this counts, in dB; silence does not count at all. */
const WORST_DB = -10;
const BEST_DB = 45;
const SILENCE_POWER = 1e-5;

/** Segmental signal-to-noise ratio in dB: the mean over short segments, so that quiet ones count like loud ones. */
export function segmentalSnrDb(original: Float32Array, copy: Float32Array): number {
  const ratios: number[] = [];
  for (let start = 0; start + SEGMENT <= original.length; start += SEGMENT) {
    const segment = original.subarray(start, start + SEGMENT);
    const signal = rms(segment) ** 2;
    if (signal < SILENCE_POWER) continue;
    const noise = rms(segment.map((x, i) => x - (copy[start + i] ?? 0))) ** 2;
    ratios.push(Math.min(BEST_DB, Math.max(WORST_DB, 10 * Math.log10(signal / (noise + 1e-12)))));
  }
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}

const WINDOW = 2048;
const HOP = 800;
/** Every so many samples are compared; voiced speech has little above 3 kHz. */
const STRIDE = 4;
const MIN_HZ = 32;
const MAX_HZ = 1000;

/** Median fundamental frequency of voiced speech, by normalised autocorrelation. */
export function medianPitchHz({ pcm, sampleRate }: { pcm: Float32Array; sampleRate: number }): number {
  const pitches: number[] = [];
  for (let start = 0; start + 2 * WINDOW < pcm.length; start += HOP) {
    const lag = pitchLag(pcm, start, sampleRate);
    if (lag > 0) pitches.push(sampleRate / lag);
  }
  pitches.sort((a, b) => a - b);
  return pitches[pitches.length >> 1] ?? NaN;
}

/** The shortest lag that is nearly as good as the best; 0 for an unvoiced window. */
function pitchLag(pcm: Float32Array, start: number, sampleRate: number): number {
  const minLag = Math.floor(sampleRate / MAX_HZ);
  const power = powerOf(pcm.subarray(start, start + WINDOW));
  if (power / WINDOW < 2e-4) return 0;
  let shiftedPower = powerOf(pcm.subarray(start + minLag, start + minLag + WINDOW));
  const likeness: number[] = [];
  for (let lag = minLag; lag < sampleRate / MIN_HZ; lag++) {
    const shifted = start + lag;
    likeness.push((STRIDE * product(pcm, start, shifted)) / Math.sqrt(power * shiftedPower + 1e-12));
    shiftedPower += pcm[shifted + WINDOW]! ** 2 - pcm[shifted]! ** 2; // moves on by a sample
  }
  const best = Math.max(...likeness);
  if (best < 0.6) return 0;
  const isPeak = (value: number, i: number) =>
    value > 0.9 * best && value >= (likeness[i - 1] ?? 0) && value >= (likeness[i + 1] ?? 0);
  return minLag + likeness.findIndex(isPeak);
}

const powerOf = (pcm: Float32Array): number => pcm.reduce((sum, x) => sum + x * x, 0);

/** Of two windows, summed up. In two halves: a processor can add to one sum while it adds to the other. */
function product(pcm: Float32Array, one: number, other: number): number {
  let even = 0;
  let odd = 0;
  for (let i = 0; i < WINDOW; i += 2 * STRIDE) {
    even += pcm[one + i]! * pcm[other + i]!;
    odd += pcm[one + i + STRIDE]! * pcm[other + i + STRIDE]!;
  }
  return even + odd;
}
