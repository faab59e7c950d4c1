import { resample } from './resample';

const tone = (hz: number, sampleRate: number, sec = 1) =>
  Float32Array.from({ length: sec * sampleRate }, (_, i) => Math.sin((2 * Math.PI * hz * i) / sampleRate));

const middle = (pcm: Float32Array) => pcm.slice(200, -200);

describe('resample', () => {
  it.each([
    [22_050, 24_000],
    [16_000, 24_000],
    [24_000, 22_050],
    [44_100, 48_000],
  ])('keeps a tone, its place and its length from %i to %i Hz', (from, to) => {
    const out = resample(tone(440, from), from, to);
    const ideal = tone(440, to);
    expect(out).toHaveLength(ideal.length);
    const error = middle(out).map((x, i) => Math.abs(x - middle(ideal)[i]!));
    expect(Math.max(...error)).toBeLessThan(0.01);
  });

  it('lets no high tone fold back when going down', () => {
    const out = resample(tone(11_000, 24_000), 24_000, 16_000);
    expect(Math.max(...middle(out).map(Math.abs))).toBeLessThan(0.01);
  });

  it('gives the same samples back for the same rate', () => {
    const pcm = tone(440, 16_000);
    expect(resample(pcm, 16_000, 16_000)).toBe(pcm);
  });

  it.each([0, 1, 2, 147])('rounds the length of %i samples', (length) => {
    expect(resample(new Float32Array(length), 22_050, 24_000)).toHaveLength(Math.round((length * 160) / 147));
  });
});
