/** What the database knows of audio files: which ones are due for deletion, and which are still needed. */
export abstract class AudioRecords {
  /** @returns keys of files past their time that are not marked deleted, the oldest first */
  abstract expired(now: Date, limit: number): Promise<string[]>;

  /** Notes that the files are gone. Repeatable. */
  abstract markDeleted(audioKeys: readonly string[], now: Date): Promise<void>;

  /** @returns those of the keys that belong to a request that has, or may still get, its audio */
  abstract needed(audioKeys: readonly string[]): Promise<Set<string>>;
}
