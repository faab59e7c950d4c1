import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../shared/infrastructure/typeorm-transaction';
import { PlansRepository } from '../application/plans.repository';
import type { BillingCycle, Plan } from '../domain/plan';
import { planSchema } from './plan.schema';

@Injectable()
export class TypeOrmPlansRepository extends PlansRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  find(planId: string, billingCycle: BillingCycle): Promise<Plan | null> {
    return this.transaction.manager.findOneBy(planSchema, { planId, billingCycle });
  }

  list(): Promise<Plan[]> {
    return this.transaction.manager.find(planSchema, {
      order: { billingCycle: 'ASC', amountVnd: 'ASC', planId: 'ASC' },
    });
  }

  async save(plan: Plan): Promise<void> {
    await this.transaction.manager.upsert(planSchema, plan, ['planId', 'billingCycle']);
  }
}
