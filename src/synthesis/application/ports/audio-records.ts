import type { AudioType } from '../../../speech';
import type { Recording } from '../../domain/recording';

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

/** What the database knows of audio files: which may be reused, which are due for deletion, which are needed. */
export abstract class AudioRecords {
  /** @returns the file of this public name, whether past its time or not; null while there is none */
  abstract find(audioKey: string): Promise<AudioRecord | null>;

  /** @returns the recording under this hash that is kept longest, if longer than until `keptUntil` */
  abstract findReusable(contentHash: string, keptUntil: Date): Promise<Recording | null>;

  /** Nobody reuses the file any more. Those who do go on. Repeatable. */
  abstract withdraw(storedKey: string): Promise<void>;

  /**
   * @param except stored files to pass over
   * @returns requests past their time whose audio is not marked deleted, the oldest first
   */
  abstract expired(now: Date, limit: number, except: readonly string[]): Promise<ExpiredAudio[]>;

  /** Notes that the audio of these requests is gone. Repeatable. */
  abstract markDeleted(audioKeys: readonly string[], now: Date): Promise<void>;

  /** @returns those of the stored files that a request was opened for, whatever became of it */
  abstract known(storedKeys: readonly string[]): Promise<Set<string>>;

  /** @returns the requests whose audio is kept beyond `now`, soonest to expire first, behind `after` */
  abstract kept(now: Date, limit: number, after: KeptAudio | null): Promise<KeptAudio[]>;

  /** @returns those of the stored files that belong to a request that has, or may still get, its audio */
  abstract needed(storedKeys: readonly string[]): Promise<Set<string>>;
}
