import { Injectable } from '@nestjs/common';
import { EventBus, type EventHandler } from '../../../shared/application/event-bus';
import { AccountDeleted } from '../../../shared/events/account-deleted';
import { OrdersRepository } from './orders.repository';

/** Makes an account's unpaid orders void, in the transaction that deletes it: money for them waits for an operator. */
@Injectable()
export class VoidOrdersWhenAccountDeleted implements EventHandler<AccountDeleted> {
  constructor(
    private readonly orders: OrdersRepository,
    events: EventBus,
  ) {
    events.subscribe(AccountDeleted, this);
  }

  handle({ accountId, occurredAt }: AccountDeleted): Promise<void> {
    return this.orders.makeVoid(accountId, occurredAt);
  }
}
