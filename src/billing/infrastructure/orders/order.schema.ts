import { EntitySchema } from 'typeorm';
import { bigint, integer, moment, text, uuid } from '../../../platform/database/column-types';
import type { OrderState } from '../../domain/orders/order';

export const orderSchema = new EntitySchema<OrderState>({
  name: 'Order',
  tableName: 'orders',
  columns: {
    id: uuid({ primary: true, primaryKeyConstraintName: 'orders_pkey' }),
    orderCode: text({ name: 'order_code' }),
    accountId: uuid({ name: 'account_id' }),
    planId: text({ name: 'plan_id' }),
    billingCycle: text({ name: 'billing_cycle' }),
    amountVnd: bigint({ name: 'amount_vnd' }),
    credits: bigint(),
    rateLimitPerMinute: integer({ name: 'rate_limit_per_minute' }),
    creditsExpireAfterDays: integer({ name: 'credits_expire_after_days', nullable: true }),
    bankBin: text({ name: 'bank_bin' }),
    bankName: text({ name: 'bank_name' }),
    accountNo: text({ name: 'account_no' }),
    accountName: text({ name: 'account_name' }),
    status: text(),
    createdAt: moment({ name: 'created_at' }),
    expiresAt: moment({ name: 'expires_at' }),
    paidAt: moment({ name: 'paid_at', nullable: true }),
    paidBy: uuid({ name: 'paid_by', nullable: true }),
    idempotencyKey: text({ name: 'idempotency_key', nullable: true }),
    voidSince: moment({ name: 'void_since', nullable: true }),
  } satisfies Record<keyof OrderState, unknown>,
  uniques: [
    { name: 'orders_code_key', columns: ['orderCode'] },
    { name: 'orders_idempotency_key', columns: ['accountId', 'idempotencyKey'] },
  ],
  indices: [
    { name: 'orders_account_idx', columns: ['accountId', 'createdAt'] },
    { name: 'orders_created_idx', columns: ['createdAt', 'id'] },
  ],
  checks: [
    { name: 'orders_status_check', expression: "status IN ('PENDING', 'PAID', 'CANCELLED')" },
    {
      name: 'orders_amounts_check',
      expression: 'amount_vnd > 0 AND credits > 0 AND rate_limit_per_minute > 0',
    },
    { name: 'orders_expiry_check', expression: 'credits_expire_after_days > 0' },
    {
      name: 'orders_paid_check',
      expression: "(status = 'PAID') = (paid_at IS NOT NULL) AND (status = 'PAID') = (paid_by IS NOT NULL)",
    },
  ],
  foreignKeys: [
    {
      name: 'orders_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
    {
      name: 'orders_transfer_fkey',
      target: 'Transfer',
      columnNames: ['paidBy'],
      referencedColumnNames: ['id'],
    },
  ],
});
