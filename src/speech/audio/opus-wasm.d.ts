/** The WebAssembly build inside @evan/opus, whose types cover only the package's entry point. */
declare module '@evan/opus/wasm/index.js' {
  export class Encoder {
    constructor(options: {
      channels: 1 | 2;
      sample_rate: number;
      application: 'voip' | 'audio' | 'restricted_lowdelay';
    });
    /** 16-bit samples of one frame in, one packet out. */
    encode(pcm: ArrayBufferView): Uint8Array;
    /** libopus' CTL interface: reads without a value, writes with one. */
    ctl(request: number, value?: number): number;
    /** Frees the memory of the encoder. */
    drop(): void;
  }

  export class Decoder {
    constructor(options: { channels: 1 | 2; sample_rate: number });
    /** One packet in, the bytes of 16-bit samples out. */
    decode(packet: ArrayBufferView): Uint8Array<ArrayBuffer>;
    drop(): void;
  }
}
