export interface Samples {
  readonly pcm: Float32Array;
  readonly sampleRate: number;
}

/** The samples of a 16-bit mono WAV with a plain 44-byte header, as `formats.spec.ts` proves it to be. */
export function wavSamples(file: Uint8Array): Samples {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const samples = (file.length - 44) / 2;
  const pcm = Float32Array.from({ length: samples }, (_, i) => view.getInt16(44 + 2 * i, true) / 32_768);
  return { pcm, sampleRate: view.getUint32(24, true) };
}
