import { toPcm16, type Waveform } from './waveform';

/** Length of the header that `encodeWav` writes. */
export const WAV_HEADER_BYTES = 44;

/** RIFF/WAVE, 16-bit PCM, mono, with true sizes (Microsoft Multimedia Programming Interface 1.0). */
export function encodeWav(waveform: Waveform, sampleRate: number): Uint8Array<ArrayBuffer> {
  const dataBytes = waveform.samples.length * 2;
  const bytes = new Uint8Array(WAV_HEADER_BYTES + dataBytes);
  const header = new DataView(bytes.buffer);
  const tag = (at: number, name: string) => bytes.set(Buffer.from(name, 'latin1'), at);
  tag(0, 'RIFF');
  header.setUint32(4, WAV_HEADER_BYTES - 8 + dataBytes, true);
  tag(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  tag(36, 'data');
  header.setUint32(40, dataBytes, true);
  toPcm16(waveform, new Int16Array(bytes.buffer, WAV_HEADER_BYTES));
  return bytes;
}

/** The rate that the header of a file by `encodeWav` tells. @param file its first 44 bytes at least */
export function wavSampleRate(file: Uint8Array): number {
  const header = Buffer.from(file.buffer, file.byteOffset, WAV_HEADER_BYTES);
  if (header.toString('latin1', 0, 4) !== 'RIFF') throw new Error('The file does not begin with RIFF.');
  return header.readUInt32LE(24);
}
