import { DomainEvent } from './domain-event';

/**
 * An order was paid: by a bank transfer, by the simulated one or by an operator's assignment. Billing
 * states it once for each order; Accounts grants the credits in the same transaction.
 */
export class OrderPaid extends DomainEvent {
  constructor(
    readonly orderCode: string,
    readonly accountId: string,
    /** What the order costs. */
    readonly amountVnd: number,
    /** Characters that the order is worth. */
    readonly credits: number,
    readonly planId: string,
    /** Requests a minute that the bought plan allows. */
    readonly rateLimitPerMinute: number,
    /** After how many days the credits end; null for never. */
    readonly creditsExpireAfterDays: number | null,
    readonly occurredAt: Date,
  ) {
    super();
  }
}
