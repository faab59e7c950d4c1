import { Injectable } from '@nestjs/common';
import { AccessRemoved } from '../../accounts';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { AccountDeleted } from '../../shared/events/account-deleted';
import { EndpointsRepository } from './endpoints.repository';

/**
 * Switches an account's webhooks off in the transaction that deletes it, so that not even what it ends is told, or that takes
 * away what a stranger may have set up.
 */
@Injectable()
export class DisableEndpoints implements EventHandler<AccountDeleted | AccessRemoved> {
  constructor(
    private readonly endpoints: EndpointsRepository,
    events: EventBus,
  ) {
    events.subscribe(AccountDeleted, this);
    events.subscribe(AccessRemoved, this);
  }

  handle({ accountId, occurredAt }: AccountDeleted | AccessRemoved): Promise<void> {
    return this.endpoints.disableAll(accountId, occurredAt);
  }
}
