import loadSonic, { type Sonic } from '@echogarden/sonic-wasm';
import { copyValues, waveformOf, type Waveform } from '../waveform';

const BLOCK = 8192;
const FLOAT_BYTES = 4;

/** Changes tempo and pitch independently and exactly (Sonic, pitch-synchronous overlap-add). */
export class TimePitch {
  private constructor(
    private readonly sonic: Sonic,
    private readonly buffer: number,
  ) {}

  static async open(): Promise<TimePitch> {
    const sonic = await loadSonic();
    return new TimePitch(sonic, sonic._malloc(BLOCK * FLOAT_BYTES));
  }

  /** The result has exactly round(length / speed) samples; factors of 1 give the input back, untouched. */
  apply(speech: Waveform, sampleRate: number, speed: number, pitch: number): Waveform {
    if (speed === 1 && pitch === 1) return speech;
    const { length } = speech.samples;
    const out = new Float32Array(Math.round(length / speed));
    const stream = this.sonic._sonicCreateStream(sampleRate, 1);
    if (stream === 0) throw new Error('Sonic is out of memory');
    try {
      this.sonic._sonicSetSpeed(stream, speed);
      this.sonic._sonicSetPitch(stream, pitch);
      let filled = 0;
      for (let start = 0; start < length; start += BLOCK) {
        const count = copyValues(speech, start, this.block());
        if (this.sonic._sonicWriteFloatToStream(stream, this.buffer, count) === 0)
          throw new Error('Sonic is out of memory');
        filled = this.drain(stream, out, filled);
      }
      this.sonic._sonicFlushStream(stream);
      this.drain(stream, out, filled);
    } finally {
      this.sonic._sonicDestroyStream(stream);
    }
    return waveformOf(out);
  }

  /** Moves what is ready into `out`; the few samples that Sonic gives beyond the exact length are dropped. */
  private drain(stream: number, out: Float32Array, filled: number): number {
    for (;;) {
      const got = this.sonic._sonicReadFloatFromStream(stream, this.buffer, BLOCK);
      if (got <= 0) return filled;
      const keep = Math.min(got, out.length - filled);
      out.set(this.block().subarray(0, keep), filled);
      filled += keep;
    }
  }

  /** The buffer as it lies now: Sonic's memory moves when it grows. */
  private block(): Float32Array {
    const from = this.buffer / FLOAT_BYTES;
    return this.sonic.HEAPF32.subarray(from, from + BLOCK);
  }
}
