import fc from 'fast-check';
import { resample, Resampler } from './resample';
import { waveformOf, type Waveform } from '../waveform';

const tone = (hz: number, sampleRate: number, sec = 1) =>
  waveformOf(
    Float32Array.from({ length: sec * sampleRate }, (_, i) => Math.sin((2 * Math.PI * hz * i) / sampleRate)),
  );

/** Far enough from both ends. */
const middle = ({ samples }: Waveform) => [...samples.slice(200, -200)];

const greatestError = (values: number[], ideal: number[]) =>
  Math.max(...values.map((value, i) => Math.abs(value - ideal[i]!)));

describe('resample', () => {
  it.each([
    [22_050, 24_000],
    [16_000, 24_000],
    [24_000, 22_050],
    [44_100, 48_000],
  ])('keeps a tone, its place and its length from %i to %i Hz', (from, to) => {
    const out = resample(tone(440, from), from, to);
    const ideal = tone(440, to);
    expect(out.samples).toHaveLength(ideal.samples.length);
    expect(greatestError(middle(out), middle(ideal))).toBeLessThan(0.01);
  });

  it('lets no high tone fold back when going down', () => {
    const out = resample(tone(11_000, 24_000), 24_000, 16_000);
    expect(Math.max(...middle(out).map(Math.abs))).toBeLessThan(0.01);
  });

  it('gives the same samples back for the same rate', () => {
    const waveform = tone(440, 16_000);
    expect(resample(waveform, 16_000, 16_000)).toBe(waveform);
  });

  it('takes the values of scaled 16-bit samples', () => {
    const samples = Int16Array.from(tone(440, 16_000).samples, (value) => Math.round(value * 2 ** 14));
    const out = resample({ samples, scale: 2 ** -13 }, 16_000, 24_000);
    const ideal = middle(tone(440, 24_000)).map((value) => 2 * value);
    expect(greatestError(middle(out), ideal)).toBeLessThan(0.02);
  });

  it.each([0, 1, 2, 147])('rounds the length of %i samples', (length) => {
    const { samples } = resample(waveformOf(new Float32Array(length)), 22_050, 24_000);
    expect(samples).toHaveLength(Math.round((length * 160) / 147));
  });
});

describe('Resampler', () => {
  const rates = fc.uniqueArray(fc.constantFrom(8_000, 16_000, 22_050, 24_000, 44_100, 48_000), {
    minLength: 2,
    maxLength: 2,
  });
  const pieces = fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 120 }), { maxLength: 12 });

  it('makes of any pieces what the whole would become', () => {
    fc.assert(
      fc.property(rates, pieces, ([from, to], lists) => {
        const resampler = new Resampler(from!, to!);
        const given = lists.map((list) => resampler.push(Float32Array.from(list, (value) => value / 9)));
        const streamed = [...given, resampler.end()].flatMap((part) => [...part]);
        const whole = waveformOf(Float32Array.from(lists.flat(), (value) => value / 9));
        expect(streamed).toEqual([...resample(whole, from!, to!).samples]);
      }),
    );
  });
});
