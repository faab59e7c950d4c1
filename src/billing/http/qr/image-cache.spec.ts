import { ImageCache } from './image-cache';

const file = (sizeBytes: number) => new Uint8Array(sizeBytes);

describe('ImageCache', () => {
  it('gives back what it was given', () => {
    const cache = new ImageCache(10);
    const kept = file(3);
    cache.set('a', kept);
    expect(cache.get('a')).toBe(kept);
    expect(cache.get('b')).toBeUndefined();
  });

  it('drops what nobody has asked for the longest, and never holds more bytes than it may', () => {
    const cache = new ImageCache(10);
    for (const key of ['a', 'b']) cache.set(key, file(4));
    cache.get('a');
    cache.set('c', file(4));
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c']);
    expect(cache.sizeBytes).toBe(8);
  });

  it('counts what takes the place of another once', () => {
    const cache = new ImageCache(10);
    for (const size of [4, 6, 5]) cache.set('a', file(size));
    expect(cache.sizeBytes).toBe(5);
  });

  it('keeps nothing that is larger than itself', () => {
    const cache = new ImageCache(10);
    cache.set('a', file(11));
    expect([cache.get('a'), cache.sizeBytes]).toEqual([undefined, 0]);
  });
});
