import { Injectable } from '@nestjs/common';
import { EventBus } from '../../../shared/application/event-bus';
import { Clock } from '../../../shared/domain/clock';
import { AccessRemoved } from '../../domain/access-removed';
import { ApiKeysRepository } from '../keys/api-keys.repository';
import { SecondFactorsRepository } from '../log-in/second-factors.repository';

/**
 * Takes away what opens an account, or tells of it, besides passwords, sessions and links. Whoever opens an account with a
 * stranger's address could wait with these until its owner takes the account over and pays (Sudhodanan and Paverd,
 * "Pre-hijacked accounts", USENIX Security 2022).
 */
@Injectable()
export class RemoveAccess {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly secondFactors: SecondFactorsRepository,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /** To be called in a transaction that has locked the account. */
  async execute(accountId: string): Promise<void> {
    await this.keys.removeAll(accountId);
    await this.secondFactors.remove(accountId);
    await this.events.publish([new AccessRemoved(accountId, this.clock.now())]);
  }
}
