import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { PlanNotFound } from '../../domain/billing.errors';
import type { BillingCycle, Plan } from '../../domain/plans/plan';
import { requireReason } from '../../domain/require-reason';
import { PlansRepository } from './plans.repository';

/** What an operator decides about a plan's sale. */
export interface OfferDecision {
  readonly onSale: boolean;
  readonly reason: string;
  /** The admin account that decided it; null on the command line. */
  readonly operatorId: string | null;
}

/** An operator takes a plan off sale, or puts it back. Orders placed before can still be paid. */
@Injectable()
export class OfferPlan {
  constructor(
    private readonly plans: PlansRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeatable: what is so already stays, and is noted no second time.
   * @throws PlanNotFound
   * @throws InvalidParameters without a reason
   */
  async execute(planId: string, billingCycle: BillingCycle, decision: OfferDecision): Promise<Plan> {
    const { onSale, reason, operatorId } = decision;
    requireReason(reason, 'A plan is taken off sale, or put back, with a reason.');
    return this.transaction.run(async () => {
      const plan = await this.plans.lock(planId, billingCycle);
      if (!plan) throw new PlanNotFound();
      if (plan.onSale === onSale) return plan;
      const offered = { ...plan, onSale };
      await this.plans.save(offered);
      await this.plans.noteChange({ ...offered, reason, operatorId, changedAt: this.clock.now() });
      return offered;
    });
  }
}
