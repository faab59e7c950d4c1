import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { OrderPaid } from '../../shared/events/order-paid';
import { Outbox } from './outbox';

/** Writes to customers whose order was paid, and where its receipt is. */
@Injectable()
export class TellOfOrderPaid implements EventHandler<OrderPaid> {
  constructor(
    private readonly outbox: Outbox,
    private readonly accounts: AccountsRepository,
    events: EventBus,
  ) {
    events.subscribe(OrderPaid, this);
  }

  /** An address that nobody has verified may be a stranger's. */
  async handle({ accountId, orderCode, amountVnd, credits, occurredAt }: OrderPaid): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account?.emailVerifiedAt) return;
    const { email, language } = account;
    const topic = { kind: 'order-paid', orderCode, amountVnd, credits } as const;
    await this.outbox.put({ accountId, email, language }, topic, occurredAt);
  }
}
