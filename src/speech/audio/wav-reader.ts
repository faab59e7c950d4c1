import { fromPcm16 } from './waveform';

/** The bytes are no WAV file with speech; the message says why. */
export class UnreadableWav extends Error {
  override get name(): string {
    return 'UnreadableWav';
  }
}

/** Mono samples from -1 to 1. */
export interface WavSpeech {
  readonly pcm: Float32Array<ArrayBuffer>;
  readonly sampleRate: number;
}

interface Format {
  readonly code: string;
  readonly channels: number;
  readonly sampleRate: number;
  readonly frameBytes: number;
}

const PCM = 1;
const IEEE_FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/** Reads all samples of all channels, by kind of number and bits: one loop each, as minutes of audio are read. */
const READERS = new Map<string, (bytes: Uint8Array) => Float32Array<ArrayBuffer>>([
  [`${PCM}/16`, fromPcm16],
  [`${PCM}/24`, fromPcm24],
  [`${PCM}/32`, fromPcm32],
  [`${IEEE_FLOAT}/32`, fromFloat32],
]);

/**
 * A data chunk of this size or more is none: who writes a WAV while it grows states 0xFFFFFFFF, 0x7FFFFFFF,
 * 2,000,000,000 or another number that no file has.
 */
const NO_REAL_SIZE = 2 ** 30;

/**
 * Reads RIFF/WAVE (Microsoft Multimedia Programming Interface 1.0, WAVE_FORMAT_EXTENSIBLE included): integers
 * of 16, 24 and 32 bits and 32-bit floats, mono or stereo, which is mixed down. A data chunk of unknown size, 0 or
 * impossibly great, as in a stream, goes on to the end of the bytes; the stated size of the whole is not used.
 * @throws UnreadableWav for anything else, and for a file that ends before its data does
 */
export function decodeWav(bytes: Uint8Array): WavSpeech {
  if (!looksLikeWav(bytes)) throw new UnreadableWav('it does not begin as a WAV file does');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Format | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    const id = tag(bytes, at);
    const sizeBytes = view.getUint32(at + 4, true);
    const start = at + 8;
    if (id === 'data') {
      if (!format) throw new UnreadableWav('its data come before their format');
      return { pcm: readData(bytes.subarray(start), sizeBytes, format), sampleRate: format.sampleRate };
    }
    if (id === 'fmt ') format = readFormat(view, start, sizeBytes);
    at = start + sizeBytes + (sizeBytes % 2);
  }
  throw new UnreadableWav('it has no data');
}

export function looksLikeWav(bytes: Uint8Array): boolean {
  return bytes.length >= 12 && tag(bytes, 0) === 'RIFF' && tag(bytes, 8) === 'WAVE';
}

function readFormat(view: DataView, at: number, sizeBytes: number): Format {
  if (sizeBytes < 16 || at + sizeBytes > view.byteLength) throw new UnreadableWav('its format is cut off');
  const stated = view.getUint16(at, true);
  const kind = stated === EXTENSIBLE && sizeBytes >= 26 ? view.getUint16(at + 24, true) : stated;
  const bits = view.getUint16(at + 14, true);
  const format: Format = {
    code: `${kind}/${bits}`,
    channels: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    frameBytes: view.getUint16(at + 12, true),
  };
  if (!READERS.has(format.code))
    throw new UnreadableWav(`its samples are of an unknown kind (${format.code})`);
  if (format.channels !== 1 && format.channels !== 2)
    throw new UnreadableWav(`it has ${format.channels} channels`);
  if (format.frameBytes !== (format.channels * bits) / 8)
    throw new UnreadableWav('its format contradicts itself');
  return format;
}

function readData(there: Uint8Array, statedBytes: number, format: Format): Float32Array<ArrayBuffer> {
  const isStream = statedBytes === 0 || statedBytes >= NO_REAL_SIZE;
  const sizeBytes = isStream ? there.length : statedBytes;
  if (sizeBytes > there.length) throw new UnreadableWav('it ends before its data do');
  if (sizeBytes % format.frameBytes !== 0) throw new UnreadableWav('it ends within a sample');
  const samples = READERS.get(format.code)!(there.subarray(0, sizeBytes));
  return limited(format.channels === 1 ? samples : mixed(samples));
}

function fromPcm24(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const pcm = new Float32Array(bytes.length / 3);
  for (let i = 0, at = 0; i < pcm.length; i++, at += 3) {
    const high = (bytes[at + 2]! << 24) >> 8; // with its sign
    pcm[i] = (high | (bytes[at + 1]! << 8) | bytes[at]!) / 2 ** 23;
  }
  return pcm;
}

function fromPcm32(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const samples = new Int32Array(new Uint8Array(bytes).buffer);
  const pcm = new Float32Array(samples.length);
  for (let i = 0; i < pcm.length; i++) pcm[i] = samples[i]! / 2 ** 31;
  return pcm;
}

function fromFloat32(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  return new Float32Array(new Uint8Array(bytes).buffer);
}

/** The mean of two channels. */
function mixed(stereo: Float32Array): Float32Array<ArrayBuffer> {
  const mono = new Float32Array(stereo.length / 2);
  for (let i = 0; i < mono.length; i++) mono[i] = (stereo[2 * i]! + stereo[2 * i + 1]!) / 2;
  return mono;
}

/** Holds samples within their range, in place. */
function limited(pcm: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  for (let i = 0; i < pcm.length; i++) {
    const sample = pcm[i]!;
    if (sample >= -1 && sample <= 1) continue;
    if (!Number.isFinite(sample)) throw new UnreadableWav('it has samples that are no numbers');
    pcm[i] = Math.sign(sample);
  }
  return pcm;
}

function tag(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
