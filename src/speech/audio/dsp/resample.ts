import { copyValues, waveformOf, type Waveform } from '../waveform';

const TAPS = 32;

/** Where the first tap of the first sample lies when the input has `TAPS` zeros in front: the result has no delay. */
const LEAD = TAPS - TAPS / 2 + 1;

/** Where the filter stands: at a sample of its input, and between it and the next one. */
interface Place {
  index: number;
  phase: number;
}

/**
 * Rational resampling with a polyphase windowed-sinc filter (Hann window, cut-off at 95 % of the lower
 * Nyquist frequency). The result has exactly round(length * to / from) samples and no delay.
 */
export function resample(waveform: Waveform, fromHz: number, toHz: number): Waveform {
  if (fromHz === toHz) return waveform;
  const { length } = waveform.samples;
  const ratio = ratioOf(fromHz, toHz);
  const out = new Float32Array(Math.round((length * ratio.up) / ratio.down));
  const padded = new Float32Array(length + 2 * TAPS);
  copyValues(waveform, 0, padded.subarray(TAPS, TAPS + length));
  filter(padded, ratio, { index: LEAD, phase: 0 }, out);
  return waveformOf(out);
}

/** Resamples audio of any length piece by piece; the pieces together are what `resample` makes of the whole. */
export class Resampler {
  private readonly ratio: Ratio;
  private readonly place: Place = { index: LEAD, phase: 0 };
  /** What later samples still need of the input, zeros in front of it included. */
  private kept = new Float32Array(TAPS);
  private taken = 0;
  private given = 0;

  /** The rates must differ. */
  constructor(fromHz: number, toHz: number) {
    this.ratio = ratioOf(fromHz, toHz);
  }

  /** @returns what can be told by now */
  push(samples: Float32Array): Float32Array<ArrayBuffer> {
    this.taken += samples.length;
    return this.advance(samples, Infinity);
  }

  /** @returns the rest; to be called once, at the end */
  end(): Float32Array<ArrayBuffer> {
    const { up, down } = this.ratio;
    return this.advance(new Float32Array(TAPS), Math.round((this.taken * up) / down) - this.given);
  }

  private advance(samples: Float32Array, most: number): Float32Array<ArrayBuffer> {
    const { place, ratio } = this;
    const input = new Float32Array(this.kept.length + samples.length);
    input.set(this.kept);
    input.set(samples, this.kept.length);
    const out = new Float32Array(Math.min(most, reach(input.length, ratio, place)));
    filter(input, ratio, place, out);
    this.kept = input.slice(place.index);
    place.index = 0;
    this.given += out.length;
    return out;
  }
}

/** How many samples come out of the input before the filter reaches beyond its end. */
function reach(length: number, { up, down }: Ratio, { index, phase }: Place): number {
  const places = length - TAPS - index + 1;
  return places <= 0 ? 0 : Math.floor((places * up - 1 - phase) / down) + 1;
}

/** Fills `out` from where the filter stands, which moves on. */
function filter(input: Float32Array, { up, down }: Ratio, place: Place, out: Float32Array): void {
  const bank = filterBank(up, down);
  let { index, phase } = place;
  for (let i = 0; i < out.length; i++) {
    let sum = 0;
    const tap = phase * TAPS;
    for (let k = 0; k < TAPS; k++) sum += input[index + k]! * bank[tap + k]!;
    out[i] = sum;
    phase += down;
    while (phase >= up) {
      phase -= up;
      index++;
    }
  }
  place.index = index;
  place.phase = phase;
}

/** `up / down` in lowest terms: so many samples come out of so many. */
interface Ratio {
  readonly up: number;
  readonly down: number;
}

function ratioOf(fromHz: number, toHz: number): Ratio {
  const common = greatestCommonDivisor(fromHz, toHz);
  return { up: toHz / common, down: fromHz / common };
}

const banks = new Map<string, Float32Array>();

/** One row of taps per phase, each row of unit gain. Kept: a service resamples between few rates. */
function filterBank(up: number, down: number): Float32Array {
  const known = banks.get(`${up}/${down}`);
  if (known) return known;
  const cutOff = Math.min(1, up / down) * 0.95;
  const half = TAPS / 2;
  const bank = new Float32Array(up * TAPS);
  for (let phase = 0; phase < up; phase++) {
    const row = bank.subarray(phase * TAPS, (phase + 1) * TAPS);
    for (let k = 0; k < TAPS; k++) row[k] = windowedSinc(k - half + 1 - phase / up, cutOff, half);
    const gain = row.reduce((sum, tap) => sum + tap, 0);
    for (let k = 0; k < TAPS; k++) row[k] = row[k]! / gain;
  }
  banks.set(`${up}/${down}`, bank);
  return bank;
}

function windowedSinc(t: number, cutOff: number, half: number): number {
  if (Math.abs(t) >= half) return 0;
  const window = 0.5 + 0.5 * Math.cos((Math.PI * t) / half);
  const angle = Math.PI * t * cutOff;
  return window * (t === 0 ? cutOff : (cutOff * Math.sin(angle)) / angle);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
