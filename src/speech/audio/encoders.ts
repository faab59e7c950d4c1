import type { AudioType } from '../domain/audio-type';
import { BuiltinLame } from './builtin-lame';
import { FlacEncoder } from './flac';
import type { Lame } from './lame';
import { Mp3Encoder } from './mp3';
import { encodeOggOpus } from './opus';
import type { Waveform } from './waveform';
import { encodeWav } from './wav';

/** A recording in, a whole file out. */
export type Encode = (waveform: Waveform, sampleRate: number) => Uint8Array<ArrayBuffer>;

/** Opens each encoder at its first use and keeps it: they are WebAssembly instances, one set per thread. */
export class Encoders {
  private mp3Encoder: Promise<Mp3Encoder> | null = null;
  private flacEncoder: Promise<FlacEncoder> | null = null;

  constructor(private readonly openLame: () => Promise<Lame> = () => BuiltinLame.open()) {}

  async for(type: AudioType): Promise<Encode> {
    switch (type) {
      case 'mp3': {
        const mp3 = await this.mp3();
        return (waveform, sampleRate) => mp3.encode(waveform, sampleRate);
      }
      case 'flac': {
        const flac = await (this.flacEncoder ??= FlacEncoder.open());
        return (waveform, sampleRate) => flac.encode(waveform, sampleRate);
      }
      case 'ogg':
        return encodeOggOpus;
      case 'wav':
        return encodeWav;
    }
  }

  /** The one encoder that can encode a recording in pieces. */
  mp3(): Promise<Mp3Encoder> {
    return (this.mp3Encoder ??= this.openLame().then((lame) => new Mp3Encoder(lame)));
  }
}
