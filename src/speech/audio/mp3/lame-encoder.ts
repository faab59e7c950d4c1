import { joinBytes } from '../join-bytes';
import type { Lame, LameSampleRate } from './lame';
import { copyValues, type Waveform } from '../waveform';

/** Constants of lame.h. */
const MONO = 3;
const VBR_MTRH = 4;

/**
 * `lame -f`: no noise shaping, in half the time. With a better VBR quality in exchange, speech is as large as at the
 * slower setting and closer to the original.
 */
const FAST = 7;

/** Samples that are encoded in one call. */
export const LAME_BLOCK = 1152 * 16;
/** Greatest output of one call: 1.25 bytes a sample and 7,200 (lame.h, `lame_encode_buffer`). */
export const LAME_OUTPUT_BYTES = 1.25 * LAME_BLOCK + 7200;

/**
 * The functions that are used, as lame.h declares them. `Encoder` is a pointer, of which zero is none; a negative
 * result is an error.
 */
export interface LameFunctions<Encoder extends number | bigint> {
  init(): Encoder;
  setInSampleRate(encoder: Encoder, hertz: number): number;
  setOutSampleRate(encoder: Encoder, hertz: number): number;
  setChannels(encoder: Encoder, count: number): number;
  setMode(encoder: Encoder, mode: number): number;
  setVbr(encoder: Encoder, mode: number): number;
  setVbrQuality(encoder: Encoder, quality: number): number;
  setQuality(encoder: Encoder, quality: number): number;
  setWriteVbrTag(encoder: Encoder, isWritten: number): number;
  initParams(encoder: Encoder): number;
  /** Encodes the first samples of `block`. @returns how many bytes of `output` it filled */
  encode(encoder: Encoder, samples: number): number;
  /** Encodes what is left. @returns how many bytes of `output` it filled */
  flush(encoder: Encoder): number;
  close(encoder: Encoder): number;
  /** `LAME_BLOCK` values, valid until the next call. */
  block(): Float32Array;
  /** `LAME_OUTPUT_BYTES` bytes, valid until the next call. */
  output(): Uint8Array;
}

/** LAME, in either form. */
export class LameEncoder<Encoder extends number | bigint> implements Lame {
  constructor(
    private readonly lame: LameFunctions<Encoder>,
    readonly vbrQuality: number,
  ) {}

  encode(waveform: Waveform, sampleRate: LameSampleRate): Uint8Array {
    const { lame } = this;
    const encoder = this.configured(sampleRate);
    try {
      const pieces: Uint8Array[] = [];
      for (let start = 0; start < waveform.samples.length; start += LAME_BLOCK) {
        const count = copyValues(waveform, start, lame.block());
        pieces.push(this.taken(lame.encode(encoder, count)));
      }
      pieces.push(this.taken(lame.flush(encoder)));
      return joinBytes(pieces);
    } finally {
      lame.close(encoder);
    }
  }

  private configured(sampleRate: LameSampleRate): Encoder {
    const { lame } = this;
    const encoder = lame.init();
    if (!encoder) throw new Error('LAME is out of memory');
    const codes = [
      lame.setInSampleRate(encoder, sampleRate),
      lame.setOutSampleRate(encoder, sampleRate),
      lame.setChannels(encoder, 1),
      lame.setMode(encoder, MONO),
      lame.setVbr(encoder, VBR_MTRH),
      lame.setVbrQuality(encoder, this.vbrQuality),
      lame.setQuality(encoder, FAST),
      lame.setWriteVbrTag(encoder, 0),
      lame.initParams(encoder),
    ];
    if (codes.every((code) => code >= 0)) return encoder;
    lame.close(encoder);
    throw new Error(`LAME refused its settings (${codes.join(' ')})`);
  }

  private taken(bytes: number): Uint8Array {
    if (bytes < 0) throw new Error(`LAME failed with code ${bytes}`);
    return this.lame.output().slice(0, bytes);
  }
}
