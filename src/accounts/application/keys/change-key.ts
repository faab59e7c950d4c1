import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { ApiKeyNotFound } from '../../domain/accounts.errors';
import { type ApiKey, checkLimits } from '../../domain/keys/api-key';
import { ApiKeysRepository, type KeyChanges } from './api-keys.repository';

/** Renames, disables or limits an API key; it takes effect on the very next call. */
@Injectable()
export class ChangeKey {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param keyId a UUID
   * @throws ApiKeyNotFound when the account has no such key
   * @throws InvalidParameters for an expiry that has passed
   */
  async execute(accountId: string, keyId: string, changes: KeyChanges): Promise<ApiKey> {
    const key = await this.keys.change(accountId, keyId, checkLimits(changes, this.clock.now()));
    if (!key) throw new ApiKeyNotFound();
    return key;
  }
}
