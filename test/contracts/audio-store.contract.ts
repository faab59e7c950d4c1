import { randomBytes } from 'node:crypto';
import type { AudioStore, ByteRange } from '../../src/synthesis/application/ports/audio-store';

export interface AudioStoreContract {
  /** A store with nothing in it. */
  readonly open: () => Promise<{ store: AudioStore; close: () => Promise<void> }>;
}

const newKey = (): string => randomBytes(20).toString('hex');

/** What every audio store promises. */
export function describeAudioStore(name: string, { open }: AudioStoreContract): void {
  describe(`${name} as AudioStore`, () => {
    let store: AudioStore;
    let close: () => Promise<void>;
    beforeEach(async () => ({ store, close } = await open()));
    afterEach(() => close());

    const read = async (key: string, range?: ByteRange): Promise<Buffer | null> => {
      const bytes = await store.open(key, range);
      if (!bytes) return null;
      const chunks: Uint8Array[] = [];
      for await (const chunk of bytes) chunks.push(chunk);
      return Buffer.concat(chunks);
    };
    const listed = async (): Promise<string[]> => {
      const keys: string[] = [];
      for await (const { key } of store.list()) keys.push(key);
      return keys.sort();
    };

    it('gives back what it was given', async () => {
      const [key, bytes] = [newKey(), randomBytes(300_000)];
      await store.put(key, bytes);
      expect((await read(key))?.equals(bytes)).toBe(true);
    });

    it('stores the bytes of a view, not those around it', async () => {
      const [key, buffer] = [newKey(), randomBytes(100)];
      await store.put(key, new Uint8Array(buffer.buffer, buffer.byteOffset + 10, 20));
      expect((await read(key))?.equals(buffer.subarray(10, 30))).toBe(true);
    });

    it('gives back a range, both ends included', async () => {
      const [key, bytes] = [newKey(), randomBytes(300_000)];
      await store.put(key, bytes);
      expect((await read(key, { first: 0, last: 0 }))?.equals(bytes.subarray(0, 1))).toBe(true);
      expect((await read(key, { first: 100, last: 199 }))?.equals(bytes.subarray(100, 200))).toBe(true);
      const [first, last] = [65_500, 299_999];
      expect((await read(key, { first, last }))?.equals(bytes.subarray(first))).toBe(true);
    });

    it('knows nothing of a key that was not stored', async () => {
      expect(await read(newKey())).toBeNull();
    });

    it('stamps a file: the same while it stays, another once it is stored again', async () => {
      const key = newKey();
      expect(await store.stamp(key)).toBeNull();
      await store.put(key, randomBytes(10));
      const stamp = await store.stamp(key);
      expect(stamp).not.toBeNull();
      expect(await store.stamp(key)).toBe(stamp);
      await store.remove(key);
      expect(await store.stamp(key)).toBeNull();
      await store.put(key, randomBytes(10));
      expect(await store.stamp(key)).not.toBe(stamp);
    });

    it('removes a file, and does not mind when there is none', async () => {
      const key = newKey();
      await store.put(key, randomBytes(10));
      await store.remove(key);
      await store.remove(key);
      expect(await read(key)).toBeNull();
      expect(await listed()).toEqual([]);
    });

    it('lists what is stored, and since when', async () => {
      const keys = [newKey(), newKey(), newKey()].sort();
      const before = Date.now();
      for (const key of keys) await store.put(key, randomBytes(10));
      expect(await listed()).toEqual(keys);
      for await (const { storedAt } of store.list()) {
        expect(Math.abs(storedAt.getTime() - before)).toBeLessThan(10_000);
      }
    });

    it('stores many files at the same time', async () => {
      const files = Array.from({ length: 40 }, () => ({ key: newKey(), bytes: randomBytes(5000) }));
      await Promise.all(files.map(({ key, bytes }) => store.put(key, bytes)));
      for (const { key, bytes } of files) expect((await read(key))?.equals(bytes)).toBe(true);
      expect(await listed()).toHaveLength(40);
    });

    it.each([
      '../../etc/passwd',
      'ab/cdefghij',
      '',
      'short',
      'ABCDEFGHIJ',
      'a'.repeat(65),
      'abcdefg\0h',
      'abcdefgh.mp3',
    ])('refuses the key %j', async (key) => {
      await expect(store.put(key, randomBytes(1))).rejects.toThrow('key');
      await expect(store.open(key)).rejects.toThrow('key');
      await expect(store.stamp(key)).rejects.toThrow('key');
      await expect(store.remove(key)).rejects.toThrow('key');
    });
  });
}
