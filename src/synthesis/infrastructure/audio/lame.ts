export const LAME_SAMPLE_RATES = [
  8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000,
] as const;

export type LameSampleRate = (typeof LAME_SAMPLE_RATES)[number];

/** The mp3 encoder LAME, in whatever form. */
export interface Lame {
  /**
   * One mono recording as bare Layer III frames, without LAME's own tag.
   * @param vbrQuality variable bit rate, 0 (best) to 9
   */
  encode(pcm: Float32Array, sampleRate: LameSampleRate, vbrQuality: number): Uint8Array;
}
