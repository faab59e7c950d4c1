import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { ApiKeyNotFound } from '../../domain/accounts.errors';
import type { ApiKey } from '../../domain/keys/api-key';
import { type KeySpending, NOTHING_SPENT } from '../../domain/keys/key-spending';
import { ApiKeysRepository } from './api-keys.repository';

/** Deletes an API key; the very next call with it is refused. */
@Injectable()
export class RemoveKey {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param keyId a UUID
   * @returns the key as it was, and what it had spent
   * @throws ApiKeyNotFound when the account has no such key
   */
  async execute(accountId: string, keyId: string): Promise<{ key: ApiKey; spending: KeySpending }> {
    const spending = await this.keys.spending(accountId, this.clock.now()); // before it goes with the key
    const key = await this.keys.remove(accountId, keyId);
    if (!key) throw new ApiKeyNotFound();
    return { key, spending: spending.get(keyId) ?? NOTHING_SPENT };
  }
}
