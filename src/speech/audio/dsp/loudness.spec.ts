import { measureLoudness } from './loudness';
import { peakOf, waveformOf } from '../waveform';

const tone = (hz: number, amplitude: number, sec: number, sampleRate: number) =>
  Float32Array.from(
    { length: sec * sampleRate },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hz * i) / sampleRate),
  );

const lufs = (values: Float32Array<ArrayBuffer>, sampleRate: number) =>
  measureLoudness(waveformOf(values), sampleRate).lufs;

describe('measureLoudness', () => {
  /** The calibration of BS.1770: a 0 dB full-scale sine at 997 Hz in one channel reads -3.01 LKFS. */
  it.each([48_000, 44_100, 22_050, 16_000])('reads the calibration tone right at %i Hz', (sampleRate) => {
    expect(lufs(tone(997, 1, 5, sampleRate), sampleRate)).toBeCloseTo(-3.01, 1);
  });

  it('follows the level exactly', () => {
    const loud = lufs(tone(997, 0.5, 5, 48_000), 48_000);
    expect(loud - lufs(tone(997, 0.05, 5, 48_000), 48_000)).toBeCloseTo(20, 3);
  });

  it('reads 16-bit samples and those that are to be scaled', () => {
    const values = tone(997, 0.5, 5, 48_000);
    const samples = Int16Array.from(values, (value) => value * 2 ** 14);
    expect(measureLoudness({ samples, scale: 2 ** -14 }, 48_000).lufs).toBeCloseTo(lufs(values, 48_000), 2);
  });

  it('does not count pauses', () => {
    const speech = tone(997, 0.5, 4, 48_000);
    const withPause = new Float32Array(speech.length * 2);
    withPause.set(speech);
    const difference = lufs(speech, 48_000) - lufs(withPause, 48_000);
    expect(difference).toBeLessThan(0.3);
  });

  it('does not count passages far below the rest', () => {
    const speech = tone(997, 0.5, 4, 48_000);
    const withMurmur = new Float32Array(speech.length * 2);
    withMurmur.set(speech);
    withMurmur.set(
      speech.map((x) => x * 0.02),
      speech.length,
    );
    const difference = lufs(speech, 48_000) - lufs(withMurmur, 48_000);
    expect(difference).toBeLessThan(0.3);
  });

  it('is minus infinity for silence, and measures less than one block', () => {
    expect(lufs(new Float32Array(48_000), 48_000)).toBe(-Infinity);
    expect(lufs(new Float32Array(0), 48_000)).toBe(-Infinity);
    expect(lufs(tone(997, 1, 0.05, 48_000), 48_000)).toBeCloseTo(-3, 0);
  });

  it.each([
    ['numbers', Float32Array.of(0.1, -0.7, 0.3)],
    ['16-bit samples', Int16Array.of(100, -32_768, 5)],
    ['something that is no number', Float32Array.of(0.1, NaN, 0.3)],
    ['nothing', new Float32Array(0)],
  ])('finds the peak of %s', (_kind, samples) => {
    const waveform = { samples, scale: 0.5 };
    expect(measureLoudness(waveform, 48_000).peak).toBe(peakOf(waveform));
  });
});
