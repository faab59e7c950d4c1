import { frameBytes, kbpsTable, type Mp3Frame, mp3Frames } from './mp3-frames';

const HEADER_BYTES = 4;
/** Xing fields (magic, flags, frames, bytes, seek table, quality), then the 36 bytes of LAME. */
const XING_BYTES = 120;
/** Magic and flags alone. */
export const XING_WITHOUT_FIELDS_BYTES = 8;
const LAME_BYTES = 36;
const SEEK_POINTS = 100;
const ALL_FIELDS = 0x0f;
const LAME_VBR_MTRH = 4;

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
