import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import type { Account } from '../../domain/account';
import { TooManyApiKeys } from '../../domain/accounts.errors';
import {
  type ApiKey,
  checkLimits,
  type KeyLimits,
  MOST_KEYS,
  shownParts,
  WITHOUT_LIMITS,
  writeKey,
} from '../../domain/keys/api-key';
import { AccountsRepository } from '../accounts.repository';
import { requireSamePassword } from '../passwords/require-password';
import { ApiKeysRepository } from './api-keys.repository';
import { sha256 } from '../secrets';

/** Makes an API key for an account. */
@Injectable()
export class IssueKey {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly accounts: AccountsRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param limits what is left out is not limited
   * @param caller the account as it was when its owner was let in; null where an operator makes the key
   * @returns the stored key and, this once, the whole text of it
   * @throws TooManyApiKeys
   * @throws InvalidCredentials when the caller's password was replaced meanwhile
   * @throws InvalidParameters for an expiry that has passed
   */
  async execute(
    accountId: string,
    name: string,
    limits: Partial<KeyLimits> = {},
    caller: Account | null = null,
  ): Promise<{ apiKey: ApiKey; key: string }> {
    const now = this.clock.now();
    const key = writeKey((limit) => randomInt(limit));
    const apiKey: ApiKey = {
      id: randomUUID(),
      accountId,
      name,
      ...shownParts(key),
      hash: sha256(key),
      ...WITHOUT_LIMITS,
      ...checkLimits(limits, now),
      enabled: true,
      lastUsedAt: null,
      createdAt: now,
    };
    await this.transaction.run(async () => {
      if (caller) requireSamePassword(caller, await this.accounts.lock(accountId));
      if (!(await this.keys.add(apiKey, MOST_KEYS))) throw new TooManyApiKeys(MOST_KEYS);
    });
    return { apiKey, key };
  }
}
