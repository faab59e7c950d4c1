import { EntitySchema } from 'typeorm';
import { bigint, moment, text, uuid } from '../../../platform/database/column-types';
import type { CreditLot, LotUse } from '../../domain/credits/credit-lots';
import type { CreditEntry, CreditHold } from '../../domain/credits/credits';

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
    endingAfter: bigint({ name: 'ending_after', default: 0 }),
    grantedTotal: bigint({ name: 'granted_total' }),
    expiresAt: moment({ name: 'expires_at', nullable: true }),
    sourceId: text({ name: 'source_id' }),
    reason: text({ nullable: true }),
    operatorId: uuid({ name: 'operator_id', nullable: true }),
    createdAt: moment({ name: 'created_at', default: () => 'clock_timestamp()' }),
  } satisfies Record<keyof CreditEntry, unknown>,
  uniques: [{ name: 'credit_entries_source_key', columns: ['type', 'sourceId'] }],
  indices: [
    { name: 'credit_entries_account_idx', columns: ['accountId', 'id'] },
    {
      name: 'credit_entries_grants_idx',
      columns: ['accountId', 'grantedTotal'],
      where: 'credits > 0 AND expires_at IS NULL',
    },
  ],
  checks: [
    { name: 'credit_entries_credits_check', expression: 'credits <> 0 AND balance_after >= 0' },
    {
      name: 'credit_entries_type_check',
      expression: "type IN ('signup', 'order', 'charge', 'adjustment', 'expiry', 'refund')",
    },
    { name: 'credit_entries_expiry_check', expression: 'expires_at IS NULL OR credits > 0' },
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

export const creditLotSchema = new EntitySchema<CreditLot>({
  name: 'CreditLot',
  tableName: 'credit_lots',
  columns: {
    entryId: bigint({ name: 'entry_id', primary: true, primaryKeyConstraintName: 'credit_lots_pkey' }),
    accountId: uuid({ name: 'account_id' }),
    expiresAt: moment({ name: 'expires_at' }),
    creditsLeft: bigint({ name: 'credits_left' }),
    announcedAt: moment({ name: 'announced_at', nullable: true }),
  } satisfies Record<keyof CreditLot, unknown>,
  indices: [
    {
      name: 'credit_lots_left_idx',
      columns: ['accountId', 'expiresAt', 'entryId'],
      where: 'credits_left > 0',
    },
    { name: 'credit_lots_expiry_idx', columns: ['expiresAt'], where: 'credits_left > 0' },
  ],
  checks: [{ name: 'credit_lots_left_check', expression: 'credits_left >= 0' }],
  foreignKeys: [
    {
      name: 'credit_lots_entry_fkey',
      target: 'CreditEntry',
      columnNames: ['entryId'],
      referencedColumnNames: ['id'],
    },
    {
      name: 'credit_lots_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});

export const creditLotUseSchema = new EntitySchema<LotUse>({
  name: 'CreditLotUse',
  tableName: 'credit_lot_uses',
  columns: {
    entryId: bigint({ name: 'entry_id', primary: true, primaryKeyConstraintName: 'credit_lot_uses_pkey' }),
    lotId: bigint({ name: 'lot_id', primary: true, primaryKeyConstraintName: 'credit_lot_uses_pkey' }),
    credits: bigint(),
  } satisfies Record<keyof LotUse, unknown>,
  indices: [{ name: 'credit_lot_uses_lot_idx', columns: ['lotId'] }],
  checks: [{ name: 'credit_lot_uses_credits_check', expression: 'credits > 0' }],
  foreignKeys: [
    {
      name: 'credit_lot_uses_entry_fkey',
      target: 'CreditEntry',
      columnNames: ['entryId'],
      referencedColumnNames: ['id'],
    },
    {
      name: 'credit_lot_uses_lot_fkey',
      target: 'CreditLot',
      columnNames: ['lotId'],
      referencedColumnNames: ['entryId'],
    },
  ],
});
