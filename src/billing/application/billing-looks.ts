import { Injectable } from '@nestjs/common';
import { OperatorLog } from '../../accounts';
import { BILLING_CYCLES } from '../domain/plans/plan';
import { OrdersRepository } from './orders/orders.repository';
import { PlansRepository } from './plans/plans.repository';
import { sumOfRefunds } from '../domain/refunds/order-refund';
import { RefundsRepository } from './refunds/refunds.repository';
import { TransfersRepository } from './transfers/transfers.repository';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How orders, transfers and plans look in the operators' log: nothing of who paid. */
@Injectable()
export class BillingLooks {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly plans: PlansRepository,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    log: OperatorLog,
  ) {
    log.show('order', (code) => this.lookAtOrder(code));
    log.show('transfer', (id) => this.lookAtTransfer(id));
    log.show('plan', (id) => this.lookAtPlan(id));
  }

  /** It is locked, as whatever is done to it does. */
  private async lookAtTransfer(id: string): Promise<object | null> {
    const transfer = UUID.test(id) ? await this.transfers.lock(id) : null;
    if (!transfer) return null;
    const state = transfer.toState();
    return {
      outcome: state.outcome,
      reason: state.reason,
      amount: state.amountVnd,
      reference_code: state.referenceCode,
      order_id: state.orderId,
      assigned_reason: state.assignedReason,
      closed_as: state.closedAs,
      closed_reason: state.closedReason,
      refund_reference: state.refundReference,
    };
  }

  /** It is locked, as whatever is done to it does. */
  private async lookAtOrder(code: string): Promise<object | null> {
    const order = await this.orders.lockFirst([code.toUpperCase()]);
    if (!order) return null;
    const { id, status, amountVnd, credits } = order.toState();
    const refunds = await this.refunds.findByOrders([id]);
    const refunded = sumOfRefunds(refunds);
    return {
      status,
      amount: amountVnd,
      credits,
      refunded_amount: refunded.amountVnd,
      refunded_credits: refunded.credits,
      refund_references: refunds.map(({ reference }) => reference),
    };
  }

  /** Locked, too. @param id plan and billing cycle: `pro/monthly` */
  private async lookAtPlan(id: string): Promise<object | null> {
    const [planId = '', given] = id.split('/');
    const cycle = BILLING_CYCLES.find((known) => known === given);
    const plan = cycle && /^[\w.-]+$/.test(planId) ? await this.plans.lock(planId, cycle) : null;
    if (!plan) return null;
    return {
      name: plan.name,
      amount: plan.amountVnd,
      credits: plan.credits,
      rate_limit_per_minute: plan.rateLimitPerMinute,
      credits_expire_after_days: plan.creditsExpireAfterDays,
      on_sale: plan.onSale,
    };
  }
}
