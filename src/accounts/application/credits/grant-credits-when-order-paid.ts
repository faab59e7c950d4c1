import { Injectable } from '@nestjs/common';
import { EventBus, type EventHandler } from '../../../shared/application/event-bus';
import { OrderPaid } from '../../../shared/events/order-paid';
import { endOfCredits } from '../../domain/credits/credit-lots';
import { AccountsRepository } from '../accounts.repository';
import { CreditLedger } from './credit-ledger';

/**
 * Gives the account what its order bought. It runs in the transaction that marks the order paid: should
 * it throw, the order stays unpaid and its bank reference unused.
 */
@Injectable()
export class GrantCreditsWhenOrderPaid implements EventHandler<OrderPaid> {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ledger: CreditLedger,
    events: EventBus,
  ) {
    events.subscribe(OrderPaid, this);
  }

  async handle(paid: OrderPaid): Promise<void> {
    await this.ledger.grant({
      accountId: paid.accountId,
      credits: paid.credits,
      type: 'order',
      sourceId: paid.orderCode,
      reason: null,
      expiresAt: endOfCredits(paid.occurredAt, paid.creditsExpireAfterDays),
    });
    await this.accounts.raisePlan(paid.accountId, paid.planId, paid.rateLimitPerMinute);
  }
}
