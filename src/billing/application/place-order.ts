import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { checkIdempotencyKey } from '../../shared/application/idempotency-key';
import { Clock } from '../../shared/domain/clock';
import { IdempotencyKeyReused } from '../../shared/domain/idempotency.errors';
import { PlanNotFound } from '../domain/billing.errors';
import { Order, OrderTerms } from '../domain/order';
import { issueOrderCode } from '../domain/order-code';
import type { BillingCycle } from '../domain/plan';
import { OrdersRepository } from './orders.repository';
import { PlansRepository } from './plans.repository';

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
 * Stores what an account wants to buy, under a code that no order ever had. An order is one row, written
 * by one statement: of calls with the same idempotency key at the same moment one places it, and the others
 * wait for that statement and find the order, so none has to be refused for now.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly plans: PlansRepository,
    private readonly orders: OrdersRepository,
    private readonly terms: OrderTerms,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws PlanNotFound
   * @throws InvalidParameters for a malformed idempotency key
   * @throws IdempotencyKeyReused when the key has placed an order for something else
   */
  async execute(call: OrderCall): Promise<PlacedOrder> {
    if (call.idempotencyKey !== null) checkIdempotencyKey(call.idempotencyKey);
    const earlier = await this.findEarlier(call);
    if (earlier) return { order: earlier, isReplay: true };
    const plan = await this.plans.find(call.planId, call.billingCycle);
    if (!plan) throw new PlanNotFound();
    const { prefix, receivingAccount } = this.terms;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const order = Order.place({
        id: randomUUID(),
        orderCode: issueOrderCode(prefix, (limit) => randomInt(limit)),
        accountId: call.accountId,
        plan,
        receivingAccount,
        idempotencyKey: call.idempotencyKey,
        now: this.clock.now(),
      });
      if (await this.orders.add(order)) return { order, isReplay: false };
      const twin = await this.findEarlier(call);
      if (twin) return { order: twin, isReplay: true };
    }
    throw new Error(`No free order code was found in ${ATTEMPTS} attempts.`);
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
