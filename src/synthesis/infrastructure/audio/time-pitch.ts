import loadSonic, { type Sonic } from '@echogarden/sonic-wasm';

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
  apply(
    pcm: Float32Array<ArrayBuffer>,
    sampleRate: number,
    speed: number,
    pitch: number,
  ): Float32Array<ArrayBuffer> {
    if (speed === 1 && pitch === 1) return pcm;
    const out = new Float32Array(Math.round(pcm.length / speed));
    const stream = this.sonic._sonicCreateStream(sampleRate, 1);
    if (stream === 0) throw new Error('Sonic is out of memory');
    try {
      this.sonic._sonicSetSpeed(stream, speed);
      this.sonic._sonicSetPitch(stream, pitch);
      let filled = 0;
      for (let start = 0; start < pcm.length; start += BLOCK) {
        const block = pcm.subarray(start, start + BLOCK);
        this.sonic.HEAPF32.set(block, this.buffer / FLOAT_BYTES);
        if (this.sonic._sonicWriteFloatToStream(stream, this.buffer, block.length) === 0)
          throw new Error('Sonic is out of memory');
        filled = this.drain(stream, out, filled);
      }
      this.sonic._sonicFlushStream(stream);
      this.drain(stream, out, filled);
    } finally {
      this.sonic._sonicDestroyStream(stream);
    }
    return out;
  }

  /** Moves what is ready into `out`; the few samples that Sonic gives beyond the exact length are left. */
  private drain(stream: number, out: Float32Array, filled: number): number {
    for (;;) {
      const got = this.sonic._sonicReadFloatFromStream(stream, this.buffer, BLOCK);
      if (got <= 0) return filled;
      const from = this.buffer / FLOAT_BYTES;
      const keep = Math.min(got, out.length - filled);
      out.set(this.sonic.HEAPF32.subarray(from, from + keep), filled);
      filled += keep;
    }
  }
}
