import { fullScaleOf, isPcm16, type Pcm } from '../../domain/pcm';

/**
 * Mono audio, whose values from -1 to 1 are its samples times `scale`. Whoever needs the values goes through the
 * samples anyway: so a change of level costs nothing, and 16-bit samples stay half as large to the end.
 */
export interface Signal {
  readonly samples: Pcm;
  readonly scale: number;
}

/** Samples and where they begin. */
export interface Stretch {
  readonly pcm: Pcm;
  readonly at: number;
}

export function signalOf(samples: Pcm): Signal {
  return { samples, scale: 1 / fullScaleOf(samples) };
}

/** Silence of a length in samples, and each stretch in its place: 16-bit samples if those of all are. */
export function assemble(length: number, stretches: readonly Stretch[]): Signal {
  if (stretches.every(({ pcm }) => isPcm16(pcm))) {
    const samples = new Int16Array(length);
    for (const { pcm, at } of stretches) samples.set(pcm, at);
    return signalOf(samples);
  }
  const values = new Float32Array(length);
  for (const { pcm, at } of stretches) copyValues(signalOf(pcm), 0, values.subarray(at));
  return signalOf(values);
}

/** Fills `out` with the values from `start` on, as far as there are any. @returns how many */
export function copyValues({ samples, scale }: Signal, start: number, out: Float32Array): number {
  const count = Math.min(out.length, samples.length - start);
  for (let i = 0; i < count; i++) out[i] = samples[start + i]! * scale;
  return count;
}

/** Greatest absolute value. */
export function peakOf({ samples, scale }: Signal): number {
  let peak = 0;
  for (let i = 0; i < samples.length; i++) {
    const size = Math.abs(samples[i]!);
    if (size > peak) peak = size;
  }
  return peak * scale;
}

/** The values as 16-bit samples, rounded and held within range. */
export function toPcm16(
  { samples, scale }: Signal,
  out: Int16Array<ArrayBuffer> = new Int16Array(samples.length),
): Int16Array<ArrayBuffer> {
  const unit = scale * 2 ** 15;
  for (let i = 0; i < samples.length; i++) {
    const value = Math.round(samples[i]! * unit);
    out[i] = value > 32767 ? 32767 : value < -32768 ? -32768 : value;
  }
  return out;
}
