import { openBuiltinLame } from '../../../src/speech/audio/mp3/builtin-lame';
import { containerDurationSec } from '../../../src/speech/audio/container-length';
import { Mp3Encoder } from '../../../src/speech/audio/mp3/mp3';
import { mp3QuietSec } from '../../../src/speech/audio/mp3/mp3-pieces';
import { waveformOf } from '../../../src/speech/audio/waveform';
import { STREAMED_TYPES } from '../../../src/speech/domain/audio-type';
import { decode as decodeFile, loudness, UNKNOWN_LENGTH } from '../../harness/audio/ffmpeg';
import { rms } from '../../harness/audio/measure';
import { Recordings, VOICES } from '../../harness/audio/recordings';
import { useTools } from '../../harness/tools';

useTools('ffmpeg');

const decode = (file: Uint8Array) => decodeFile(file, undefined, UNKNOWN_LENGTH);

/** A tone, and after it the silence that another piece needs, at least; whole frames of 1152 samples. */
function toneAndSilence(sampleRate: number, hertz: number): Float32Array<ArrayBuffer> {
  const quiet = Math.ceil(mp3QuietSec(sampleRate) * sampleRate);
  const length = Math.ceil((sampleRate / 2 + quiet) / 1152) * 1152;
  const sound = length - quiet;
  return Float32Array.from({ length }, (_, i) =>
    i < sound ? 0.3 * Math.sin((2 * Math.PI * hertz * i) / sampleRate) : 0,
  );
}

describe.each([16_000, 22_050, 44_100])('An mp3 stream at %i Hz', (sampleRate) => {
  /** ffmpeg plays the silent frame that holds the tag when the tag counts nothing. */
  const FRAME = sampleRate < 32_000 ? 576 : 1152;
  const parts = [200, 270, 340, 410].map((hertz) => toneAndSilence(sampleRate, hertz));
  const pcm = Float32Array.from(parts.flatMap((part) => [...part]));
  let file: Uint8Array;
  let heard: Float32Array;
  let durationSec: number;
  /** Of each piece as it is decoded: whole frames, and in the first also the silence that the tag's delay replaces. */
  let lengths: number[];

  beforeAll(async () => {
    const encoder = new Mp3Encoder(await openBuiltinLame());
    const pieces = parts.map((part, i) =>
      encoder.encodeStreamed(waveformOf(part), sampleRate, {
        isFirst: i === 0,
        isLast: i === parts.length - 1,
      }),
    );
    file = Buffer.concat(pieces.map(({ bytes }) => bytes));
    heard = decode(file).pcm;
    lengths = pieces.map((piece) => Math.round(piece.durationSec * sampleRate));
    durationSec = pieces.reduce((sum, piece) => sum + piece.durationSec, 0);
  });

  it('is as long as stated by its frames, and by its decoder but for the tag', () => {
    expect(containerDurationSec(file, 'mp3')).toBeCloseTo(durationSec, 6);
    expect([0, FRAME]).toContain(heard.length - Math.round(durationSec * sampleRate));
  });

  it('begins and goes on where the original does, with no click at any joint', () => {
    let joint = heard.length - Math.round(durationSec * sampleRate);
    for (const [index, part] of parts.entries()) {
      const error = part.map((sample, i) => heard[joint + i]! - sample);
      // A piece out of its place, or one that another encoder has misled, is wrong by as much as it is loud.
      expect(rms(error)).toBeLessThan(rms(part) * 0.06);
      joint += lengths[index]!;
    }
    expect(heard.length).toBeGreaterThanOrEqual(pcm.length);
  });
});

describe('A stream of several sentences', () => {
  const recordings = new Recordings();
  afterAll(() => recordings.close());
  const text =
    'Xin chào các bạn. Hôm nay trời đẹp, chúng tôi đi chơi ở Hà Nội! Rồi về nhà ăn cơm với gia đình, xem phim và đi ngủ sớm.';

  it.each(STREAMED_TYPES)('decodes cleanly to the length stated, as %s', async (audioType) => {
    for (const shape of [{}, { speed: 2.5 }, { pitch: 0.7, volume: 200 }]) {
      const { pieces, whole } = await recordings.stream({ text, audioType, ...shape });
      expect(pieces.length).toBe(3);
      const { pcm, sampleRate } = decode(whole.bytes);
      expect(Math.abs(pcm.length / sampleRate - whole.durationSec)).toBeLessThan(
        audioType === 'mp3' ? 0.03 : 0.002,
      );
      const sent = Buffer.concat(pieces.map(({ bytes }) => bytes));
      const header = audioType === 'wav' ? 44 : 0; // which has the sizes in the file only
      expect(sent.subarray(header).equals(whole.bytes.subarray(header))).toBe(true);
    }
  });

  it('is about as loud as a recording of the same voice', async () => {
    for (const voice of VOICES) {
      const spoken = voice.language === 'vi' ? { text } : {};
      const { whole } = await recordings.stream({ voice, ...spoken });
      expect(Math.abs(loudness(whole.bytes) + 23)).toBeLessThan(2);
    }
  });
});
