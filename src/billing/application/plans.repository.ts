import type { BillingCycle, Plan } from '../domain/plan';

/** The plans on offer. */
export abstract class PlansRepository {
  abstract find(planId: string, billingCycle: BillingCycle): Promise<Plan | null>;

  /** All plans; monthly before yearly, cheapest first. */
  abstract list(): Promise<Plan[]>;

  /** Adds the plan, or replaces the one with its id and billing cycle. */
  abstract save(plan: Plan): Promise<void>;
}
