/** Mono samples: numbers from -1 to 1, or 16-bit integers, which take half the memory. */
export type Pcm = Float32Array<ArrayBuffer> | Int16Array<ArrayBuffer>;

/** What a sample is divided by to lie between -1 and 1. */
export function fullScaleOf(pcm: Pcm): number {
  return isPcm16(pcm) ? 2 ** 15 : 1;
}

/** Whether the samples are 16-bit integers. By size, as `instanceof` fails for arrays of another realm. */
export function isPcm16(pcm: Pcm): pcm is Int16Array<ArrayBuffer> {
  return pcm.BYTES_PER_ELEMENT === Int16Array.BYTES_PER_ELEMENT;
}
