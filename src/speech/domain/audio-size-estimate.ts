import type { AudioType } from './audio-type';
import type { Voice } from './voice';

/** Bytes of one sample; for the coded formats a generous guess. */
const BYTES_PER_SAMPLE: Readonly<Record<AudioType, number>> = { wav: 2, flac: 1.3, mp3: 0.4, ogg: 0.25 };

/** How large a file of this length is to be expected. */
export function estimateSizeBytes(durationSec: number, voice: Voice, audioType: AudioType): number {
  return Math.ceil(durationSec * voice.sampleRate * BYTES_PER_SAMPLE[audioType]);
}
