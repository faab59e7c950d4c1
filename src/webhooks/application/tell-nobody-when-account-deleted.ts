import { Injectable } from '@nestjs/common';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { AccountDeleted } from '../../shared/events/account-deleted';
import { EndpointsRepository } from './endpoints.repository';

/** Switches an account's webhooks off in the transaction that deletes it: not even what it ends is told. */
@Injectable()
export class TellNobodyWhenAccountDeleted implements EventHandler<AccountDeleted> {
  constructor(
    private readonly endpoints: EndpointsRepository,
    events: EventBus,
  ) {
    events.subscribe(AccountDeleted, this);
  }

  handle({ accountId }: AccountDeleted): Promise<void> {
    return this.endpoints.disableAll(accountId);
  }
}
