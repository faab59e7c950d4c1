import { loadWithinMemory } from './model-memory';

const free = (bytes: number) => () => Promise.resolve(bytes);
const loaded = () => Promise.resolve('loaded');

describe('loadWithinMemory', () => {
  it('loads what fits', async () => {
    expect(await loadWithinMemory(100e6, loaded, free(280e6))).toBe('loaded');
  });

  it('says what a model needs and what is free, and loads it when there is more', async () => {
    const load = jest.fn(loaded);
    await expect(loadWithinMemory(100e6, load, free(279e6))).rejects.toThrow(
      'the model needs about 280 MB of memory, 279 MB are free',
    );
    expect(load).not.toHaveBeenCalled();
    expect(await loadWithinMemory(100e6, load, free(300e6))).toBe('loaded');
  });

  it('counts what is being loaded as taken, until it is there or has failed', async () => {
    let fail = (_: Error) => {};
    const first = loadWithinMemory(0, () => new Promise((_, reject) => (fail = reject)), free(300e6));
    await expect(loadWithinMemory(0, loaded, free(300e6))).rejects.toThrow(
      '160 MB of memory, 140 MB are free',
    );
    fail(new Error('no model'));
    await expect(first).rejects.toThrow('no model');
    expect(await loadWithinMemory(0, loaded, free(300e6))).toBe('loaded');
  });
});
