import { level } from './level';
import { limitPeaks } from './limiter';
import { peakOf, waveformOf, type Waveform } from '../waveform';

const CEILING = 10 ** (-1 / 20);

/** Noise with a few high peaks: the crest of speech. */
function speechLike(): Float32Array<ArrayBuffer> {
  let state = 1;
  const noise = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
  return Float32Array.from({ length: 22_050 }, (_, i) => noise() * (i % 250 < 12 ? 1 : 0.2));
}

const power = ({ samples, scale }: Waveform) =>
  scale * Math.sqrt([...samples].reduce((sum, x) => sum + x * x, 0) / samples.length);

const highest = ({ samples, scale }: Waveform) => Math.max(...[...samples].map(Math.abs)) * scale;

describe('level', () => {
  const pcm = speechLike();

  const kinds = [
    ['numbers', waveformOf(pcm)],
    ['16-bit samples', waveformOf(Int16Array.from(pcm, (value) => Math.round(value * 2 ** 15)))],
  ] as const;

  describe.each(kinds)('of %s', (_kind, speech) => {
    it.each([0, 0.01, 0.5, 1, 1.7])('multiplies by %d exactly while nothing is too high', (gain) => {
      const { waveform, peak } = level(speech, highest(speech), gain);
      expect(waveform.samples).toBe(speech.samples);
      expect(waveform.scale).toBe(speech.scale * gain);
      expect(peak).toBeCloseTo(highest(waveform), 6);
    });

    it.each([2, 2.5, 3, 4])(
      'keeps under the ceiling at a gain of %d and gives the power asked for',
      (gain) => {
        const before = speech.samples.slice();
        const { waveform, peak } = level(speech, highest(speech), gain);
        expect(peak).toBeCloseTo(highest(waveform), 6);
        expect(peak).toBeLessThanOrEqual(Math.fround(CEILING));
        expect(Math.abs(power(waveform) / (power(speech) * gain) - 1)).toBeLessThan(0.02);
        expect(speech.samples).toEqual(before);
      },
    );
  });
});

describe('limitPeaks', () => {
  it('leaves audio below the ceiling untouched, bit by bit', () => {
    const pcm = speechLike();
    const before = pcm.slice();
    limitPeaks(pcm, 0.9);
    expect(pcm).toEqual(before);
  });

  it('touches the neighbourhood of a peak alone, and without a jump', () => {
    const pcm = new Float32Array(1000).fill(0.5);
    pcm[500] = 2;
    limitPeaks(pcm, 0.8);
    expect(pcm[500]).toBeCloseTo(0.8, 5);
    expect(pcm[400]).toBe(0.5);
    expect(pcm[600]).toBe(0.5);
    const steps = pcm.slice(1).map((x, i) => Math.abs(x - pcm[i]!));
    expect(Math.max(...steps.filter((_, i) => i < 498 || i > 500))).toBeLessThan(0.02);
  });

  it('limits peaks at both ends', () => {
    const pcm = Float32Array.from([3, 0, 0, -3]);
    limitPeaks(pcm, 0.8);
    expect(peakOf(waveformOf(pcm))).toBeLessThanOrEqual(Math.fround(0.8));
  });
});
