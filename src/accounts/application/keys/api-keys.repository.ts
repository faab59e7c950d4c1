import type { Account } from '../../domain/account';
import type { ApiKey, KeyLimits } from '../../domain/keys/api-key';
import type { KeySpending } from '../../domain/keys/key-spending';

/** What may be changed of a key. */
export type KeyChanges = Partial<Pick<ApiKey, 'name' | 'enabled'> & KeyLimits>;

/** The stored API keys. */
export abstract class ApiKeysRepository {
  /**
   * Adds a key unless its account has as many as one may have, also when several are added at the same moment.
   * @returns whether the key was added
   */
  abstract add(key: ApiKey, most: number): Promise<boolean>;

  /** The account's keys, newest first. */
  abstract list(accountId: string): Promise<ApiKey[]>;

  /**
   * Changes a key of this account.
   * @param keyId a UUID
   * @returns the changed key, or null when the account has no such key
   */
  abstract change(accountId: string, keyId: string, changes: KeyChanges): Promise<ApiKey | null>;

  /**
   * @param keyId a UUID
   * @returns the removed key, or null when the account had no such key
   */
  abstract remove(accountId: string, keyId: string): Promise<ApiKey | null>;

  abstract removeAll(accountId: string): Promise<void>;

  /**
   * @param hash SHA-256 of the key
   * @returns the key and its account; null when it is unknown, disabled or expired, or its account suspended or deleted
   */
  abstract findUsable(hash: Buffer, now: Date): Promise<{ key: ApiKey; account: Account } | null>;

  /** What the account's keys have spent until now, by their ids; those that have spent nothing this month have none. */
  abstract spending(accountId: string, now: Date): Promise<ReadonlyMap<string, KeySpending>>;

  /** Notes the use of a key, at most once a minute for each key. */
  abstract markUsed(key: ApiKey, at: Date): Promise<void>;
}
