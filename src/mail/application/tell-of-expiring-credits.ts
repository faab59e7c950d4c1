import { Injectable } from '@nestjs/common';
import { AccountsRepository, CreditsExpiring } from '../../accounts';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { Outbox } from './outbox';

/** Writes to customers how many of their credits will end, and when. */
@Injectable()
export class TellOfExpiringCredits implements EventHandler<CreditsExpiring> {
  constructor(
    private readonly outbox: Outbox,
    private readonly accounts: AccountsRepository,
    events: EventBus,
  ) {
    events.subscribe(CreditsExpiring, this);
  }

  /** An address that nobody has verified may be a stranger's. */
  async handle({ accountId, lots, occurredAt }: CreditsExpiring): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account?.emailVerifiedAt || account.deletedAt) return;
    const { email, language } = account;
    const topic = {
      kind: 'credits-expiring',
      lots: lots.map(({ creditsLeft, expiresAt }) => ({ credits: creditsLeft, expiresAt })),
    } as const;
    await this.outbox.put({ accountId, email, language }, topic, occurredAt);
  }
}
