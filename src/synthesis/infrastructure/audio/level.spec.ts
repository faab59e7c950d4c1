import { level, peakOf } from './level';
import { limitPeaks } from './limiter';

const CEILING = 10 ** (-1 / 20);

/** Noise with a few high peaks: the crest of speech. */
function speechLike(): Float32Array<ArrayBuffer> {
  let state = 1;
  const noise = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
  return Float32Array.from({ length: 22_050 }, (_, i) => noise() * (i % 250 < 12 ? 1 : 0.2));
}

const power = (pcm: Float32Array) => Math.sqrt(pcm.reduce((sum, x) => sum + x * x, 0) / pcm.length);

describe('level', () => {
  const pcm = speechLike();

  it.each([0, 0.01, 0.5, 1, 1.7])('multiplies by %d exactly while nothing is too high', (gain) => {
    const scaled = pcm.map((x) => Math.fround(x) * gain);
    expect(level(pcm.slice(), gain)).toEqual({ pcm: scaled, peak: peakOf(scaled) });
  });

  it.each([2, 2.5, 3, 4])(
    'keeps under the ceiling at a gain of %d and still gives the power asked for',
    (gain) => {
      const { pcm: out, peak } = level(pcm.slice(), gain);
      expect(peak).toBe(peakOf(out));
      expect(peak).toBeLessThanOrEqual(Math.fround(CEILING));
      expect(power(out) / (power(pcm) * gain)).toBeCloseTo(1, 1);
      expect(Math.abs(power(out) / (power(pcm) * gain) - 1)).toBeLessThan(0.02);
    },
  );
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
    expect(peakOf(pcm)).toBeLessThanOrEqual(Math.fround(0.8));
  });
});
