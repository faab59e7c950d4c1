import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import { TooManyApiKeys } from '../domain/accounts.errors';
import { type ApiKey, MOST_KEYS, shownParts, writeKey } from '../domain/api-key';
import { ApiKeysRepository } from './api-keys.repository';
import { sha256 } from './secrets';

/** Makes an API key for an account. */
@Injectable()
export class IssueKey {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the stored key and, this once, the whole text of it
   * @throws TooManyApiKeys
   */
  async execute(accountId: string, name: string): Promise<{ apiKey: ApiKey; key: string }> {
    const key = writeKey((limit) => randomInt(limit));
    const apiKey: ApiKey = {
      id: randomUUID(),
      accountId,
      name,
      ...shownParts(key),
      hash: sha256(key),
      enabled: true,
      lastUsedAt: null,
      createdAt: this.clock.now(),
    };
    if (!(await this.keys.add(apiKey, MOST_KEYS))) throw new TooManyApiKeys(MOST_KEYS);
    return { apiKey, key };
  }
}
