import { EntitySchema } from 'typeorm';
import { bigint, moment, text, uuid } from '../../platform/database/column-types';
import type { CreditEntry, CreditHold } from '../domain/credits';

export const creditEntrySchema = new EntitySchema<CreditEntry>({
  name: 'CreditEntry',
  tableName: 'credit_entries',
  columns: {
    id: bigint({
      primary: true,
      generated: 'increment',
      primaryKeyConstraintName: 'credit_entries_pkey',
    }),
    accountId: uuid({ name: 'account_id' }),
    type: text(),
    credits: bigint(),
    balanceAfter: bigint({ name: 'balance_after' }),
    grantedTotal: bigint({ name: 'granted_total' }),
    sourceId: text({ name: 'source_id' }),
    reason: text({ nullable: true }),
    operatorId: uuid({ name: 'operator_id', nullable: true }),
    createdAt: moment({ name: 'created_at', default: () => 'clock_timestamp()' }),
  } satisfies Record<keyof CreditEntry, unknown>,
  uniques: [{ name: 'credit_entries_source_key', columns: ['type', 'sourceId'] }],
  indices: [
    { name: 'credit_entries_account_idx', columns: ['accountId', 'id'] },
    { name: 'credit_entries_grants_idx', columns: ['accountId', 'grantedTotal'], where: 'credits > 0' },
  ],
  checks: [
    { name: 'credit_entries_credits_check', expression: 'credits <> 0 AND balance_after >= 0' },
    {
      name: 'credit_entries_type_check',
      expression: "type IN ('signup', 'order', 'charge', 'adjustment')",
    },
  ],
  foreignKeys: [
    {
      name: 'credit_entries_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
    {
      name: 'credit_entries_operator_fkey',
      target: 'Account',
      columnNames: ['operatorId'],
      referencedColumnNames: ['id'],
    },
  ],
});

export const creditHoldSchema = new EntitySchema<CreditHold>({
  name: 'CreditHold',
  tableName: 'credit_holds',
  columns: {
    id: uuid({ primary: true, primaryKeyConstraintName: 'credit_holds_pkey' }),
    accountId: uuid({ name: 'account_id' }),
    credits: bigint(),
    state: text({ default: 'held' }),
    keyId: uuid({ name: 'key_id', nullable: true }),
    keyDay: text({ name: 'key_day', nullable: true }),
    heldAt: moment({ name: 'held_at', default: () => 'clock_timestamp()' }),
    settledAt: moment({ name: 'settled_at', nullable: true }),
  } satisfies Record<keyof CreditHold, unknown>,
  indices: [{ name: 'credit_holds_open_idx', columns: ['accountId'], where: "state = 'held'" }],
  checks: [
    {
      name: 'credit_holds_state_check',
      expression: "credits > 0 AND state IN ('held', 'charged', 'released')",
    },
    // No foreign key: what a key was used for stays when it is deleted.
    { name: 'credit_holds_key_check', expression: '(key_id IS NULL) = (key_day IS NULL)' },
  ],
  foreignKeys: [
    {
      name: 'credit_holds_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});
