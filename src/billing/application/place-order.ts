import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import { PlanNotFound } from '../domain/billing.errors';
import { Order } from '../domain/order';
import { issueOrderCode } from '../domain/order-code';
import type { BillingCycle } from '../domain/plan';
import { OrderTerms } from './order-terms';
import { OrdersRepository } from './orders.repository';
import { PlansRepository } from './plans.repository';

/** Of 100 million codes, ten taken ones in a row mean that something else is wrong. */
const ATTEMPTS = 10;

/** Writes down what an account wants to buy, under a code that no order ever had. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly plans: PlansRepository,
    private readonly orders: OrdersRepository,
    private readonly terms: OrderTerms,
    private readonly clock: Clock,
  ) {}

  /** @throws PlanNotFound */
  async execute(accountId: string, planId: string, billingCycle: BillingCycle): Promise<Order> {
    const plan = await this.plans.find(planId, billingCycle);
    if (!plan) throw new PlanNotFound();
    const { prefix, receivingAccount } = this.terms;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const order = Order.place({
        id: randomUUID(),
        orderCode: issueOrderCode(prefix, (limit) => randomInt(limit)),
        accountId,
        plan,
        receivingAccount,
        now: this.clock.now(),
      });
      if (await this.orders.add(order)) return order;
    }
    throw new Error(`No free order code was found in ${ATTEMPTS} attempts.`);
  }
}
