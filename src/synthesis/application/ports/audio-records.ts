import type { AudioType } from '../../../speech';
import type { ReusableRecording } from '../../domain/recording';

/** The audio file of a successful request. */
export interface AudioRecord {
  readonly requestId: string;
  /** Its public name. */
  readonly audioKey: string;
  /** Name of the file in the store. */
  readonly storedKey: string;
  readonly audioType: AudioType;
  readonly sizeBytes: number;
  readonly expiresAt: Date;
}

/** A request whose audio is past its time. */
export interface ExpiredAudio {
  readonly audioKey: string;
  /** Name of its file in the store. */
  readonly storedKey: string;
  /** Whether a request that is not past its time reuses the file. */
  readonly isFileNeeded: boolean;
}

/** A successful request whose audio is to be kept for now. */
export interface KeptAudio {
  readonly requestId: string;
  readonly storedKey: string;
  readonly expiresAt: Date;
}

/** Bytes of all stored audio. A file counts for the request that made it, for as long as that keeps it. */
export interface StoredInAll {
  readonly storedBytes: number;
  /** What the requests under way are expected to add. */
  readonly expectedBytes: number;
}

/** What an account has of its room for audio. */
export interface RoomTaken {
  /** As `storedBytes` of `AudioRecords`. */
  readonly storedBytes: number;
  /** Requests that are PENDING before their deadline. */
  readonly pending: number;
  /** What these are expected to add. */
  readonly expectedBytes: number;
}

/** What the database knows of audio files: which may be reused, which are due for deletion, which are needed. */
export abstract class AudioRecords {
  /** @returns the file of this public name, whether past its time or not; null while there is none */
  abstract find(audioKey: string): Promise<AudioRecord | null>;

  /**
   * @returns the recording under this hash that is kept longest, if longer than until `keptUntil`, and whether
   *   the account has a request with it
   */
  abstract findReusable(
    contentHash: string,
    accountId: string,
    keptUntil: Date,
  ): Promise<ReusableRecording | null>;

  /** Nobody reuses the file any more. Those who do go on. Repeatable. */
  abstract withdraw(storedKey: string): Promise<void>;

  /**
   * @param except stored files to pass over
   * @returns requests past their time whose audio is not marked deleted, the oldest first
   */
  abstract expired(now: Date, limit: number, except: readonly string[]): Promise<ExpiredAudio[]>;

  /** Counts a file that a request of the account has just made. In the caller's transaction; not repeatable. */
  abstract countStored(accountId: string, bytes: number): Promise<void>;

  /** Bytes of the account's stored audio. Cheap, however many files they are. */
  abstract storedBytes(accountId: string): Promise<number>;

  /** What the account's files and its requests under way take. Cheap, as `storedBytes`. */
  abstract roomTaken(accountId: string, now: Date): Promise<RoomTaken>;

  /** Takes longer with the number of accounts that have audio. */
  abstract storedInAll(now: Date): Promise<StoredInAll>;

  /** Notes that the audio of these requests is gone, and counts it no more. Repeatable. */
  abstract markDeleted(audioKeys: readonly string[], now: Date): Promise<void>;

  /**
   * Notes a file that is about to be stored and that no row has yet: should the process die, it is known why it is there.
   * Repeatable.
   */
  abstract noteAttempt(storedKey: string): Promise<void>;

  /** Forgets the files that were noted before this moment. Repeatable. */
  abstract forgetAttempts(before: Date): Promise<void>;

  /** @returns those of the stored files that a request was opened for, whatever became of it, and those of attempts */
  abstract known(storedKeys: readonly string[]): Promise<Set<string>>;

  /** @returns the requests whose audio is kept beyond `now`, soonest to expire first, behind `after` */
  abstract kept(now: Date, limit: number, after: KeptAudio | null): Promise<KeptAudio[]>;

  /** @returns those of the stored files that belong to a request that has, or may still get, its audio */
  abstract needed(storedKeys: readonly string[]): Promise<Set<string>>;
}
