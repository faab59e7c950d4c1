/** A piece of a file: bytes that are known, or bytes of a stored file from `skippedBytes` on. */
export type Stretch =
  | { readonly bytes: Uint8Array; readonly sizeBytes: number }
  | { readonly storedKey: string; readonly skippedBytes: number; readonly sizeBytes: number };

export const knownBytes = (bytes: Uint8Array): Stretch => ({ bytes, sizeBytes: bytes.length });

export const storedFile = (storedKey: string, sizeBytes: number, skippedBytes = 0): Stretch => ({
  storedKey,
  skippedBytes,
  sizeBytes: sizeBytes - skippedBytes,
});

export const totalBytes = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

/** What of the stretches lies between two bytes of the whole, both included. */
export function cutStretches(stretches: readonly Stretch[], first: number, last: number): Stretch[] {
  const cut: Stretch[] = [];
  let at = 0;
  for (const stretch of stretches) {
    const from = Math.max(0, first - at);
    const to = Math.min(stretch.sizeBytes, last + 1 - at);
    at += stretch.sizeBytes;
    if (from >= to) continue;
    cut.push(
      'bytes' in stretch
        ? knownBytes(stretch.bytes.subarray(from, to))
        : { ...stretch, skippedBytes: stretch.skippedBytes + from, sizeBytes: to - from },
    );
  }
  return cut;
}
