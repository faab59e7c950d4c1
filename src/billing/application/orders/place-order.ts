import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { checkIdempotencyKey } from '../../../shared/application/idempotency-key';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { IdempotencyKeyReused } from '../../../shared/domain/idempotency.errors';
import { NothingPaidYet, PlanNotFound, PlanOffSale, TooManyPendingOrders } from '../../domain/billing.errors';
import { Order, OrderTerms } from '../../domain/orders/order';
import { issueOrderCode } from '../../domain/orders/order-code';
import type { BillingCycle } from '../../domain/plans/plan';
import { OneAtATime } from '../one-at-a-time';
import { OrdersRepository } from './orders.repository';
import { PlansRepository } from '../plans/plans.repository';

/** Of 100 million codes, ten taken ones in a row mean that something else is wrong. */
const ATTEMPTS = 10;

/** What an account wants to buy. */
export interface OrderCall {
  readonly accountId: string;
  readonly planId: string;
  readonly billingCycle: BillingCycle;
  /** The caller's key against ordering the same twice; null for none. */
  readonly idempotencyKey: string | null;
}

export interface PlacedOrder {
  readonly order: Order;
  /** Whether an earlier call with the same idempotency key has placed it. */
  readonly isReplay: boolean;
}

/**
 * Stores what an account wants to buy, under a code that no order ever had. An account places one order at a time:
 * so no calls together go beyond the number of orders that may wait for payment, and of calls with the same
 * idempotency key one places the order and the others find it.
 */
@Injectable()
export class PlaceOrder {
  /** Calls of an account would wait for each other in the database, each with one of its connections. */
  private readonly accounts = new OneAtATime();

  constructor(
    private readonly plans: PlansRepository,
    private readonly orders: OrdersRepository,
    private readonly terms: OrderTerms,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws PlanNotFound, PlanOffSale
   * @throws InvalidParameters for a malformed idempotency key
   * @throws IdempotencyKeyReused when the key has placed an order for something else
   * @throws TooManyPendingOrders
   */
  async execute(call: OrderCall): Promise<PlacedOrder> {
    if (call.idempotencyKey !== null) checkIdempotencyKey(call.idempotencyKey);
    return this.alone(call.accountId, async () => {
      const earlier = await this.findEarlier(call);
      return earlier
        ? { order: earlier, isReplay: true }
        : { order: await this.place(call), isReplay: false };
    });
  }

  /**
   * An order like the one whose payment came last, ready to be paid: the one that waits, or else a new one at today's price.
   * @throws NothingPaidYet, PlanNotFound, PlanOffSale, TooManyPendingOrders
   */
  async again(accountId: string): Promise<Order> {
    return this.alone(accountId, async () => {
      const last = await this.orders.findLastPaid(accountId);
      if (!last) throw new NothingPaidYet();
      const { planId, billingCycle } = last.toState();
      const waiting = await this.findWaiting(accountId, planId, billingCycle);
      return waiting ?? this.place({ accountId, planId, billingCycle, idempotencyKey: null });
    });
  }

  private alone<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    return this.accounts.run(accountId, () =>
      this.transaction.run(async () => {
        await this.orders.lockPlacing(accountId);
        return work();
      }),
    );
  }

  private async findWaiting(
    accountId: string,
    planId: string,
    billingCycle: BillingCycle,
  ): Promise<Order | undefined> {
    const { items } = await this.orders.search(
      { accountId, status: { is: 'PENDING', at: this.clock.now() } },
      { page: 1, limit: this.terms.mostPending },
    );
    return items.find((order) => {
      const state = order.toState();
      return state.planId === planId && state.billingCycle === billingCycle;
    });
  }

  private async place({ accountId, planId, billingCycle, idempotencyKey }: OrderCall): Promise<Order> {
    const plan = await this.plans.find(planId, billingCycle);
    if (!plan) throw new PlanNotFound();
    if (!plan.onSale) throw new PlanOffSale();
    const now = this.clock.now();
    await this.requirePlace(accountId, now);
    const { prefix, receivingAccount } = this.terms;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const order = Order.place({
        id: randomUUID(),
        orderCode: issueOrderCode(prefix, (limit) => randomInt(limit)),
        accountId,
        plan,
        receivingAccount,
        idempotencyKey,
        now,
      });
      if (await this.orders.add(order)) return order;
    }
    throw new Error(`No free order code was found in ${ATTEMPTS} attempts.`);
  }

  private async requirePlace(accountId: string, now: Date): Promise<void> {
    const { mostPending } = this.terms;
    // Newest first: where there is one at this place, no more may be added until it expires.
    const last = await this.orders.search(
      { accountId, status: { is: 'PENDING', at: now } },
      { page: mostPending, limit: 1 },
    );
    const [order] = last.items;
    if (order) throw new TooManyPendingOrders(mostPending, order.toState(), now);
  }

  private async findEarlier(call: OrderCall): Promise<Order | null> {
    const { accountId, planId, billingCycle, idempotencyKey } = call;
    if (idempotencyKey === null) return null;
    const order = await this.orders.findByIdempotencyKey(accountId, idempotencyKey);
    if (!order) return null;
    const ordered = order.toState();
    if (ordered.planId !== planId || ordered.billingCycle !== billingCycle) throw new IdempotencyKeyReused();
    return order;
  }
}
