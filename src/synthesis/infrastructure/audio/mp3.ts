import { createMp3Encoder } from 'wasm-media-encoders';
import { mp3Frames } from './mp3-frames';
import { mp3InfoFrame } from './mp3-info-tag';
import { resample } from './resample';
import { joinBytes } from './samples';

type LameEncoder = Awaited<ReturnType<typeof createMp3Encoder>>;
type LameSampleRate = (typeof LAME_SAMPLE_RATES)[number];

/** About 64 kbit/s for mono speech at 22.05 kHz; encodes a sixth faster than a constant 64 kbit/s. */
const VBR_QUALITY = 4;
const BLOCK = 1152 * 16;
const LAME_SAMPLE_RATES = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const;

/** Samples of silence that LAME puts before the audio, and what every decoder adds to that. */
const ENCODER_DELAY = 576;
const DECODER_DELAY = 529;

/** Below this (-66 dBFS) the start of a recording counts as silence. */
const SILENCE = 1 / 2048;

/** MPEG Layer III by LAME (WebAssembly), variable bit rate, mono, trimmed to the exact sample. */
export class Mp3Encoder {
  private constructor(private readonly lame: LameEncoder) {}

  static async open(): Promise<Mp3Encoder> {
    return new Mp3Encoder(await createMp3Encoder());
  }

  encode(given: Float32Array<ArrayBuffer>, givenRate: number): Uint8Array<ArrayBuffer> {
    const sampleRate = nearestRate(givenRate);
    const pcm = resample(given, givenRate, sampleRate);
    const lead = silentLead(pcm);
    const raw = this.encodeRaw(pcm.subarray(lead), sampleRate);
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
    return joinBytes([mp3InfoFrame(stream, frames, { delay, padding, vbrQuality: VBR_QUALITY }), stream]);
  }

  private encodeRaw(pcm: Float32Array, sampleRate: number): Uint8Array {
    this.lame.configure({
      sampleRate,
      channels: 1,
      vbrQuality: VBR_QUALITY,
      outputSampleRate: nearestRate(sampleRate),
    });
    const pieces: Uint8Array[] = [];
    // The encoder answers with a view of its own memory, valid until the next call.
    for (let start = 0; start < pcm.length; start += BLOCK)
      pieces.push(this.lame.encode([pcm.subarray(start, start + BLOCK)]).slice());
    pieces.push(this.lame.finalize().slice());
    return joinBytes(pieces);
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
