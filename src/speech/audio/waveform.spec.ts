import { assemble, copyValues, peakOf, waveformOf, toPcm16 } from './waveform';

const NUMBERS = Float32Array.of(0.5, -1);
const INTEGERS = Int16Array.of(16_384, -32_768);

describe('A waveform', () => {
  it.each([
    ['numbers', NUMBERS],
    ['16-bit integers', INTEGERS],
  ])('has the values of %s, times what they are to be scaled by', (_kind, samples) => {
    const waveform = waveformOf(samples);
    const values = new Float32Array(2);
    expect(copyValues(waveform, 0, values)).toBe(2);
    expect(values).toEqual(Float32Array.of(0.5, -1));
    copyValues({ ...waveform, scale: waveform.scale / 2 }, 0, values);
    expect(values).toEqual(Float32Array.of(0.25, -0.5));
  });

  it('is copied from where it is told, as far as it goes', () => {
    const values = Float32Array.of(9, 9, 9);
    expect(copyValues(waveformOf(NUMBERS), 1, values)).toBe(1);
    expect(values).toEqual(Float32Array.of(-1, 9, 9));
    expect(copyValues(waveformOf(NUMBERS), 0, values.subarray(0, 1))).toBe(1);
    expect(values).toEqual(Float32Array.of(0.5, 9, 9));
  });

  it('has the peak of its greatest sample, above or below zero', () => {
    expect(peakOf({ samples: INTEGERS, scale: 1 / 32_768 })).toBe(1);
    expect(peakOf({ samples: Int16Array.of(-3, 8), scale: 0.25 })).toBe(2);
    expect(peakOf(waveformOf(new Float32Array(0)))).toBe(0);
    expect(peakOf(waveformOf(Float32Array.of(0.5, NaN, 0.7)))).toBeNaN();
  });
});

describe('assemble', () => {
  it('keeps 16-bit samples', () => {
    const { samples, scale } = assemble(4, [
      { pcm: INTEGERS, at: 1 },
      { pcm: Int16Array.of(7), at: 3 },
    ]);
    expect(samples).toEqual(Int16Array.of(0, 16_384, -32_768, 7));
    expect(scale).toBe(2 ** -15);
  });

  it('makes numbers of both kinds together', () => {
    const waveform = assemble(5, [
      { pcm: INTEGERS, at: 0 },
      { pcm: NUMBERS, at: 3 },
    ]);
    expect(waveform).toEqual({ samples: Float32Array.of(0.5, -1, 0, 0.5, -1), scale: 1 });
  });
});

describe('toPcm16', () => {
  it('rounds to the nearest and holds within range', () => {
    const values = Float32Array.of(0.6 / 32_768, -0.6 / 32_768, 0.4 / 32_768, 1, -1, 2, -2);
    expect([...toPcm16(waveformOf(values))]).toEqual([1, -1, 0, 32_767, -32_768, 32_767, -32_768]);
  });

  it('gives 16-bit samples as they are, and scales them', () => {
    expect(toPcm16(waveformOf(INTEGERS))).toEqual(INTEGERS);
    expect(toPcm16({ samples: INTEGERS, scale: 2 ** -16 })).toEqual(Int16Array.of(8192, -16_384));
  });
});
