import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { InvalidApiKey } from '../../domain/accounts.errors';
import { hasValidChecksum } from '../../domain/keys/api-key';
import { ApiKeysRepository } from './api-keys.repository';
import type { Caller } from '../caller';
import { sha256 } from '../secrets';

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
    const now = this.clock.now();
    const found = await this.keys.findUsable(sha256(key), now);
    if (!found) throw new InvalidApiKey();
    await this.keys.markUsed(found.key, now);
    return found;
  }
}
