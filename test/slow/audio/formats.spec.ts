import { AUDIO_TYPES, type AudioType } from '../../../src/speech/domain/audio-type';
import { containerDurationSec } from '../../../src/speech/audio/container-length';
import { decode, probe } from '../../harness/audio/ffmpeg';
import { peak as peakOf, rms } from '../../harness/audio/measure';
import { Recordings, VOICES, type Wish } from '../../harness/audio/recordings';
import { wavSamples } from '../../harness/audio/wav-samples';
import { useTools } from '../../harness/tools';

useTools('ffmpeg', 'ffprobe');

const CODECS: Readonly<Record<AudioType, string>> = {
  mp3: 'mp3',
  wav: 'pcm_s16le',
  ogg: 'opus',
  flac: 'flac',
};
/** How a file of the codec begins. Asking ffprobe for each file takes a fifth of a second of a processor. */
const MAGIC: Readonly<Record<AudioType, RegExp>> = {
  mp3: /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/, // layer III
  wav: /^RIFF.{4}WAVEfmt /s,
  ogg: /^OggS.{24}OpusHead/s,
  flac: /^fLaC/,
};
const KBPS: Readonly<Record<AudioType, number>> = { mp3: 54, wav: 353, ogg: 31, flac: 175 };
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

/** libopus' codec for speech, at low effort, clicks where its stops open: up to full scale out of nearly nothing. */
const WITH_STOPS: Wish = {
  text: 'Sáng nay trời Hà Nội se lạnh, nhiệt độ khoảng mười bảy độ xê, gió đông bắc cấp ba.',
  voice: VOICES.find(({ speakerId }) => speakerId === 'vi-south-male-1')!,
};
const TAKES = 3; // eSpeak NG's noise differs from take to take

const recordings = new Recordings();
afterAll(() => recordings.close());

/** A take, and the peaks that are heard of it as wav. */
interface Take {
  readonly speech: Float32Array<ArrayBuffer>;
  readonly spoken: readonly number[];
}

let takes: Promise<Take[]> | undefined;

/** The takes of `WITH_STOPS`, which all types of file are made of. */
const takesWithStops = (): Promise<Take[]> =>
  (takes ??= Promise.all(
    Array.from({ length: TAKES }, async () => {
      const speech = wavSamples((await recordings.make(WITH_STOPS)).bytes).pcm;
      return { speech, spoken: peaks(await samplesOf(speech, 1)) };
    }),
  ));

/** Sound as the service writes it where nothing is lost. */
const samplesOf = async (sound: Float32Array<ArrayBuffer>, speed: number) =>
  wavSamples((await recordings.postProcess(sound, 22_050, 'wav', speed)).bytes).pcm;

/** The same as it is heard of a file. */
const heardAs = async (type: AudioType, sound: Float32Array<ArrayBuffer>, speed: number) =>
  decode((await recordings.postProcess(sound, 22_050, type, speed)).bytes, 22_050).pcm;

describe.each(AUDIO_TYPES)('A recording as %s', (audioType) => {
  it.each(WISHES)('of %s decodes cleanly to the length stated', async (_, wish) => {
    const { bytes, durationSec } = await recordings.make({ ...wish, audioType });
    expect(Buffer.from(bytes.subarray(0, 36)).toString('latin1')).toMatch(MAGIC[audioType]);
    const { pcm, sampleRate } = decode(bytes);
    expect(Math.abs(pcm.length / sampleRate - durationSec)).toBeLessThan(0.002);
    expect(containerDurationSec(bytes, audioType)).toBeCloseTo(pcm.length / sampleRate, 4);
  });

  it('says its length to players', async () => {
    const { bytes, durationSec } = await recordings.make({ audioType });
    const [codec, length] = probe(bytes, 'stream=codec_name:format=duration').split('\n');
    expect(codec).toBe(CODECS[audioType]);
    expect(Math.abs(Number(length) - durationSec)).toBeLessThan(0.05);
  });

  it.each([
    ['at the start', 0, 1],
    ['after silence', 0.5, 1],
    ['at four times the speed', 0.5, 4],
  ])('puts every sound where it belongs: %s', async (_, silenceSec, speed) => {
    const sound = sweep(silenceSec, 22_050);
    const expected = await samplesOf(sound, speed);
    const heard = await heardAs(audioType, sound, speed);
    const error = expected.map((x, i) => x - (heard[i] ?? 0));
    // Three samples (0.14 ms) off would be an error of half the sound.
    expect(rms(error) / rms(expected)).toBeLessThan(0.3);
  });

  it.each([16_000, 24_000, 44_100, 48_000])('takes engines that speak at %i Hz', async (sampleRate) => {
    const { bytes, durationSec } = await recordings.postProcess(
      sweep(0, sampleRate),
      sampleRate,
      audioType,
      1,
    );
    const decoded = decode(bytes);
    expect(Math.abs(decoded.pcm.length / decoded.sampleRate - durationSec)).toBeLessThan(0.002);
  });

  it('adds no clicks', async () => {
    for (const { speech, spoken } of await takesWithStops()) {
      for (const [i, peak] of peaks(await heardAs(audioType, speech, 1)).entries()) {
        const around = Math.max(...spoken.slice(Math.max(0, i - 1), i + 2));
        expect(peak).toBeLessThan(1.5 * around + 0.1);
      }
    }
  });

  it('spends the bits that speech needs', async () => {
    const { bytes, durationSec } = await recordings.make({ audioType });
    const kbps = (bytes.length * 8) / durationSec / 1000;
    expect(kbps).toBeGreaterThan(KBPS[audioType] * 0.8);
    expect(kbps).toBeLessThan(KBPS[audioType] * 1.2);
  });

  it('refuses to be read when it was cut', async () => {
    const { bytes } = await recordings.make({ audioType });
    if (audioType === 'flac') return;
    expect(() => containerDurationSec(bytes.subarray(0, bytes.length - 7), audioType)).toThrow();
  });
});

/** Two seconds of tone that rises from 200 to 1,000 Hz, after silence. */
function sweep(silenceSec: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const tone = (sec: number) => (sec < 0 ? 0 : 0.3 * Math.sin(2 * Math.PI * (200 * sec + 200 * sec * sec)));
  const samples = (silenceSec + 2) * sampleRate;
  return Float32Array.from({ length: samples }, (_, i) => tone(i / sampleRate - silenceSec));
}

/** The greatest sample of every 10 ms. */
function peaks(pcm: Float32Array): number[] {
  const window = 220;
  return Array.from({ length: Math.floor(pcm.length / window) }, (_, i) =>
    peakOf(pcm.subarray(i * window, (i + 1) * window)),
  );
}
