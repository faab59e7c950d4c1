import type { Page, PageRequest } from '../../../src/shared/application/page';
import { PlansRepository } from '../../../src/billing/application/plans/plans.repository';
import type { BillingCycle, Plan, PlanChange } from '../../../src/billing/domain/plans/plan';
import { pageOf } from './in-memory-orders';
import { InMemoryTable, type InMemoryTransaction } from './in-memory-transaction';

/** Plans of a test. */
export class InMemoryPlansRepository extends PlansRepository {
  private readonly plans: InMemoryTable<Plan>;
  private readonly changes: InMemoryTable<PlanChange>;

  constructor(private readonly transaction: InMemoryTransaction) {
    super();
    this.plans = new InMemoryTable(transaction);
    this.changes = new InMemoryTable(transaction);
  }

  find(planId: string, billingCycle: BillingCycle): Promise<Plan | null> {
    return Promise.resolve(this.plans.get(`${planId} ${billingCycle}`) ?? null);
  }

  async lock(planId: string, billingCycle: BillingCycle): Promise<Plan | null> {
    this.transaction.requireForLock();
    return this.find(planId, billingCycle);
  }

  list(): Promise<Plan[]> {
    const rank = ({ billingCycle, amountVnd, planId }: Plan): string =>
      [billingCycle, String(amountVnd).padStart(13, '0'), planId].join(' ');
    return Promise.resolve(this.plans.rows.sort((one, other) => (rank(one) < rank(other) ? -1 : 1)));
  }

  save(plan: Plan): Promise<void> {
    const key = `${plan.planId} ${plan.billingCycle}`;
    return this.transaction.run(() => Promise.resolve(this.plans.set(key, plan)));
  }

  noteChange(change: Omit<PlanChange, 'id'>): Promise<void> {
    return this.transaction.run(() => {
      const id = this.changes.rows.length + 1;
      return Promise.resolve(this.changes.set(String(id), { ...change, id }));
    });
  }

  listChanges(page: PageRequest): Promise<Page<PlanChange>> {
    return Promise.resolve(pageOf(this.changes.rows.reverse(), page));
  }
}
