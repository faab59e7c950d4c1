import type { Dictionary, DictionaryVersion } from '../domain/dictionary';
import type { DictionaryEntry } from '../domain/dictionary-entry';

/** Dictionaries of accounts, and the entries of their versions. */
export abstract class DictionariesRepository {
  /** In a transaction: whoever else changes dictionaries of the account waits until it ends. */
  abstract lock(accountId: string): Promise<void>;

  /** The account's dictionaries, the oldest first. */
  abstract list(accountId: string): Promise<Dictionary[]>;

  /** @returns null also for another account's */
  abstract find(accountId: string, id: string): Promise<Dictionary | null>;

  abstract add(dictionary: Dictionary, entries: readonly DictionaryEntry[]): Promise<void>;

  /**
   * Stores the dictionary's next version.
   * @param entries null for those of the version before
   */
  abstract revise(dictionary: Dictionary, entries: readonly DictionaryEntry[] | null): Promise<void>;

  /** Takes the dictionary from its account. Its versions stay readable until they are forgotten. */
  abstract remove(dictionary: Dictionary, at: Date): Promise<void>;

  /** The entries of a version, also of a dictionary that was removed; null when they are not kept (any more). */
  abstract entries(version: DictionaryVersion): Promise<readonly DictionaryEntry[] | null>;

  /** Whether the entries of a version are kept. */
  abstract has(version: DictionaryVersion): Promise<boolean>;

  /** Bytes of all versions that are kept of the account's dictionaries, removed ones included. */
  abstract storedBytes(accountId: string): Promise<number>;

  /**
   * Forgets versions that had a successor before this time, but keeps the newest of each dictionary.
   * @param newest how many
   */
  abstract prune(accountId: string, before: Date, newest: number): Promise<void>;

  /** Deletes all that is kept of dictionaries that were removed before this time, whosesoever they were. */
  abstract forgetRemoved(before: Date): Promise<void>;
}
