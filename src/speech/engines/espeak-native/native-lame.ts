import type { Lame } from '../../audio/mp3/lame';
import { LAME_BLOCK, LAME_OUTPUT_BYTES, LameEncoder, type LameFunctions } from '../../audio/mp3/lame-encoder';
import type { Koffi } from './koffi';

const LIBRARY = 'libmp3lame.so.0';

/** About 58 kbit/s for speech at 22.05 kHz. */
const VBR_QUALITY = 3;

/** Opens LAME of the system. @throws Error when the library is not there */
export function openNativeLame(koffi: Koffi): Lame {
  return new LameEncoder(bind(koffi), VBR_QUALITY);
}

type Setter = (encoder: bigint, value: number) => number;

function bind(koffi: Koffi): LameFunctions<bigint> {
  const library = koffi.load(LIBRARY);
  const block = new Float32Array(LAME_BLOCK);
  const output = new Uint8Array(LAME_OUTPUT_BYTES);
  const setter = (name: string, type = 'int') =>
    library.func(`int ${name}(void *encoder, ${type} value)`) as Setter;
  const encode = library.func(
    'int lame_encode_buffer_ieee_float(void *encoder, const float *left, const float *right, int samples, uint8_t *output, int size)',
  ) as (
    encoder: bigint,
    left: Float32Array,
    right: Float32Array,
    samples: number,
    output: Uint8Array,
    size: number,
  ) => number;
  const flush = library.func('int lame_encode_flush(void *encoder, uint8_t *output, int size)') as (
    encoder: bigint,
    output: Uint8Array,
    size: number,
  ) => number;
  return {
    init: library.func('void *lame_init()') as () => bigint,
    setInSampleRate: setter('lame_set_in_samplerate'),
    setOutSampleRate: setter('lame_set_out_samplerate'),
    setChannels: setter('lame_set_num_channels'),
    setMode: setter('lame_set_mode'),
    setVbr: setter('lame_set_VBR'),
    setVbrQuality: setter('lame_set_VBR_quality', 'float'),
    setQuality: setter('lame_set_quality'),
    setWriteVbrTag: setter('lame_set_bWriteVbrTag'),
    initParams: library.func('int lame_init_params(void *encoder)') as (encoder: bigint) => number,
    encode: (encoder, samples) => encode(encoder, block, block, samples, output, output.length),
    flush: (encoder) => flush(encoder, output, output.length),
    close: library.func('int lame_close(void *encoder)') as (encoder: bigint) => number,
    block: () => block,
    output: () => output,
  };
}
