/** Where one MPEG audio frame lies in a stream, and what its header says. */
export interface Mp3Frame {
  readonly offset: number;
  readonly sizeBytes: number;
  readonly bitrateKbps: number;
  readonly sampleRate: number;
  /** Decoded samples of one frame: 1152 in MPEG-1 Layer III, 576 in MPEG-2 and 2.5. */
  readonly samples: number;
  /** Bytes of side information of a mono frame, which follows the header. */
  readonly sideBytes: number;
}

const MPEG_1 = 3;
const HEADER_BYTES = 4;

/** Bit rates of Layer III in kbit/s by index (ISO/IEC 11172-3 and 13818-3). */
const KBPS_MPEG_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBPS_MPEG_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** Sample rates by version bits, then by index; version 1 is reserved. */
const SAMPLE_RATES: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
};

export function kbpsTable(header: Uint8Array): readonly number[] {
  return versionOf(header) === MPEG_1 ? KBPS_MPEG_1 : KBPS_MPEG_2;
}

/** Size of a frame without padding: the bits of its samples at its bit rate. */
export function frameBytes(samples: number, kbps: number, sampleRate: number): number {
  return Math.floor(((samples / 8) * kbps * 1000) / sampleRate);
}

/**
 * Walks the frames of a whole Layer III stream.
 * @throws Error where no frame begins or one is cut off.
 */
export function mp3Frames(stream: Uint8Array): Mp3Frame[] {
  const frames: Mp3Frame[] = [];
  let offset = 0;
  while (offset < stream.length) {
    const frame = frameAt(stream, offset);
    frames.push(frame);
    offset += frame.sizeBytes;
  }
  if (offset !== stream.length) throw new Error('MP3: the last frame is cut off');
  return frames;
}

/** @throws Error where no frame begins */
export function frameAt(stream: Uint8Array, offset: number): Mp3Frame {
  const header = stream.subarray(offset, offset + HEADER_BYTES);
  const isSync = header.length === HEADER_BYTES && header[0] === 0xff && (header[1]! & 0xe6) === 0xe2;
  const kbps = isSync ? kbpsTable(header)[header[2]! >> 4] : undefined;
  const sampleRate = isSync ? SAMPLE_RATES[versionOf(header)]?.[(header[2]! >> 2) & 3] : undefined;
  if (!kbps || !sampleRate) throw new Error(`MP3: no Layer III frame at byte ${offset}`);
  const samples = versionOf(header) === MPEG_1 ? 1152 : 576;
  const padding = (header[2]! >> 1) & 1;
  return {
    offset,
    sizeBytes: frameBytes(samples, kbps, sampleRate) + padding,
    bitrateKbps: kbps,
    sampleRate,
    samples,
    sideBytes: versionOf(header) === MPEG_1 ? 17 : 9,
  };
}

function versionOf(header: Uint8Array): number {
  return (header[1]! >> 3) & 3;
}
