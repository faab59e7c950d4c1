import { Injectable } from '@nestjs/common';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import { type Plan, requirePlan } from '../domain/plan';
import { requireReason } from '../domain/require-reason';
import { PlansRepository } from './plans.repository';

/** An operator offers a plan or changes one. Orders placed before keep what they promised. */
@Injectable()
export class SetPlan {
  constructor(
    private readonly plans: PlansRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param operatorId the admin account that decided it; null on the command line
   * @throws InvalidParameters naming every field out of range, or without a reason
   */
  async execute(plan: Plan, reason: string, operatorId: string | null = null): Promise<void> {
    requirePlan(plan);
    requireReason(reason, 'A plan is changed with a reason.');
    await this.transaction.run(async () => {
      await this.plans.save(plan);
      await this.plans.noteChange({ ...plan, reason, operatorId, changedAt: this.clock.now() });
    });
  }
}
