import { EntitySchema } from 'typeorm';
import { bigint, integer, text } from '../../shared/infrastructure/column-types';
import type { Plan } from '../domain/plan';

export const planSchema = new EntitySchema<Plan>({
  name: 'Plan',
  tableName: 'plans',
  columns: {
    planId: text({ name: 'plan_id', primary: true, primaryKeyConstraintName: 'plans_pkey' }),
    billingCycle: text({ name: 'billing_cycle', primary: true, primaryKeyConstraintName: 'plans_pkey' }),
    name: text(),
    amountVnd: bigint({ name: 'amount_vnd' }),
    credits: bigint(),
    rateLimitPerMinute: integer({ name: 'rate_limit_per_minute' }),
  } satisfies Record<keyof Plan, unknown>,
  checks: [
    { name: 'plans_billing_cycle_check', expression: "billing_cycle IN ('monthly', 'yearly')" },
    {
      name: 'plans_amounts_check',
      expression: 'amount_vnd > 0 AND credits > 0 AND rate_limit_per_minute > 0',
    },
  ],
});
