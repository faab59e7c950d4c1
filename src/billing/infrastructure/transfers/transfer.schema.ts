import { EntitySchema } from 'typeorm';
import { bigint, json, moment, text, uuid } from '../../../platform/database/column-types';
import { CLOSURES } from '../../domain/transfers/closure';
import { TRANSFER_OUTCOMES, TRANSFER_REASONS } from '../../domain/transfers/settlement';
import type { TransferState } from '../../domain/transfers/transfer';

const oneOf = (column: string, values: readonly string[]): string =>
  `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`;

export const transferSchema = new EntitySchema<TransferState>({
  name: 'Transfer',
  tableName: 'transfers',
  columns: {
    id: uuid({ primary: true, primaryKeyConstraintName: 'transfers_pkey' }),
    channel: text(),
    notificationId: bigint({ name: 'notification_id', nullable: true }),
    gateway: text(),
    transferredAt: moment({ name: 'transferred_at' }),
    accountNumber: text({ name: 'account_number' }),
    subAccount: text({ name: 'sub_account', nullable: true }),
    content: text(),
    orderCode: text({ name: 'order_code', nullable: true }),
    direction: text(),
    amountVnd: bigint({ name: 'amount_vnd' }),
    referenceCode: text({ name: 'reference_code' }),
    raw: json(),
    receivedAt: moment({ name: 'received_at' }),
    outcome: text(),
    reason: text({ nullable: true }),
    orderId: uuid({ name: 'order_id', nullable: true }),
    assignedReason: text({ name: 'assigned_reason', nullable: true }),
    assignedBy: text({ name: 'assigned_by', nullable: true }),
    settledAt: moment({ name: 'settled_at', nullable: true }),
    closedAs: text({ name: 'closed_as', nullable: true }),
    closedReason: text({ name: 'closed_reason', nullable: true }),
    closedBy: text({ name: 'closed_by', nullable: true }),
    closedAt: moment({ name: 'closed_at', nullable: true }),
    refundReference: text({ name: 'refund_reference', nullable: true }),
  } satisfies Record<keyof TransferState, unknown>,
  indices: [
    {
      name: 'transfers_credited_reference_key',
      columns: ['referenceCode'],
      unique: true,
      where: "outcome = 'credited' AND assigned_reason IS NULL",
    },
    {
      name: 'transfers_credited_order_key',
      columns: ['orderId'],
      unique: true,
      where: "outcome = 'credited'",
    },
    { name: 'transfers_reference_idx', columns: ['referenceCode'], where: "outcome <> 'duplicate'" },
    { name: 'transfers_repeats_idx', columns: ['referenceCode'], where: "outcome = 'duplicate'" },
    { name: 'transfers_received_idx', columns: ['receivedAt', 'id'], where: "outcome = 'received'" },
    { name: 'transfers_listing_idx', columns: ['receivedAt', 'id'] },
    {
      name: 'transfers_waiting_idx',
      columns: ['receivedAt', 'id'],
      where: "(outcome = 'unmatched' OR outcome = 'ignored' AND reason = 'no-code') AND closed_as IS NULL",
    },
  ],
  checks: [
    { name: 'transfers_direction_check', expression: "direction IN ('in', 'out')" },
    { name: 'transfers_amount_check', expression: 'amount_vnd > 0' },
    { name: 'transfers_outcome_check', expression: oneOf('outcome', TRANSFER_OUTCOMES) },
    { name: 'transfers_reason_check', expression: oneOf('reason', TRANSFER_REASONS) },
    { name: 'transfers_closure_check', expression: oneOf('closed_as', CLOSURES) },
    {
      name: 'transfers_closed_check',
      expression:
        '(closed_as IS NULL) = (closed_at IS NULL) AND (closed_as IS NULL) = (closed_reason IS NULL) AND ' +
        "(closed_as IS NOT DISTINCT FROM 'refunded') = (refund_reference IS NOT NULL) AND " +
        "(closed_as IS NULL OR outcome IN ('unmatched', 'ignored'))",
    },
    {
      name: 'transfers_settled_check',
      expression:
        "(outcome = 'received') = (settled_at IS NULL) AND (outcome = 'credited') = (order_id IS NOT NULL)",
    },
  ],
  foreignKeys: [
    {
      name: 'transfers_order_fkey',
      target: 'Order',
      columnNames: ['orderId'],
      referencedColumnNames: ['id'],
    },
  ],
});
