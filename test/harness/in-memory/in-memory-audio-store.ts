import {
  AudioStore,
  type ByteRange,
  type StoredAudio,
} from '../../../src/synthesis/application/ports/audio-store';
import { requireKey } from '../../../src/synthesis/infrastructure/store/audio-key';

interface File {
  readonly bytes: Uint8Array;
  readonly storedAt: Date;
  readonly stamp: string;
}

/** Audio files in memory, for tests of use cases. */
export class InMemoryAudioStore extends AudioStore {
  private readonly files = new Map<string, File>();
  private writes = 0;

  get keys(): string[] {
    return [...this.files.keys()];
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await check(key);
    this.writes += 1;
    this.files.set(key, { bytes: bytes.slice(), storedAt: new Date(), stamp: String(this.writes) });
  }

  async open(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | null> {
    await check(key);
    const file = this.files.get(key);
    return file ? inOneChunk(range ? file.bytes.subarray(range.first, range.last + 1) : file.bytes) : null;
  }

  async stamp(key: string): Promise<string | null> {
    await check(key);
    return this.files.get(key)?.stamp ?? null;
  }

  async remove(key: string): Promise<void> {
    await check(key);
    this.files.delete(key);
  }

  async *list(): AsyncIterable<StoredAudio> {
    for (const [key, { storedAt }] of this.files) yield await Promise.resolve({ key, storedAt });
  }
}

/** Every call answers later, as that of a real store does. */
async function check(key: string): Promise<void> {
  await Promise.resolve();
  requireKey(key);
}

async function* inOneChunk(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(bytes);
}
