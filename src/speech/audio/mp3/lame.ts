import type { Waveform } from '../waveform';

export const LAME_SAMPLE_RATES = [
  8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000,
] as const;

export type LameSampleRate = (typeof LAME_SAMPLE_RATES)[number];

/** The mp3 encoder LAME, in either form, set to 54 to 58 kbit/s for mono speech at 22.05 kHz. */
export interface Lame {
  /** The variable bit rate that it is set to, 0 (best) to 9. */
  readonly vbrQuality: number;

  /** One mono recording as bare Layer III frames, without LAME's own tag. */
  encode(waveform: Waveform, sampleRate: LameSampleRate): Uint8Array;
}
