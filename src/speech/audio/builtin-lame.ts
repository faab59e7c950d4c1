import { createMp3Encoder } from 'wasm-media-encoders';
import { joinBytes } from './join-bytes';
import type { Lame, LameSampleRate } from './lame';
import { copyValues, type Waveform } from './waveform';

const BLOCK = 1152 * 16;

/** LAME compiled to WebAssembly. */
export class BuiltinLame implements Lame {
  /**
   * About 56 kbit/s for speech at 22.05 kHz: an eighth less than a constant 64, in a third less time, and closer to
   * the original (segmental signal-to-noise ratio 29.6 dB, not 22.6).
   */
  readonly vbrQuality = 5;

  private readonly block = new Float32Array(BLOCK);

  private constructor(private readonly encoder: Awaited<ReturnType<typeof createMp3Encoder>>) {}

  static async open(): Promise<BuiltinLame> {
    return new BuiltinLame(await createMp3Encoder());
  }

  encode(waveform: Waveform, sampleRate: LameSampleRate): Uint8Array {
    const { vbrQuality, block } = this;
    this.encoder.configure({ sampleRate, channels: 1, vbrQuality, outputSampleRate: sampleRate });
    const pieces: Uint8Array[] = [];
    // The encoder answers with a view of its own memory, valid until the next call.
    for (let start = 0; start < waveform.samples.length; start += BLOCK) {
      const count = copyValues(waveform, start, block);
      pieces.push(this.encoder.encode([block.subarray(0, count)]).slice());
    }
    pieces.push(this.encoder.finalize().slice());
    return joinBytes(pieces);
  }
}
