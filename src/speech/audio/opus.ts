import { Encoder } from '@evan/opus/wasm/index.js';
import { joinBytes } from './join-bytes';
import { OggStream } from './ogg';
import type { PiecePlace } from './piece';
import { resample } from './dsp/resample';
import { toPcm16, type Waveform } from './waveform';

/** Requests of libopus' encoder interface (opus_defines.h). */
const SET_BITRATE = 4002;
const GET_LOOKAHEAD = 4027;

const BITRATE = 32_000;
const FRAMES_PER_SEC = 50;
/** Granule positions of Opus always count at 48 kHz (RFC 7845, section 4). */
const GRANULE_RATE = 48_000;
const PACKETS_PER_PAGE = 50;
const SERIAL = 1;
const VENDOR = 'loa';

/**
 * Frames of silence after which a decoder has forgotten what was before: a silent frame resets the energies that later
 * ones are predicted from (RFC 6716, section 4.3). Another encoder says them, for one that has heard speech has not
 * done with it: its filter against direct current rings on for a tenth of a second.
 */
const FORGETTING_FRAMES = 3;

/** Silence with which a piece ends that another follows: as much as forgets, and what is cut off inside a frame. */
export const OPUS_QUIET_SEC = (FORGETTING_FRAMES + 1) / FRAMES_PER_SEC;

/** Packets of one piece of a recording, encoded by itself; packets of the next may follow them. */
export interface OpusPiece {
  /** The packets one after the other. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly packetBytes: Uint16Array<ArrayBuffer>;
  /** Length, whole frames unless it is the last piece. */
  readonly sampleCount: number;
  readonly sampleRate: number;
  /** Samples that a decoder drops at the start, at `sampleRate`. */
  readonly preSkip: number;
  /** Sample rate of what was encoded. */
  readonly givenRate: number;
}

/** Ogg Opus (RFC 7845), mono, trimmed to the exact sample by pre-skip and the last granule position. */
export function encodeOggOpus(given: Waveform, givenRate: number): Uint8Array<ArrayBuffer> {
  return new OggOpusFile().add(encodeOpusPiece(given, givenRate, { isFirst: true, isLast: true }), true);
}

/**
 * Encodes one piece. Every piece but the last ends with silence of `OPUS_QUIET_SEC` and is filled up to whole frames;
 * every piece but the first is encoded as after silence, which a decoder has just heard.
 */
export function encodeOpusPiece(
  given: Waveform,
  givenRate: number,
  { isFirst, isLast }: PiecePlace,
): OpusPiece {
  const sampleRate = givenRate <= 24_000 ? 24_000 : 48_000;
  const pcm = toPcm16(resample(given, givenRate, sampleRate));
  const encoders = [openEncoder(sampleRate)];
  try {
    const preSkip = encoders[0]!.ctl(GET_LOOKAHEAD);
    const frameSamples = sampleRate / FRAMES_PER_SEC;
    const block = new Int16Array(frameSamples);
    if (!isFirst) for (let i = 0; i < FORGETTING_FRAMES; i++) encoders[0]!.encode(block);
    // What the encoder still owes at the end of a piece is silence; at the end of all it is speech.
    const frames = Math.max(1, Math.ceil((pcm.length + (isLast ? preSkip : 0)) / frameSamples));
    const packets = Array.from({ length: frames }, (_, i) => {
      if (!isLast && i === frames - FORGETTING_FRAMES) encoders.push(openEncoder(sampleRate));
      block.fill(0).set(pcm.subarray(i * frameSamples, (i + 1) * frameSamples));
      return encoders.at(-1)!.encode(block).slice();
    });
    return {
      bytes: joinBytes(packets),
      packetBytes: Uint16Array.from(packets, ({ length }) => length),
      sampleCount: isLast ? pcm.length : frames * frameSamples,
      sampleRate,
      preSkip,
      givenRate,
    };
  } finally {
    for (const encoder of encoders) encoder.drop();
  }
}

function openEncoder(sampleRate: number): Encoder {
  // Of libopus' two codecs the one for any sound (CELT). That for speech (SILK) is 2 dB closer to the original, but at
  // complexity 5 it clicks where stops open, up to full scale out of nearly nothing, in twice the time; at 8 it was not
  // seen to, in three times the time.
  const encoder = new Encoder({ channels: 1, sample_rate: sampleRate, application: 'restricted_lowdelay' });
  encoder.ctl(SET_BITRATE, BITRATE);
  return encoder;
}

/** How far a file has grown; another may write on from there. */
export interface OggPosition {
  readonly pages: number;
  /** Length of its audio, at 48 kHz. */
  readonly granule: number;
}

/** Puts the packets of pieces into the pages of a file, in order. */
export class OggOpusFile {
  private readonly stream: OggStream;
  private position: number;

  /** @param from where the pages before were left; null for a new file */
  constructor(from: OggPosition | null = null) {
    this.stream = new OggStream(SERIAL, from?.pages);
    this.position = from?.granule ?? 0;
  }

  get end(): OggPosition {
    return { pages: this.stream.pagesWritten, granule: this.position };
  }

  /** @returns the pages of the piece, all that is complete with it; before the first the headers */
  add(piece: OpusPiece, isLast: boolean): Uint8Array<ArrayBuffer> {
    const { stream } = this;
    const { bytes, packetBytes, sampleCount, sampleRate, preSkip, givenRate } = piece;
    const scale = GRANULE_RATE / sampleRate;
    if (this.position === 0) this.begin(preSkip * scale, givenRate);
    const frameGranules = GRANULE_RATE / FRAMES_PER_SEC;
    let at = 0;
    packetBytes.forEach((length, i) => {
      const isEnd = i === packetBytes.length - 1;
      const granule =
        isEnd && isLast
          ? this.position + (sampleCount + preSkip) * scale
          : this.position + (i + 1) * frameGranules;
      stream.add(bytes.subarray(at, at + length), granule);
      at += length;
      if (isEnd || (i + 1) % PACKETS_PER_PAGE === 0) stream.flush(isEnd && isLast);
    });
    this.position += sampleCount * scale;
    return stream.take();
  }

  private begin(preSkip: number, givenRate: number): void {
    for (const packet of [opusHead(preSkip, givenRate), opusTags()]) {
      this.stream.add(packet, 0);
      this.stream.flush(false);
    }
  }
}

/** Identification header, RFC 7845 section 5.1. */
function opusHead(preSkip: number, inputRate: number): Uint8Array {
  const head = new Uint8Array(19);
  const view = new DataView(head.buffer);
  head.set(Buffer.from('OpusHead', 'latin1'));
  head[8] = 1;
  head[9] = 1;
  view.setUint16(10, preSkip, true);
  view.setUint32(12, inputRate, true);
  return head;
}

/** Comment header without comments, RFC 7845 section 5.2. */
function opusTags(): Uint8Array {
  const tags = new Uint8Array(8 + 4 + VENDOR.length + 4);
  tags.set(Buffer.from('OpusTags', 'latin1'));
  new DataView(tags.buffer).setUint32(8, VENDOR.length, true);
  tags.set(Buffer.from(VENDOR, 'latin1'), 12);
  return tags;
}
