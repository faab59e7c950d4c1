import type { AudioType, StreamedType } from '../domain/audio-type';
import { openBuiltinLame } from './mp3/builtin-lame';
import { FlacEncoder } from './flac';
import { joinBytes } from './join-bytes';
import type { Lame } from './mp3/lame';
import { Mp3Encoder } from './mp3/mp3';
import { mp3QuietSec } from './mp3/mp3-pieces';
import { encodeOggOpus, encodeOpusPiece, OPUS_QUIET_SEC, type OpusPiece } from './opus';
import type { PiecePlace } from './piece';
import type { Waveform } from './waveform';
import { encodePcm16, encodeWav, wavHeader } from './wav';

/** A piece of a recording with its encoding done. */
export interface EncodedPiece {
  /** Ready to be sent; of Opus the packets, which have to be put into pages. */
  readonly encoded: Uint8Array<ArrayBuffer> | OpusPiece;
  /** What it decodes to. */
  readonly durationSec: number;
}

/** Encodes a piece by itself, so that those of one recording can be encoded at the same time. */
export type EncodePiece = (waveform: Waveform, sampleRate: number, place: PiecePlace) => EncodedPiece;

/** Silence with which a piece must end, at least, that another follows, in seconds. */
export function quietSec(type: StreamedType, sampleRate: number): number {
  if (type === 'mp3') return mp3QuietSec(sampleRate);
  return type === 'ogg' ? OPUS_QUIET_SEC : 0;
}

/** A recording in, a whole file out. */
export type Encode = (waveform: Waveform, sampleRate: number) => Uint8Array<ArrayBuffer>;

/** Opens each encoder at its first use and keeps it: they are WebAssembly instances, one set per thread. */
export class Encoders {
  private mp3Encoder: Promise<Mp3Encoder> | null = null;
  private flacEncoder: Promise<FlacEncoder> | null = null;

  constructor(private readonly openLame: () => Promise<Lame> = openBuiltinLame) {}

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

  async forPieces(type: StreamedType): Promise<EncodePiece> {
    switch (type) {
      case 'mp3': {
        const mp3 = await this.mp3();
        return (waveform, sampleRate, place) => {
          const { bytes, durationSec } = mp3.encodeStreamed(waveform, sampleRate, place);
          return { encoded: bytes, durationSec };
        };
      }
      case 'ogg':
        return (waveform, sampleRate, place) => {
          const piece = encodeOpusPiece(waveform, sampleRate, place);
          return { encoded: piece, durationSec: piece.sampleCount / piece.sampleRate };
        };
      case 'wav':
        return encodeWavPiece;
    }
  }

  /** The one encoder that can encode a recording in pieces. */
  mp3(): Promise<Mp3Encoder> {
    return (this.mp3Encoder ??= this.openLame().then((lame) => new Mp3Encoder(lame)));
  }
}

function encodeWavPiece(waveform: Waveform, sampleRate: number, { isFirst }: PiecePlace): EncodedPiece {
  const samples = encodePcm16(waveform);
  return {
    encoded: isFirst ? joinBytes([wavHeader(sampleRate), samples]) : samples,
    durationSec: waveform.samples.length / sampleRate,
  };
}
