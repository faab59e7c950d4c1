import { Injectable } from '@nestjs/common';
import { CreditsExpiring } from '../../accounts';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { DeliveriesRepository } from './deliveries.repository';
import { presentCreditsExpiring } from './message-presenters';

/** Puts into the outbox that credits will end, in the transaction that notes that their owner is told. */
@Injectable()
export class TellOfExpiringCredits implements EventHandler<CreditsExpiring> {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    events: EventBus,
  ) {
    events.subscribe(CreditsExpiring, this);
  }

  handle(expiring: CreditsExpiring): Promise<void> {
    const { accountId, occurredAt } = expiring;
    return this.deliveries.addForSubscribers(accountId, presentCreditsExpiring(expiring), occurredAt);
  }
}
