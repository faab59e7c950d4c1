import { Injectable } from '@nestjs/common';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { OrderPaid } from '../../shared/events/order-paid';
import { DeliveriesRepository } from './deliveries.repository';
import { presentOrderPaid } from './message-presenters';

/** Puts a paid order into the outbox, in the transaction that marks it paid. */
@Injectable()
export class TellOfOrderPaid implements EventHandler<OrderPaid> {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    events: EventBus,
  ) {
    events.subscribe(OrderPaid, this);
  }

  handle(paid: OrderPaid): Promise<void> {
    return this.deliveries.addForSubscribers(paid.accountId, presentOrderPaid(paid), paid.occurredAt);
  }
}
