import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { type Plan, type PlanTerms, requirePlan } from '../../domain/plans/plan';
import { requireReason } from '../../domain/require-reason';
import { PlansRepository } from './plans.repository';

/** An operator adds a plan, on sale, or changes one. Orders placed before keep what they promised. */
@Injectable()
export class SetPlan {
  constructor(
    private readonly plans: PlansRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the plan; one that was off sale still is
   * @param operatorId the admin account that decided it; null on the command line
   * @throws InvalidParameters naming every field out of range, or without a reason
   */
  async execute(terms: PlanTerms, reason: string, operatorId: string | null = null): Promise<Plan> {
    requirePlan(terms);
    requireReason(reason, 'A plan is changed with a reason.');
    return this.transaction.run(async () => {
      const known = await this.plans.lock(terms.planId, terms.billingCycle);
      const plan = { ...terms, onSale: known?.onSale ?? true };
      await this.plans.save(plan);
      await this.plans.noteChange({ ...plan, reason, operatorId, changedAt: this.clock.now() });
      return plan;
    });
  }
}
