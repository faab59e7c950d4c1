import { frameAt, frameBytes, kbpsTable, type Mp3Frame, mp3Frames } from './mp3-frames';
import { DECODER_DELAY, ENCODER_DELAY } from './mp3-pieces';

const HEADER_BYTES = 4;
/** Xing fields (magic, flags, frames, bytes, seek table, quality), then the 36 bytes of LAME. */
const XING_BYTES = 120;
/** Magic and flags, nothing else. */
export const XING_WITHOUT_FIELDS_BYTES = 8;
const LAME_BYTES = 36;
const SEEK_POINTS = 100;
const ALL_FIELDS = 0x0f;
const LAME_VBR_MTRH = 4;
/** Of the built-in encoder; the frame of a stream does not tell it, and no player asks. */
const VBR_QUALITY = 5;

export interface Mp3Trim {
  /** Samples to drop at the start, beyond the 529 of every decoder. */
  readonly delay: number;
  /** Samples to drop at the end. */
  readonly padding: number;
  /** LAME's VBR quality, 0 (best) to 9. */
  readonly vbrQuality: number;
}

/**
 * The Xing frame with LAME's extension in front of a mono VBR stream: it gives players the length,
 * a seek table and the samples to trim, so that the stream decodes to the exact length. Layout: "MP3 Info
 * Tag rev 1" of the LAME project.
 */
export function mp3InfoFrame(stream: Uint8Array, frames: readonly Mp3Frame[], trim: Mp3Trim): Uint8Array {
  const frame = emptyFrame(stream, frames[0]!);
  const view = new DataView(frame.buffer);
  const totalBytes = frame.length + stream.length;
  const xing = HEADER_BYTES + frames[0]!.sideBytes;
  frame.set(Buffer.from('Xing', 'latin1'), xing);
  view.setUint32(xing + 4, ALL_FIELDS);
  view.setUint32(xing + 8, frames.length);
  view.setUint32(xing + 12, totalBytes);
  for (let i = 0; i < SEEK_POINTS; i++) {
    const target = frames[Math.floor((i * frames.length) / SEEK_POINTS)]!;
    frame[xing + 16 + i] = Math.min(255, Math.floor((256 * (target.offset + frame.length)) / totalBytes));
  }
  view.setUint32(xing + 116, 100 - 10 * trim.vbrQuality);
  writeLame(frame, xing + XING_BYTES, stream, totalBytes, trim);
  return frame;
}

/**
 * The same frame in front of a stream whose end is not known: it has none of the optional fields of Xing, so that the
 * extension follows their flags at once, and counts nothing; players trim the start and leave the end as it is. ffmpeg
 * plays the frame as well, which is silent and lasts 26 ms.
 * @param firstFrames the beginning of the stream
 */
export function mp3StreamInfoFrame(firstFrames: Uint8Array, trim: Mp3Trim): Uint8Array {
  const [first] = mp3Frames(firstFrames);
  const frame = emptyFrame(firstFrames, first!);
  const xing = HEADER_BYTES + first!.sideBytes;
  frame.set(Buffer.from('Xing', 'latin1'), xing);
  writeLame(frame, xing + XING_WITHOUT_FIELDS_BYTES, new Uint8Array(0), 0, trim);
  return frame;
}

/** A stretch of a stream. */
interface Mp3Section {
  readonly sizeBytes: number;
  readonly durationSec: number;
}

/**
 * The full frame in place of that of `mp3StreamInfoFrame`, once all that follows is known. The frames between two
 * sections are taken to be of one size each, which is as exact as a seek table of a hundred points.
 * @param start the stream's beginning, with its info frame
 * @param sections the stream's, the info frame among the first one's bytes
 */
