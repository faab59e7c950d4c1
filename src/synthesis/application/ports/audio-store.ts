/** Bytes `first` to `last`, counted from 0, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface StoredAudio {
  readonly key: string;
  readonly storedAt: Date;
}

/**
 * Keeps audio files. A key is 8 to 64 lower-case letters and digits and is written once; anything else is
 * an error. Port: every adapter passes `test/contracts/audio-store.contract.ts`.
 */
export abstract class AudioStore {
  /**
   * Stores a file. When this resolves, the file is complete and survives a power failure; before, nobody sees it.
   * @throws StorageFull when there is no room; nothing of the file is left then
   */
  abstract put(key: string, bytes: Uint8Array): Promise<void>;

  /**
   * @param range what a listener is given; it may be what another was given a moment ago, whatever has befallen the file
   *   since. Without one the whole file is read as it is now
   * @returns the bytes of the file, or of a range that lies within it, in chunks that must be consumed; null
   *   when there is no such file
   * @throws AudioUnavailable when the store does not answer
   */
  abstract open(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>;

  /**
   * What tells the stored file from any other that takes its place: another whenever it was written since.
   * Cheap: it does not read the file. Null when there is no such file.
   * @throws AudioUnavailable when the store does not answer
   */
  abstract stamp(key: string): Promise<string | null>;

  /** Deletes the file and what an interrupted `put` left of it. Repeatable. */
  abstract remove(key: string): Promise<void>;

  /** Every stored file, and what interrupted calls of `put` left, in no particular order. */
  abstract list(): AsyncIterable<StoredAudio>;

  /** Gives back what the store holds of the machine: connections. Most hold nothing. */
  async close(): Promise<void> {}
}
