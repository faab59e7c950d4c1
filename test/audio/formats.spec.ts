import { AUDIO_TYPES, type AudioType } from '../../src/synthesis/domain/audio-type';
import { containerDurationSec } from '../../src/synthesis/infrastructure/audio/container-length';
import { decode, probe } from './ffmpeg';
import { rms } from './measure';
import { Recordings, type Wish } from './recordings';

const CODECS: Readonly<Record<AudioType, string>> = {
  mp3: 'mp3',
  wav: 'pcm_s16le',
  ogg: 'opus',
  flac: 'flac',
};
const MAGIC: Readonly<Record<AudioType, RegExp>> = {
  mp3: /^\xff[\xe2-\xff]/,
  wav: /^RIFF/,
  ogg: /^OggS/,
  flac: /^fLaC/,
};
const SENTENCE = 'Hôm nay trời đẹp, chúng tôi đi chơi ở Hà Nội. ';

const WISHES: readonly (readonly [name: string, wish: Wish])[] = [
  ['one syllable', { text: 'Ừ.' }],
  ['one syllable at four times the speed', { text: 'Ừ.', speed: 4 }],
  ['a sentence', {}],
  ['a slow, high sentence', { speed: 0.25, pitch: 2 }],
  ['a loud sentence', { volume: 200 }],
  ['silence', { volume: 0 }],
  ['two minutes', { text: SENTENCE.repeat(45) }],
];

describe.each(AUDIO_TYPES)('A recording as %s', (audioType) => {
  const recordings = new Recordings();
  afterAll(() => recordings.close());

  it.each(WISHES)('of %s decodes cleanly to the length stated', async (_, wish) => {
    const { bytes, durationSec } = await recordings.make({ ...wish, audioType });
    expect(Buffer.from(bytes.subarray(0, 4)).toString('latin1')).toMatch(MAGIC[audioType]);
    expect(probe(bytes, 'stream=codec_name')).toBe(CODECS[audioType]);
    const { pcm, sampleRate } = decode(bytes);
    expect(Math.abs(pcm.length / sampleRate - durationSec)).toBeLessThan(0.002);
    expect(containerDurationSec(bytes, audioType)).toBeCloseTo(pcm.length / sampleRate, 4);
  });

  it('says its length to players', async () => {
    const { bytes, durationSec } = await recordings.make({ audioType });
    expect(Math.abs(Number(probe(bytes, 'format=duration')) - durationSec)).toBeLessThan(0.05);
  });

  it('sounds like the uncompressed one, at the same places', async () => {
    const { bytes } = await recordings.make({ audioType });
    const steps = envelope(decode(bytes));
    const expected = envelope(decode((await recordings.make({})).bytes));
    const length = Math.min(steps.length, expected.length);
    const error = rms(expected.subarray(0, length).map((x, i) => x - steps[i]!)) / rms(expected);
    expect(error).toBeLessThan(0.25);
  });

  it('refuses to be read when it was cut', async () => {
    const { bytes } = await recordings.make({ audioType });
    if (audioType === 'flac') return;
    expect(() => containerDurationSec(bytes.subarray(0, bytes.length - 7), audioType)).toThrow();
  });
});

/** Level of each 50 ms. */
function envelope({ pcm, sampleRate }: { pcm: Float32Array; sampleRate: number }): Float32Array {
  const step = Math.round(sampleRate / 20);
  const steps = Math.floor(pcm.length / step);
  return Float32Array.from({ length: steps }, (_, i) => rms(pcm.subarray(i * step, (i + 1) * step)));
}