export function mp3SectionsInfoFrame(
  start: Uint8Array,
  sections: readonly Mp3Section[],
): Uint8Array<ArrayBuffer> {
  const info = frameAt(start, 0);
  const frame = new Uint8Array(info.sizeBytes);
  const xing = HEADER_BYTES + info.sideBytes;
  frame.set(start.subarray(0, xing + 4));
  const lame = Buffer.from(start.buffer, start.byteOffset + xing + XING_WITHOUT_FIELDS_BYTES, LAME_BYTES);
  const delay = lame.readUIntBE(21, 3) >> 12;
  const samples = Math.round(
    sections.reduce((sum, { durationSec }) => sum + durationSec, 0) * info.sampleRate,
  );
  const frames = framesOf(samples, delay, info.samples);
  const padding = Math.max(0, frames * info.samples - samples - delay);
  const totalBytes = sections.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const view = new DataView(frame.buffer);
  view.setUint32(xing + 4, ALL_FIELDS);
  view.setUint32(xing + 8, frames);
  view.setUint32(xing + 12, totalBytes);
  frame.set(seekTable(sections, totalBytes), xing + 16);
  view.setUint32(xing + 116, 100 - 10 * VBR_QUALITY);
  writeLame(frame, xing + XING_BYTES, new Uint8Array(0), totalBytes, {
    delay,
    padding,
    vbrQuality: VBR_QUALITY,
  });
  return frame;
}

/**
 * Frames of a stream of so many samples: whole ones. Those that end the speech hold what the codecs owe as well; a stream
 * that was left before its end has none of these.
 */
function framesOf(samples: number, delay: number, frameSamples: number): number {
  const encoded = samples - (ENCODER_DELAY - delay);
  const isLeft = encoded % frameSamples === 0;
  return isLeft
    ? encoded / frameSamples
    : Math.round((encoded + ENCODER_DELAY + DECODER_DELAY) / frameSamples);
}

/** Where each hundredth of the time begins, in 256ths of the bytes. */
function seekTable(sections: readonly Mp3Section[], totalBytes: number): Uint8Array {
  const totalSec = sections.reduce((sum, { durationSec }) => sum + durationSec, 0);
  const points = new Uint8Array(SEEK_POINTS);
  let [index, startSec, startBytes] = [0, 0, 0];
  for (let i = 0; i < SEEK_POINTS; i++) {
    const sec = (i * totalSec) / SEEK_POINTS;
    let section = sections[index]!;
    while (sec > startSec + section.durationSec && index < sections.length - 1) {
      startSec += section.durationSec;
      startBytes += section.sizeBytes;
      section = sections[++index]!;
    }
    const share = Math.min(1, (sec - startSec) / section.durationSec);
    points[i] = Math.min(255, Math.floor((256 * (startBytes + share * section.sizeBytes)) / totalBytes));
  }
  return points;
}

function writeLame(
  frame: Uint8Array,
  at: number,
  stream: Uint8Array,
  totalBytes: number,
  trim: Mp3Trim,
): void {
  const view = new DataView(frame.buffer);
  frame.set(Buffer.from('LAME3.100', 'latin1'), at);
  frame[at + 9] = LAME_VBR_MTRH;
  frame[at + 21] = trim.delay >> 4;
  frame[at + 22] = ((trim.delay & 15) << 4) | (trim.padding >> 8);
  frame[at + 23] = trim.padding & 255;
  view.setUint32(at + 28, totalBytes);
  view.setUint16(at + 32, crc16(stream));
  view.setUint16(at + 34, crc16(frame.subarray(0, at + 34)));
}

/** A silent frame with the stream's own header, in the smallest bit rate that holds the tag. */
function emptyFrame(stream: Uint8Array, first: Mp3Frame): Uint8Array<ArrayBuffer> {
  const table = kbpsTable(stream);
  const needed = HEADER_BYTES + first.sideBytes + XING_BYTES + LAME_BYTES;
  const sizeOf = (kbps: number) => frameBytes(first.samples, kbps, first.sampleRate);
  const index = table.findIndex((kbps) => sizeOf(kbps) >= needed);
  const frame = new Uint8Array(sizeOf(table[index]!));
  frame[0] = 0xff;
  frame[1] = stream[1]! | 1;
  frame[2] = (index << 4) | (stream[2]! & 0x0c);
  frame[3] = stream[3]!;
  return frame;
}

const CRC_TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  return crc;
});

/** CRC-16/ARC, as LAME uses for its tag. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (let i = 0; i < bytes.length; i++) crc = (crc >> 8) ^ CRC_TABLE[(crc ^ bytes[i]!) & 255]!;
  return crc;
}
