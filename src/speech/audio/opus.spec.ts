import { Decoder } from '@evan/opus/wasm/index.js';
import { containerDurationSec } from './container-length';
import { encodeOpusPiece, OggOpusFile, OPUS_QUIET_SEC, type OpusPiece } from './opus';
import { waveformOf } from './waveform';

const RATE = 24_000;
const FRAME = RATE / 50;

/** Something like a voice: harmonics whose strength goes up and down, after no fade-in at all, and noise. */
function speech(seconds: number, seed: number): Float32Array<ArrayBuffer> {
  let random = seed;
  return Float32Array.from({ length: seconds * RATE }, (_, i) => {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    const t = i / RATE;
    const voice = [1, 2, 3, 5, 8].reduce(
      (sum, n) => sum + Math.sin(2 * Math.PI * (110 + seed) * n * t) / n,
      0,
    );
    return 0.15 * voice * (0.6 + 0.4 * Math.sin(18 * t)) + 0.01 * (random / 2 ** 30 - 1);
  });
}

/** The speech, then a pause of so many seconds. */
function withPause(pcm: Float32Array<ArrayBuffer>, pauseSec: number): Float32Array<ArrayBuffer> {
  const paused = new Float32Array(pcm.length + Math.ceil((pauseSec * RATE) / FRAME) * FRAME);
  paused.set(pcm);
  return paused;
}

/** What one decoder makes of the packets of all pieces, after the pre-skip. */
function decoded(pieces: readonly OpusPiece[]): Float32Array {
  const decoder = new Decoder({ channels: 1, sample_rate: RATE });
  const samples = pieces.flatMap(({ bytes, packetBytes }) => {
    let at = 0;
    return Array.from(packetBytes, (length) => {
      const packet = bytes.subarray(at, (at += length));
      return Array.from(new Int16Array(decoder.decode(packet).buffer), (sample) => sample / 2 ** 15);
    }).flat();
  });
  decoder.drop();
  return Float32Array.from(samples).subarray(pieces[0]!.preSkip);
}

/** Signal to noise of a stretch, in dB. */
function snr(original: Float32Array, heard: Float32Array, start: number, end: number): number {
  let signal = 0;
  let noise = 0;
  for (let i = start; i < end; i++) {
    signal += original[i]! ** 2;
    noise += (original[i]! - heard[i]!) ** 2;
  }
  return 10 * Math.log10(signal / noise);
}

describe('encodeOpusPiece', () => {
  const parts = [1, 2, 3].map((seed) => withPause(speech(1, seed), seed === 3 ? 0 : OPUS_QUIET_SEC));
  const whole = Float32Array.from(parts.flatMap((part) => [...part]));
  const pieces = parts.map((part, i) =>
    encodeOpusPiece(waveformOf(part), RATE, { isFirst: i === 0, isLast: i === parts.length - 1 }),
  );

  it('makes pieces that one decoder plays as well as a recording that was encoded at once', () => {
    const inPieces = decoded(pieces);
    const atOnce = decoded([encodeOpusPiece(waveformOf(whole), RATE, { isFirst: true, isLast: true })]);
    let start = 0;
    for (const part of parts) {
      // The first tenth of a second after the seam is where a decoder would be misled.
      const [ours, theirs] = [inPieces, atOnce].map((heard) => snr(whole, heard, start, start + RATE / 10));
      expect(ours! - theirs!).toBeGreaterThan(-3); // misled it is 14 dB worse
      start += part.length;
    }
  });

  it('is joined to a file of the exact length', () => {
    const file = new OggOpusFile();
    const pages = pieces.map((piece, i) => file.add(piece, i === pieces.length - 1));
    expect(pages.every((page) => Buffer.from(page.subarray(0, 4)).toString() === 'OggS')).toBe(true);
    expect(containerDurationSec(Buffer.concat(pages), 'ogg')).toBeCloseTo(whole.length / RATE, 6);
  });

  it('fills a piece that others follow up to whole frames', () => {
    const { sampleCount } = encodeOpusPiece(waveformOf(speech(0.5, 1).subarray(7)), RATE, {
      isFirst: true,
      isLast: false,
    });
    expect(sampleCount).toBe(0.5 * RATE);
  });
});
