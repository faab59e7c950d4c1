/** The bytes are no WAV file that speech can come in; the message says why. */
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

/** Reads one sample; by kind of number and bits. */
const SAMPLES: Readonly<Record<string, (view: DataView, at: number) => number>> = {
  [`${PCM}/16`]: (view, at) => view.getInt16(at, true) / 2 ** 15,
  [`${PCM}/24`]: (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 2 ** 16) / 2 ** 23,
  [`${PCM}/32`]: (view, at) => view.getInt32(at, true) / 2 ** 31,
  [`${IEEE_FLOAT}/32`]: (view, at) => view.getFloat32(at, true),
};

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
      return { pcm: readData(view, start, sizeBytes, format), sampleRate: format.sampleRate };
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
  if (!SAMPLES[format.code]) throw new UnreadableWav(`its samples are of an unknown kind (${format.code})`);
  if (format.channels !== 1 && format.channels !== 2)
    throw new UnreadableWav(`it has ${format.channels} channels`);
  if (format.frameBytes !== (format.channels * bits) / 8)
    throw new UnreadableWav('its format contradicts itself');
  return format;
}

function readData(
  view: DataView,
  start: number,
  statedBytes: number,
  format: Format,
): Float32Array<ArrayBuffer> {
  const thereBytes = view.byteLength - start;
  const isStream = statedBytes === 0 || statedBytes >= NO_REAL_SIZE;
  const sizeBytes = isStream ? thereBytes : statedBytes;
  if (sizeBytes > thereBytes) throw new UnreadableWav('it ends before its data do');
  if (sizeBytes % format.frameBytes !== 0) throw new UnreadableWav('it ends within a sample');
  const read = SAMPLES[format.code]!;
  const sampleBytes = format.frameBytes / format.channels;
  const pcm = new Float32Array(sizeBytes / format.frameBytes);
  for (let i = 0, at = start; i < pcm.length; i++, at += format.frameBytes) {
    const left = read(view, at);
    const mono = format.channels === 1 ? left : (left + read(view, at + sampleBytes)) / 2;
    if (!Number.isFinite(mono)) throw new UnreadableWav('it has samples that are no numbers');
    pcm[i] = Math.max(-1, Math.min(1, mono));
  }
  return pcm;
}

function tag(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
