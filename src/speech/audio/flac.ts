import { createHash } from 'node:crypto';
import type openLibrary from 'libflacjs';
import { joinBytes } from './join-bytes';
import { toPcm16, type Waveform } from './waveform';

type Flac = ReturnType<typeof openLibrary>;

const LEVEL = 5;
const BLOCK = 1 << 14;

/** Offsets in the file of STREAMINFO's fields (RFC 9639, section 8.2). */
const TOTAL_SAMPLES_AT = 21;
const MD5_AT = 26;

/** FLAC by libFLAC (WebAssembly), 16 bit, mono. */
export class FlacEncoder {
  private constructor(private readonly flac: Flac) {}

  static async open(): Promise<FlacEncoder> {
    const flac = loadLibrary();
    if (!flac.isReady()) await new Promise((resolve) => flac.on('ready', resolve));
    return new FlacEncoder(flac);
  }

  encode(waveform: Waveform, sampleRate: number): Uint8Array<ArrayBuffer> {
    const samples = toPcm16(waveform);
    const pieces: Uint8Array[] = [];
    const encoder = this.flac.create_libflac_encoder(sampleRate, 1, 16, LEVEL, samples.length, false, 0);
    if (encoder === 0) throw new Error('FLAC: no encoder');
    try {
      const state = this.flac.init_encoder_stream(
        encoder,
        (piece: Uint8Array) => void pieces.push(piece.slice()),
      );
      if (state !== 0) throw new Error(`FLAC: encoder refused with state ${state}`);
      for (let start = 0; start < samples.length; start += BLOCK) {
        const block = Int32Array.from(samples.subarray(start, start + BLOCK));
        if (!this.flac.FLAC__stream_encoder_process_interleaved(encoder, block, block.length))
          throw new Error('FLAC: encoder failed');
      }
      this.flac.FLAC__stream_encoder_finish(encoder);
    } finally {
      this.flac.FLAC__stream_encoder_delete(encoder);
    }
    return complete(joinBytes(pieces), samples);
  }
}

/**
 * The library streams, so it cannot go back to fill in the length and the checksum of the samples; both
 * are written here.
 */
function complete(file: Uint8Array<ArrayBuffer>, samples: Int16Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer);
  file[TOTAL_SAMPLES_AT] = (file[TOTAL_SAMPLES_AT]! & 0xf0) | Math.floor(samples.length / 2 ** 32);
  view.setUint32(TOTAL_SAMPLES_AT + 1, samples.length % 2 ** 32);
  file.set(createHash('md5').update(new Uint8Array(samples.buffer)).digest(), MD5_AT);
  return file;
}

/** The library takes a global `fetch` for a browser's and then fails to load its own file. */
function loadLibrary(): Flac {
  const { fetch } = globalThis;
  Reflect.deleteProperty(globalThis, 'fetch');
  try {
    // oxlint-disable-next-line typescript/no-require-imports -- must load while `fetch` is hidden
    return (require('libflacjs') as typeof openLibrary)('min.wasm');
  } finally {
    globalThis.fetch = fetch;
  }
}
