import { copySamples } from './samples';

describe('copySamples', () => {
  it.each([
    ['numbers', Float32Array.of(0.5, -1)],
    ['16-bit integers', Int16Array.of(16_384, -32_768)],
  ])('puts %s into their place', (_kind, pcm) => {
    const joined = new Float32Array(4);
    copySamples(pcm, joined, 1);
    expect(joined).toEqual(Float32Array.of(0, 0.5, -1, 0));
  });
});
