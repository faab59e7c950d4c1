/** 16-bit samples, rounded and held within range. */
export function toPcm16(
  pcm: Float32Array,
  out: Int16Array<ArrayBuffer> = new Int16Array(pcm.length),
): Int16Array<ArrayBuffer> {
  for (let i = 0; i < pcm.length; i++) {
    const value = Math.round(pcm[i]! * 32768);
    out[i] = value > 32767 ? 32767 : value < -32768 ? -32768 : value;
  }
  return out;
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
