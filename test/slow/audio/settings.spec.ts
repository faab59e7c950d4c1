import { medianPitchHz, peak, rms } from '../../harness/audio/measure';
import { Recordings, VOICES, type Wish } from '../../harness/audio/recordings';
import { type Samples, wavSamples } from '../../harness/audio/wav-samples';

const SPEEDS = [0.25, 0.4, 0.75, 0.9, 1.1, 1.5, 2, 3, 4];
const PITCHES = [0.5, 0.7, 0.9, 1.1, 1.4, 1.7, 2];
const VOLUMES = [1, 10, 50, 99, 101, 125, 150, 175, 200];

describe('The settings of speech', () => {
  const recordings = new Recordings();
  afterAll(() => recordings.close());

  const heard = async (wish: Wish) => wavSamples((await recordings.make(wish)).bytes);

  describe.each(VOICES.map((voice) => [voice.speakerId, voice] as const))('of %s', (_, voice) => {
    let normal: Samples;
    let normalHz: number;

    beforeAll(async () => {
      normal = await heard({ voice });
      normalHz = medianPitchHz(normal);
    });

    /** One after the other: what a thread spoke before has an effect on eSpeak NG, and so would whoever was faster. */
    async function heardWith(setting: 'speed' | 'pitch' | 'volume', values: readonly number[]) {
      const all = [];
      for (const value of values) all.push({ value, ...(await heard({ voice, [setting]: value })) });
      return all;
    }

    it('speed is exact within 2 per cent and leaves the pitch alone', async () => {
      for (const { value, pcm } of await heardWith('speed', SPEEDS)) {
        expect(Math.abs(normal.pcm.length / pcm.length / value - 1)).toBeLessThan(0.02);
      }
      const slow = await heard({ voice, speed: 0.5 });
      expect(Math.abs(medianPitchHz(slow) / normalHz - 1)).toBeLessThan(0.05);
    });

    it('pitch is exact within 5 per cent and leaves the length alone', async () => {
      for (const { value, ...changed } of await heardWith('pitch', PITCHES)) {
        expect(Math.abs(medianPitchHz(changed) / normalHz / value - 1)).toBeLessThan(0.05);
        expect(Math.abs(changed.pcm.length / normal.pcm.length - 1)).toBeLessThan(0.02);
      }
    });

    it('volume is exact within 5 per cent and never clips', async () => {
      const level = rms(normal.pcm);
      for (const { value, pcm } of await heardWith('volume', VOLUMES)) {
        expect(Math.abs((rms(pcm) / level / value) * 100 - 1)).toBeLessThan(0.05);
        expect(peak(pcm)).toBeLessThan(0.9);
      }
      expect(peak((await heard({ voice, volume: 0 })).pcm)).toBe(0);
    });
  });

  it('all three work together', async () => {
    const normal = await heard({});
    const shape = { speed: 1.5, pitch: 0.8 };
    const changed = await heard({ ...shape, volume: 160 });
    expect(normal.pcm.length / changed.pcm.length).toBeCloseTo(1.5, 1);
    expect(medianPitchHz(changed) / medianPitchHz(normal)).toBeCloseTo(0.8, 1);
    expect(rms(changed.pcm) / rms((await heard(shape)).pcm)).toBeCloseTo(1.6, 1);
  });
});
