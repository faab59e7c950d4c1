import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../shared/application/page';
import { TypeOrmTransaction } from '../../../platform/database/typeorm-transaction';
import { PlansRepository } from '../../application/plans/plans.repository';
import type { BillingCycle, Plan, PlanChange } from '../../domain/plans/plan';
import { planChangeSchema, planSchema } from './plan.schema';

@Injectable()
export class TypeOrmPlansRepository extends PlansRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  find(planId: string, billingCycle: BillingCycle): Promise<Plan | null> {
    return this.transaction.manager.findOneBy(planSchema, { planId, billingCycle });
  }

  async lock(planId: string, billingCycle: BillingCycle): Promise<Plan | null> {
    this.transaction.requireForLock();
    return this.transaction.manager.findOne(planSchema, {
      where: { planId, billingCycle },
      lock: { mode: 'pessimistic_write' },
    });
  }

  list(): Promise<Plan[]> {
    return this.transaction.manager.find(planSchema, {
      order: { billingCycle: 'ASC', amountVnd: 'ASC', planId: 'ASC' },
    });
  }

  async save(plan: Plan): Promise<void> {
    await this.transaction.manager.upsert(planSchema, plan, ['planId', 'billingCycle']);
  }

  async noteChange(change: Omit<PlanChange, 'id'>): Promise<void> {
    await this.transaction.manager.insert(planChangeSchema, change);
  }

  async listChanges({ page, limit }: PageRequest): Promise<Page<PlanChange>> {
    const [items, total] = await this.transaction.manager.findAndCount(planChangeSchema, {
      order: { id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { total, items };
  }
}
