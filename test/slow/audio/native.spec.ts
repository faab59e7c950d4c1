import { AUDIO_TYPES } from '../../../src/speech/domain/audio-type';
import { containerDurationSec } from '../../../src/speech/audio/container-length';
import { NativeEspeakEngine } from '../../../src/speech/engines/espeak-native/native-espeak-engine';
import { provideNativeLibraries } from '../../harness/native-libraries';
import { decode, loudness } from '../../harness/audio/ffmpeg';
import { peak } from '../../harness/audio/measure';
import { Recordings, VOICES, type Wish } from '../../harness/audio/recordings';
import { useTools } from '../../harness/tools';
import { useBuiltWorkers } from '../../harness/built-app';

useBuiltWorkers();
useTools('ffmpeg');

const SENTENCE = 'Hôm nay trời đẹp, chúng tôi đi chơi ở Hà Nội. ';

const WISHES: readonly (readonly [name: string, wish: Wish])[] = [
  ['one syllable', { text: 'Ừ.' }],
  ['a sentence', {}],
  ['a fast, low sentence', { speed: 3, pitch: 0.5 }],
  ['a loud sentence', { volume: 200 }],
  ['silence', { volume: 0 }],
  ['two minutes', { text: SENTENCE.repeat(45) }],
];

describe('A recording of the native eSpeak NG', () => {
  const builtin = new Recordings();
  let native: Recordings;

  beforeAll(async () => {
    const env = await provideNativeLibraries();
    native = new Recordings(await NativeEspeakEngine.open({ env, processes: 2 }));
  }, 300_000);
  afterAll(async () => {
    await native?.close();
    await builtin.close();
  });

  const cases = AUDIO_TYPES.flatMap((audioType) =>
    WISHES.map(([name, wish]) => [name, audioType, { ...wish, audioType }] as const),
  );

  it.each(cases)('of %s decodes cleanly to the length stated, as %s', async (_, audioType, wish) => {
    const { bytes, durationSec } = await native.make(wish);
    const { pcm, sampleRate } = decode(bytes);
    expect(Math.abs(pcm.length / sampleRate - durationSec)).toBeLessThan(0.002);
    expect(containerDurationSec(bytes, audioType)).toBeCloseTo(pcm.length / sampleRate, 4);
    expect(peak(pcm)).toBeLessThanOrEqual(1);
  });

  it('is as long, as loud and as large as the built-in one’s, word for word', async () => {
    for (const voice of VOICES) {
      const text = voice.language === 'vi' ? SENTENCE.repeat(8).trimEnd() : undefined;
      const wish: Wish = { voice, audioType: 'mp3', ...(text && { text }) };
      const [ours, theirs] = [await native.make(wish), await builtin.make(wish)];
      expect(Math.abs(ours.durationSec / theirs.durationSec - 1)).toBeLessThan(0.05);
      expect(Math.abs(ours.bytes.length / theirs.bytes.length - 1)).toBeLessThan(0.1);
      expect(loudness(ours.bytes)).toBeCloseTo(-23, 0);
      expect(ours.words.map(({ spokenStart, spokenEnd }) => [spokenStart, spokenEnd])).toEqual(
        theirs.words.map(({ spokenStart, spokenEnd }) => [spokenStart, spokenEnd]),
      );
      const shiftSec = ours.words.map(({ startSec }, i) => Math.abs(startSec - theirs.words[i]!.startSec));
      expect(Math.max(...shiftSec)).toBeLessThan(ours.durationSec * 0.05);
    }
  });
});
