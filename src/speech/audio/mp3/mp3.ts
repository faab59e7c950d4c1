import { joinBytes } from '../join-bytes';
import type { Lame } from './lame';
import { mp3Frames } from './mp3-frames';
import { mp3InfoFrame, mp3StreamInfoFrame } from './mp3-info-tag';
import {
  cutForMp3,
  cutFromStream,
  DECODER_DELAY,
  ENCODER_DELAY,
  type Mp3Cut,
  type Mp3Piece,
} from './mp3-pieces';
import type { PiecePlace } from '../piece';
import type { Waveform } from '../waveform';

/** MPEG Layer III by LAME, variable bit rate, mono, trimmed to the exact sample. */
export class Mp3Encoder {
  constructor(private readonly lame: Lame) {}

  encode(waveform: Waveform, sampleRate: number): Uint8Array<ArrayBuffer> {
    const cut = cutForMp3(waveform, sampleRate, 1);
    const streams = cut.pieces.map((piece) => this.encodePiece(piece));
    return this.join(streams, cut);
  }

  /** The frames of one piece: as many as its samples fill, and after the last those of the codecs' delay. */
  encodePiece(piece: Mp3Piece): Uint8Array {
    const stream = this.lame.encode(piece, piece.sampleRate);
    const frames = mp3Frames(stream);
    const samples = piece.samples.length + (piece.isLast ? ENCODER_DELAY + DECODER_DELAY : 0);
    const last = frames[Math.ceil(samples / frames[0]!.samples) - 1];
    if (!last) throw new Error('MP3: the encoder gave too few frames');
    return stream.subarray(0, last.offset + last.sizeBytes);
  }

  /**
   * One piece of a stream, of which every piece but the last ends with silence of `mp3QuietSec`; the first begins with
   * the tag that names the samples to be dropped at the start.
   * @returns `durationSec` is what the frames decode to: up to a frame of silence is added at the end
   */
  encodeStreamed(
    given: Waveform,
    givenRate: number,
    place: PiecePlace,
  ): { bytes: Uint8Array<ArrayBuffer>; durationSec: number } {
    const { piece, lead } = cutFromStream(given, givenRate, place);
    const frames = this.encodePiece(piece);
    const { vbrQuality } = this.lame;
    const tag = { delay: ENCODER_DELAY - lead, padding: 0, vbrQuality };
    return {
      bytes: joinBytes(place.isFirst ? [mp3StreamInfoFrame(frames, tag), frames] : [frames]),
      durationSec: (lead + piece.samples.length) / piece.sampleRate,
    };
  }

  /** The file, from the frames of all pieces in order. */
  join(
    streams: readonly Uint8Array[],
    { sampleCount, lead }: Omit<Mp3Cut, 'pieces'>,
  ): Uint8Array<ArrayBuffer> {
    const stream = joinBytes(streams);
    const frames = mp3Frames(stream);
    const delay = ENCODER_DELAY - lead;
    const padding = frames.length * frames[0]!.samples - sampleCount - delay;
    const { vbrQuality } = this.lame;
    return joinBytes([mp3InfoFrame(stream, frames, { delay, padding, vbrQuality }), stream]);
  }
}
