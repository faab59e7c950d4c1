/** Samples from -1 to 1 out of the bytes of 16-bit ones, little-endian as every machine here; an even number. */
export function fromPcm16(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const aligned = bytes.byteOffset % 2 === 0 ? bytes : new Uint8Array(bytes);
  const samples = new Int16Array(aligned.buffer, aligned.byteOffset, aligned.length / 2);
  const pcm = new Float32Array(samples.length);
  for (let i = 0; i < pcm.length; i++) pcm[i] = samples[i]! / 2 ** 15;
  return pcm;
}

/** One array out of many, in order. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
