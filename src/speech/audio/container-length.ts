import type { AudioType } from '../domain/audio-type';
import { mp3Frames } from './mp3/mp3-frames';
import { XING_WITHOUT_FIELDS_BYTES } from './mp3/mp3-info-tag';
import { DECODER_DELAY } from './mp3/mp3-pieces';

/**
 * The length that a decoder will give, read back from only the finished file: an independent check of
 * what the encoders wrote.
 * @throws Error when the file is not of this format.
 */
export function containerDurationSec(file: Uint8Array, type: AudioType): number {
  return READERS[type](Buffer.from(file.buffer, file.byteOffset, file.byteLength));
}

const READERS: Readonly<Record<AudioType, (file: Buffer) => number>> = {
  wav: wavDuration,
  mp3: mp3Duration,
  ogg: oggDuration,
  flac: flacDuration,
};

function wavDuration(file: Buffer): number {
  expectMagic(file, 0, 'RIFF');
  expectMagic(file, 8, 'WAVEfmt ');
  expectMagic(file, 36, 'data');
  const dataBytes = file.readUInt32LE(40);
  if (dataBytes !== file.length - 44) throw new Error('WAV: sizes do not fit the file');
  return dataBytes / file.readUInt32LE(28);
}

/** Counts the frames instead of trusting the tag, then subtracts the tag's trim. */
function mp3Duration(file: Buffer): number {
  const [info, ...frames] = mp3Frames(file);
  const tag = info!.offset + 4 + info!.sideBytes;
  expectMagic(file, tag, 'Xing');
  const wasStreamed = file.readUInt32BE(tag + 4) === 0; // the flags: no field
  const lame = tag + (wasStreamed ? XING_WITHOUT_FIELDS_BYTES : 120);
  expectMagic(file, lame, 'LAME');
  if (!wasStreamed && file.readUInt32BE(tag + 8) !== frames.length)
    throw new Error('MP3: the tag counts other frames');
  const trim = file.readUIntBE(lame + 21, 3);
  const endTrim = wasStreamed ? DECODER_DELAY : trim & 0xfff;
  const samples = frames.length * info!.samples - (trim >> 12) - endTrim;
  return samples / info!.sampleRate;
}

function oggDuration(file: Buffer): number {
  let lastGranule = 0n;
  let offset = 0;
  while (offset < file.length) {
    expectMagic(file, offset, 'OggS');
    lastGranule = file.readBigUInt64LE(offset + 6);
    const segments = file.subarray(offset + 27, offset + 27 + file.readUInt8(offset + 26));
    offset += 27 + segments.length + segments.reduce((sum, bytes) => sum + bytes, 0);
  }
  if (offset !== file.length) throw new Error('Ogg: the last page is cut off');
  expectMagic(file, 28, 'OpusHead');
  return (Number(lastGranule) - file.readUInt16LE(28 + 10)) / 48_000;
}

function flacDuration(file: Buffer): number {
  expectMagic(file, 0, 'fLaC');
  const sampleRate = file.readUIntBE(18, 3) >> 4;
  const samples = (file.readUInt8(21) & 0x0f) * 2 ** 32 + file.readUInt32BE(22);
  return samples / sampleRate;
}

function expectMagic(file: Buffer, at: number, magic: string): void {
  const found = file.subarray(at, at + magic.length).toString('latin1');
  if (found !== magic) throw new Error(`Expected ${magic} at byte ${at}`);
}
