/** Samples before and after a peak over which the gain moves: about 1.5 ms at 22.05 kHz. */
const REACH = 32;

/**
 * Keeps every sample within `ceiling`, in place. The gain falls and rises smoothly around each peak and
 * is exactly 1 elsewhere: the minimum of the needed gain over the reach, averaged over the reach, can
 * never be above the needed gain.
 */
export function limitPeaks(pcm: Float32Array, ceiling: number): void {
  const needed = neededGain(pcm, ceiling);
  if (!needed) return;
  const width = 2 * REACH + 1;
  let sum = width;
  // The running sum covers the window around `i`; outside the audio the gain counts as 1.
  for (let i = -REACH; i < pcm.length; i++) {
    sum += (needed[i + REACH] ?? 1) - (needed[i - REACH - 1] ?? 1);
    if (i >= 0 && sum < width - 1e-6) pcm[i] = clamp(pcm[i]! * (sum / width), ceiling);
  }
}

/** For each sample, the least gain needed by any peak within reach; null when there is no peak. */
function neededGain(pcm: Float32Array, ceiling: number): Float64Array | null {
  let gain: Float64Array | null = null;
  for (let i = 0; i < pcm.length; i++) {
    const level = Math.abs(pcm[i]!);
    if (level <= ceiling) continue;
    gain ??= new Float64Array(pcm.length).fill(1);
    const needed = ceiling / level;
    const end = Math.min(i + REACH, pcm.length - 1);
    for (let j = Math.max(i - REACH, 0); j <= end; j++) if (gain[j]! > needed) gain[j] = needed;
  }
  return gain;
}

function clamp(value: number, ceiling: number): number {
  return Math.min(Math.max(value, -ceiling), ceiling);
}
