/** Where `data` begins and how fast it is played: chunks of RIFF, of which `fmt ` holds the rate at its fourth byte. */
export function wavHead(bytes: Uint8Array): { sampleRate: number; sizeBytes: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  let sampleRate = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    if (nameAt(at) === 'fmt ') sampleRate = view.getUint32(at + 12, true);
    if (nameAt(at) === 'data') return { sampleRate, sizeBytes: at + 8 };
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  throw new Error('This is no wav file.');
}

/** 16-bit little-endian samples as values from -1 to 1. */
export function samplesOf(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from(
    { length: Math.floor(bytes.length / 2) },
    (_, i) => view.getInt16(2 * i, true) / 32_768,
  );
}
