import { transferables } from './transferables';

describe('transferables', () => {
  it('finds the memory of typed arrays, each once', () => {
    const pcm = new Float32Array(4);
    const bytes = new Uint8Array(2);
    const found = transferables({ bytes, parts: [{ pcm }, { pcm: pcm.subarray(1) }], sampleRate: 1 });
    expect(found).toHaveLength(2);
    expect(found[0]).toBe(bytes.buffer);
    expect(found[1]).toBe(pcm.buffer);
  });

  it('finds that of a list of typed arrays', () => {
    const streams = [new Uint8Array(2), new Uint8Array(3)];
    expect(transferables({ streams })).toEqual(streams.map(({ buffer }) => buffer));
  });

  it('finds nothing in plain data', () => {
    expect(transferables({ text: 'xin', words: [{ startSec: 0 }], nothing: null })).toEqual([]);
    expect(transferables(undefined)).toEqual([]);
  });
});
