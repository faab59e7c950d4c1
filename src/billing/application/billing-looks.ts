import { Injectable } from '@nestjs/common';
import { OperatorLog } from '../../accounts';
import { BILLING_CYCLES } from '../domain/plan';
import { PlansRepository } from './plans.repository';
import { TransfersRepository } from './transfers.repository';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How transfers and plans look in the operators' log: nothing of who paid. */
@Injectable()
export class BillingLooks {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly plans: PlansRepository,
    log: OperatorLog,
  ) {
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

  /** @param id plan and billing cycle: `pro/monthly` */
  private async lookAtPlan(id: string): Promise<object | null> {
    const [planId = '', given] = id.split('/');
    const cycle = BILLING_CYCLES.find((known) => known === given);
    const plan = cycle && /^[\w.-]+$/.test(planId) ? await this.plans.find(planId, cycle) : null;
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
