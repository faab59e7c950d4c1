export interface Samples {
  readonly pcm: Float32Array<ArrayBuffer>;
  readonly sampleRate: number;
}

/** The samples of a 16-bit mono WAV with a plain 44-byte header, as `formats.spec.ts` proves it to be. */
export function wavSamples(file: Uint8Array): Samples {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const pcm = new Float32Array((file.length - 44) / 2);
  for (let i = 0; i < pcm.length; i++) pcm[i] = view.getInt16(44 + 2 * i, true) / 32_768;
  return { pcm, sampleRate: view.getUint32(24, true) };
}
