import { WasmLibrary } from '../../wasm/wasm-library';
import type { Lame } from './lame';
import { LAME_BLOCK, LAME_OUTPUT_BYTES, LameEncoder, type LameFunctions } from './lame-encoder';

/**
 * About 56 kbit/s for speech at 22.05 kHz, an eighth less than a constant 64 and closer to the original: a segmental
 * signal-to-noise ratio of 28.4 dB instead of 23.1, as the mean of the voices. LAME's slower default gives no more at this
 * size (quality 5).
 */
const VBR_QUALITY = 3.7;

type Setter = (encoder: number, value: number) => number;

/** The functions that are used, as lame.h declares them. */
interface Functions {
  readonly lame_init: () => number;
  lame_set_in_samplerate: Setter;
  lame_set_out_samplerate: Setter;
  lame_set_num_channels: Setter;
  lame_set_mode: Setter;
  lame_set_VBR: Setter;
  lame_set_VBR_quality: Setter;
  lame_set_quality: Setter;
  lame_set_bWriteVbrTag: Setter;
  readonly lame_init_params: (encoder: number) => number;
  lame_encode_buffer_ieee_float(
    encoder: number,
    left: number,
    right: number,
    samples: number,
    output: number,
    size: number,
  ): number;
  lame_encode_flush(encoder: number, output: number, size: number): number;
  readonly lame_close: (encoder: number) => number;
}

/** Opens LAME compiled to WebAssembly. */
export async function openBuiltinLame(): Promise<Lame> {
  return new LameEncoder(bind(await WasmLibrary.open<Functions>('lame')), VBR_QUALITY);
}

function bind(library: WasmLibrary<Functions>): LameFunctions<number> {
  const { functions } = library;
  const block = library.allocate(LAME_BLOCK * Float32Array.BYTES_PER_ELEMENT);
  const output = library.allocate(LAME_OUTPUT_BYTES);
  return {
    init: functions.lame_init,
    setInSampleRate: functions.lame_set_in_samplerate,
    setOutSampleRate: functions.lame_set_out_samplerate,
    setChannels: functions.lame_set_num_channels,
    setMode: functions.lame_set_mode,
    setVbr: functions.lame_set_VBR,
    setVbrQuality: functions.lame_set_VBR_quality,
    setQuality: functions.lame_set_quality,
    setWriteVbrTag: functions.lame_set_bWriteVbrTag,
    initParams: functions.lame_init_params,
    encode: (encoder, samples) =>
      functions.lame_encode_buffer_ieee_float(encoder, block, block, samples, output, LAME_OUTPUT_BYTES),
    flush: (encoder) => functions.lame_encode_flush(encoder, output, LAME_OUTPUT_BYTES),
    close: functions.lame_close,
    block: () => library.view(Float32Array, block, LAME_BLOCK),
    output: () => library.view(Uint8Array, output, LAME_OUTPUT_BYTES),
  };
}
