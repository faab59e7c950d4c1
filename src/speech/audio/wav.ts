import { toPcm16, type Waveform } from './waveform';

/** Length of the header that `encodeWav` writes. */
export const WAV_HEADER_BYTES = 44;

/** What the sizes of a stream say, whose end nobody knows. */
const UNKNOWN_SIZE = 0xffffffff;

/** RIFF/WAVE, 16-bit PCM, mono, with true sizes (Microsoft Multimedia Programming Interface 1.0). */
export function encodeWav(waveform: Waveform, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(WAV_HEADER_BYTES + waveform.samples.length * 2);
  bytes.set(wavHeader(sampleRate));
  toPcm16(waveform, new Int16Array(bytes.buffer, WAV_HEADER_BYTES));
  writeWavSizes(bytes);
  return bytes;
}

/** The bare samples, little-endian as on every machine here. */
export function encodePcm16(waveform: Waveform): Uint8Array<ArrayBuffer> {
  return new Uint8Array(toPcm16(waveform).buffer);
}

/** Puts the true sizes into the header of a whole file. */
export function writeWavSizes(file: Uint8Array<ArrayBuffer>): void {
  writeSizes(file, file.length);
}

/** A header for a file of so many bytes, header included; beyond 4 GiB its sizes stay unknown. */
export function sizedWavHeader(header: Uint8Array<ArrayBuffer>, fileBytes: number): Uint8Array<ArrayBuffer> {
  if (fileBytes < UNKNOWN_SIZE) writeSizes(header, fileBytes);
  return header;
}

function writeSizes(file: Uint8Array<ArrayBuffer>, fileBytes: number): void {
  const header = new DataView(file.buffer, file.byteOffset);
  header.setUint32(4, fileBytes - 8, true);
  header.setUint32(40, fileBytes - WAV_HEADER_BYTES, true);
}

/** A header whose sizes say, as usual for a stream, that they are not known yet. */
export function wavHeader(sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(WAV_HEADER_BYTES);
  const header = new DataView(bytes.buffer);
  const tag = (at: number, name: string) => bytes.set(Buffer.from(name, 'latin1'), at);
  tag(0, 'RIFF');
  header.setUint32(4, UNKNOWN_SIZE, true);
  tag(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  tag(36, 'data');
  header.setUint32(40, UNKNOWN_SIZE, true);
  return bytes;
}

/** The rate that the header of a file by `encodeWav` tells. @param file its first 44 bytes at least */
export function wavSampleRate(file: Uint8Array): number {
  const header = Buffer.from(file.buffer, file.byteOffset, WAV_HEADER_BYTES);
  if (header.toString('latin1', 0, 4) !== 'RIFF') throw new Error('The file does not begin with RIFF.');
  return header.readUInt32LE(24);
}
