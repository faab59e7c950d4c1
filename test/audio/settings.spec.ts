import { medianPitchHz, peak, rms } from './measure';
import { Recordings, VOICES, type Wish } from './recordings';
import { wavSamples } from './wav-samples';

const SPEEDS = [0.25, 0.4, 0.75, 0.9, 1.1, 1.5, 2, 3, 4];
const PITCHES = [0.5, 0.7, 0.9, 1.1, 1.4, 1.7, 2];
const VOLUMES = [1, 10, 50, 99, 101, 125, 150, 175, 200];

describe('The settings of speech', () => {
  const recordings = new Recordings();
  afterAll(() => recordings.close());

  const heard = async (wish: Wish) => wavSamples((await recordings.make(wish)).bytes);
  const voices = VOICES.map((voice) => [voice.speakerId, voice] as const);

  it.each(voices)('speed is exact within 2 per cent for %s and leaves the pitch alone', async (_, voice) => {
    const normal = await heard({ voice });
    for (const speed of SPEEDS) {
      const changed = await heard({ voice, speed });
      expect(Math.abs(normal.pcm.length / changed.pcm.length / speed - 1)).toBeLessThan(0.02);
    }
    const slow = await heard({ voice, speed: 0.5 });
    expect(Math.abs(medianPitchHz(slow) / medianPitchHz(normal) - 1)).toBeLessThan(0.05);
  });

  it.each(voices)('pitch is exact within 5 per cent for %s and leaves the length alone', async (_, voice) => {
    const normal = await heard({ voice });
    for (const pitch of PITCHES) {
      const changed = await heard({ voice, pitch });
      expect(Math.abs(medianPitchHz(changed) / medianPitchHz(normal) / pitch - 1)).toBeLessThan(0.05);
      expect(Math.abs(changed.pcm.length / normal.pcm.length - 1)).toBeLessThan(0.02);
    }
  });

  it.each(voices)('volume is exact within 5 per cent for %s and never clips', async (_, voice) => {
    const normal = rms((await heard({ voice })).pcm);
    for (const volume of VOLUMES) {
      const { pcm } = await heard({ voice, volume });
      expect(Math.abs((rms(pcm) / normal / volume) * 100 - 1)).toBeLessThan(0.05);
      expect(peak(pcm)).toBeLessThan(0.9);
    }
    expect(peak((await heard({ voice, volume: 0 })).pcm)).toBe(0);
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
