import { LAME_SAMPLE_RATES, type Lame, type LameSampleRate } from './lame';
import { mp3Frames } from './mp3-frames';
import { mp3InfoFrame } from './mp3-info-tag';
import { resample } from './resample';
import { joinBytes } from './samples';

/** Samples of silence that LAME puts before the audio, and what every decoder adds to that. */
const ENCODER_DELAY = 576;
const DECODER_DELAY = 529;

/** Below this (-66 dBFS) the start of a recording counts as silence. */
const SILENCE = 1 / 2048;

/** MPEG Layer III by LAME, variable bit rate, mono, trimmed to the exact sample. */
export class Mp3Encoder {
  constructor(private readonly lame: Lame) {}

  encode(given: Float32Array<ArrayBuffer>, givenRate: number): Uint8Array<ArrayBuffer> {
    const sampleRate = nearestRate(givenRate);
    const pcm = resample(given, givenRate, sampleRate);
    const lead = silentLead(pcm);
    const raw = this.lame.encode(pcm.subarray(lead), sampleRate);
    const all = mp3Frames(raw);
    const frameSamples = all[0]!.samples;
    const frames = all.slice(
      0,
      Math.ceil((pcm.length - lead + ENCODER_DELAY + DECODER_DELAY) / frameSamples),
    );
    const last = frames.at(-1)!;
    const stream = raw.subarray(0, last.offset + last.sizeBytes);
    const delay = ENCODER_DELAY - lead;
    const padding = frames.length * frameSamples - pcm.length - delay;
    if (padding < 0) throw new Error('MP3: the encoder gave too few frames');
    const { vbrQuality } = this.lame;
    return joinBytes([mp3InfoFrame(stream, frames, { delay, padding, vbrQuality }), stream]);
  }
}

/**
 * Leading silence that the encoder's own delay can stand for. It then need not be encoded, and players
 * that ignore the trim data come closer to the true length.
 */
function silentLead(pcm: Float32Array): number {
  let lead = 0;
  while (lead < ENCODER_DELAY && lead < pcm.length && Math.abs(pcm[lead]!) < SILENCE) lead++;
  return lead;
}

/** The lowest rate of MPEG audio that loses nothing, or the highest there is. */
function nearestRate(sampleRate: number): LameSampleRate {
  return LAME_SAMPLE_RATES.find((rate) => rate >= sampleRate) ?? 48_000;
}
