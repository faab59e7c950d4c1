import { fullScaleOf, isPcm16, type Pcm } from '../domain/pcm';

/**
 * Mono audio: its values are its samples times `scale`, and full scale is 1. A change of level changes only `scale`,
 * so 16-bit samples stay so, half as large, unless the limiter or a new tempo, pitch or rate makes others of them.
 */
export interface Waveform {
  readonly samples: Pcm;
  readonly scale: number;
}

/** Samples and where they begin. */
export interface Stretch {
  readonly pcm: Pcm;
  readonly at: number;
}

/** Samples at the level that they have. */
export function waveformOf(samples: Pcm): Waveform {
  return { samples, scale: 1 / fullScaleOf(samples) };
}

/** Silence of a length in samples, and each stretch in its place: 16-bit samples if those of all are. */
export function assemble(length: number, stretches: readonly Stretch[]): Waveform {
  if (stretches.every(({ pcm }) => isPcm16(pcm))) {
    const samples = new Int16Array(length);
    for (const { pcm, at } of stretches) samples.set(pcm, at);
    return waveformOf(samples);
  }
  const values = new Float32Array(length);
  for (const { pcm, at } of stretches) copyValues(waveformOf(pcm), 0, values.subarray(at));
  return waveformOf(values);
}

/** One after the other; a single one as it is. */
export function concatenate(waveforms: readonly Waveform[]): Waveform {
  if (waveforms.length === 1) return waveforms[0]!;
  const values = new Float32Array(waveforms.reduce((sum, { samples }) => sum + samples.length, 0));
  let at = 0;
  for (const waveform of waveforms) at += copyValues(waveform, 0, values.subarray(at));
  return waveformOf(values);
}

/** Fills `out` with the values from `start` on, as far as there are any. @returns how many */
export function copyValues({ samples, scale }: Waveform, start: number, out: Float32Array): number {
  const count = Math.min(out.length, samples.length - start);
  for (let i = 0; i < count; i++) out[i] = samples[start + i]! * scale;
  return count;
}

/** Greatest absolute value; NaN if one of them is. Not by `Math.max`, which costs ten times as much here. */
export function peakOf({ samples, scale }: Waveform): number {
  let peak = 0;
  for (let i = 0; i < samples.length; i++) {
    const size = Math.abs(samples[i]!);
    if (size <= peak) continue;
    if (Number.isNaN(size)) return NaN;
    peak = size;
  }
  return peak * scale;
}

/** The values as 16-bit samples, rounded and held within range. */
export function toPcm16(
  { samples, scale }: Waveform,
  out: Int16Array<ArrayBuffer> = new Int16Array(samples.length),
): Int16Array<ArrayBuffer> {
  const unit = scale * 2 ** 15;
  for (let i = 0; i < samples.length; i++) {
    const value = Math.round(samples[i]! * unit);
    out[i] = value > 32767 ? 32767 : value < -32768 ? -32768 : value;
  }
  return out;
}

/** Samples from -1 to 1 out of the bytes of 16-bit ones, little-endian as every machine here; an even number. */
export function fromPcm16(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const aligned = bytes.byteOffset % 2 === 0 ? bytes : new Uint8Array(bytes);
  const samples = new Int16Array(aligned.buffer, aligned.byteOffset, aligned.length / 2);
  const pcm = new Float32Array(samples.length);
  for (let i = 0; i < pcm.length; i++) pcm[i] = samples[i]! / 2 ** 15;
  return pcm;
}
