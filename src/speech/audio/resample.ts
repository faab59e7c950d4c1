import { copyValues, waveformOf, type Waveform } from './waveform';

const TAPS = 32;

/**
 * Rational resampling with a polyphase windowed-sinc filter (Hann window, cut-off at 95 % of the lower
 * Nyquist frequency). The result has exactly round(length * to / from) samples and no delay.
 */
export function resample(waveform: Waveform, fromHz: number, toHz: number): Waveform {
  if (fromHz === toHz) return waveform;
  const { length } = waveform.samples;
  const common = greatestCommonDivisor(fromHz, toHz);
  const up = toHz / common;
  const down = fromHz / common;
  const bank = filterBank(up, down);
  const out = new Float32Array(Math.round((length * up) / down));
  const padded = new Float32Array(length + 2 * TAPS);
  copyValues(waveform, 0, padded.subarray(TAPS, TAPS + length));
  const lead = TAPS - TAPS / 2 + 1;
  let index = 0;
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    let sum = 0;
    const tap = phase * TAPS;
    for (let k = 0; k < TAPS; k++) sum += padded[index + lead + k]! * bank[tap + k]!;
    out[i] = sum;
    phase += down;
    while (phase >= up) {
      phase -= up;
      index++;
    }
  }
  return waveformOf(out);
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
