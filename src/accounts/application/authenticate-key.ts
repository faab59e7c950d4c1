import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock.js';
import { InvalidApiKey } from '../domain/accounts.errors.js';
import { hasValidChecksum } from '../domain/api-key.js';
import { ApiKeysRepository } from './api-keys.repository.js';
import type { Caller } from './caller.js';
import { sha256 } from './secrets.js';

/** Finds who an API key belongs to. The database is asked only when the key's checksum holds. */
@Injectable()
export class AuthenticateKey {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidApiKey */
  async execute(key: string): Promise<Caller> {
    if (!hasValidChecksum(key)) throw new InvalidApiKey();
    const found = await this.keys.findUsable(sha256(key));
    if (!found) throw new InvalidApiKey();
    await this.keys.markUsed(found.key.id, this.clock.now());
    return { account: found.account, proof: 'api-key' };
  }
}
