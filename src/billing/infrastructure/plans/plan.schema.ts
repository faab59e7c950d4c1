import { EntitySchema } from 'typeorm';
import { bigint, bool, integer, moment, text, uuid } from '../../../platform/database/column-types';
import type { Plan, PlanChange } from '../../domain/plans/plan';

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
    creditsExpireAfterDays: integer({ name: 'credits_expire_after_days', nullable: true }),
    onSale: bool({ name: 'on_sale' }),
  } satisfies Record<keyof Plan, unknown>,
  checks: [
    { name: 'plans_billing_cycle_check', expression: "billing_cycle IN ('monthly', 'yearly')" },
    {
      name: 'plans_amounts_check',
      expression: 'amount_vnd > 0 AND credits > 0 AND rate_limit_per_minute > 0',
    },
    { name: 'plans_expiry_check', expression: 'credits_expire_after_days > 0' },
  ],
});

export const planChangeSchema = new EntitySchema<PlanChange>({
  name: 'PlanChange',
  tableName: 'plan_changes',
  columns: {
    id: bigint({ primary: true, generated: 'increment', primaryKeyConstraintName: 'plan_changes_pkey' }),
    planId: text({ name: 'plan_id' }),
    billingCycle: text({ name: 'billing_cycle' }),
    name: text(),
    amountVnd: bigint({ name: 'amount_vnd' }),
    credits: bigint(),
    rateLimitPerMinute: integer({ name: 'rate_limit_per_minute' }),
    creditsExpireAfterDays: integer({ name: 'credits_expire_after_days', nullable: true }),
    onSale: bool({ name: 'on_sale' }),
    reason: text(),
    operatorId: uuid({ name: 'operator_id', nullable: true }),
    changedAt: moment({ name: 'changed_at' }),
  } satisfies Record<keyof PlanChange, unknown>,
  foreignKeys: [
    {
      name: 'plan_changes_operator_fkey',
      target: 'Account',
      columnNames: ['operatorId'],
      referencedColumnNames: ['id'],
    },
  ],
});
