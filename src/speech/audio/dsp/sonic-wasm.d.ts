/** The part of the package's surface that is used here; the package itself ships no types. */
declare module '@echogarden/sonic-wasm' {
  export interface Sonic {
    readonly HEAPF32: Float32Array;
    _malloc(sizeBytes: number): number;
    _free(address: number): void;
    _sonicCreateStream(sampleRate: number, channels: number): number;
    _sonicDestroyStream(stream: number): void;
    _sonicSetSpeed(stream: number, factor: number): void;
    _sonicSetPitch(stream: number, factor: number): void;
    _sonicSetQuality(stream: number, quality: 0 | 1): void;
    _sonicWriteFloatToStream(stream: number, address: number, samples: number): number;
    _sonicReadFloatFromStream(stream: number, address: number, maxSamples: number): number;
    _sonicFlushStream(stream: number): number;
  }

  const load: () => Promise<Sonic>;
  export default load;
}
