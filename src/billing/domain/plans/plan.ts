import { type FieldFault, InvalidParameters } from '../../../shared/domain/domain-error';

/** How long a plan lasts between two payments. */
export const BILLING_CYCLES = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** What a plan promises: credits at a price. A plan id and a billing cycle name one. */
export interface PlanTerms {
  readonly planId: string;
  readonly billingCycle: BillingCycle;
  /** Name to be shown. */
  readonly name: string;
  /** Price in whole dong, at least 1. */
  readonly amountVnd: number;
  /** Characters that it buys, at least 1. */
  readonly credits: number;
  /** Requests a minute that it allows, at least 1. */
  readonly rateLimitPerMinute: number;
  /** Days after the payment at whose end the credits end, at least 1; null for credits that never do. */
  readonly creditsExpireAfterDays: number | null;
}

/** Something that can be bought, as long as it is on sale. */
export interface Plan extends PlanTerms {
  readonly onSale: boolean;
}

/** What an operator made of a plan, and why. Changes are only ever added. */
export interface PlanChange extends Plan {
  /** Grows with time. */
  readonly id: number;
  readonly reason: string;
  /** The admin account that decided it; null on the command line: only the operators' log says who that was. */
  readonly operatorId: string | null;
  readonly changedAt: Date;
}

/** Far below what a VietQR code can carry (13 digits), far above any price. */
const MAX_AMOUNT_VND = 10_000_000_000;
const MAX_CREDITS = 1_000_000_000_000;
const MAX_RATE_PER_MINUTE = 1_000_000;
/** A hundred years. */
const MAX_DAYS = 36_500;

/** @throws InvalidParameters naming every field outside the ranges of `PlanTerms` */
export function requirePlan(plan: PlanTerms): void {
  const faults: FieldFault[] = [
    ...(/^[a-z0-9][a-z0-9_-]{0,39}$/.test(plan.planId)
      ? []
      : [fault('plan_id', 'must be 1 to 40 small letters, digits, hyphens or underscores')]),
    ...(BILLING_CYCLES.includes(plan.billingCycle)
      ? []
      : [fault('billing_cycle', `must be one of ${BILLING_CYCLES.join(', ')}`)]),
    ...(plan.name.trim() === '' ? [fault('name', 'must not be empty')] : []),
    ...wholeNumberFault('amount', plan.amountVnd, MAX_AMOUNT_VND),
    ...wholeNumberFault('credits', plan.credits, MAX_CREDITS),
    ...wholeNumberFault('rate_limit_per_minute', plan.rateLimitPerMinute, MAX_RATE_PER_MINUTE),
    ...(plan.creditsExpireAfterDays === null
      ? []
      : wholeNumberFault('credits_expire_after_days', plan.creditsExpireAfterDays, MAX_DAYS)),
  ];
  if (faults.length > 0) throw new InvalidParameters(faults);
}

function wholeNumberFault(field: string, value: number, maximum: number): FieldFault[] {
  if (Number.isInteger(value) && value >= 1 && value <= maximum) return [];
  return [fault(field, `must be a whole number from 1 to ${maximum}`)];
}

const fault = (field: string, rule: string): FieldFault => ({
  field,
  code: 'INVALID_FORMAT',
  message: `${field} ${rule}.`,
});
