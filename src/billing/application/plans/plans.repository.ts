import type { Page, PageRequest } from '../../../shared/application/page';
import type { BillingCycle, Plan, PlanChange } from '../../domain/plans/plan';

/** The plans, on sale and off it. */
export abstract class PlansRepository {
  abstract find(planId: string, billingCycle: BillingCycle): Promise<Plan | null>;

  /** In a transaction: lets nobody else change the plan until its end. */
  abstract lock(planId: string, billingCycle: BillingCycle): Promise<Plan | null>;

  /** All plans; monthly before yearly, cheapest first. */
  abstract list(): Promise<Plan[]>;

  /** Adds the plan, or replaces the one with its id and billing cycle. */
  abstract save(plan: Plan): Promise<void>;

  abstract noteChange(change: Omit<PlanChange, 'id'>): Promise<void>;

  /** Every change that an operator made, newest first. */
  abstract listChanges(page: PageRequest): Promise<Page<PlanChange>>;
}
