import { EntitySchema } from 'typeorm';
import { bigint, integer, moment, text, uuid } from '../../../platform/database/column-types';
import type { OrderRefund } from '../../domain/refunds/order-refund';

export const orderRefundSchema = new EntitySchema<OrderRefund>({
  name: 'OrderRefund',
  tableName: 'order_refunds',
  columns: {
    orderId: uuid({ name: 'order_id', primary: true, primaryKeyConstraintName: 'order_refunds_pkey' }),
    number: integer({ primary: true, primaryKeyConstraintName: 'order_refunds_pkey' }),
    amountVnd: bigint({ name: 'amount_vnd' }),
    credits: bigint(),
    reference: text(),
    reason: text(),
    refundedBy: text({ name: 'refunded_by' }),
    refundedAt: moment({ name: 'refunded_at' }),
  } satisfies Record<keyof OrderRefund, unknown>,
  indices: [{ name: 'order_refunds_refunded_idx', columns: ['refundedAt', 'orderId', 'number'] }],
  checks: [
    { name: 'order_refunds_amount_check', expression: 'amount_vnd > 0 AND credits >= 0' },
    { name: 'order_refunds_number_check', expression: 'number > 0' },
  ],
  foreignKeys: [
    {
      name: 'order_refunds_order_fkey',
      target: 'Order',
      columnNames: ['orderId'],
      referencedColumnNames: ['id'],
    },
  ],
});

/** The bank's transfer that sent back the money of one transfer or order. */
interface RefundReference {
  /** The reference as `refundReferenceKey` writes it. */
  readonly referenceKey: string;
  /** Id of the transfer or the order. */
  readonly refundedId: string;
}

export const refundReferenceSchema = new EntitySchema<RefundReference>({
  name: 'RefundReference',
  tableName: 'refund_references',
  columns: {
    referenceKey: text({
      name: 'reference_key',
      primary: true,
      primaryKeyConstraintName: 'refund_references_pkey',
    }),
    refundedId: uuid({ name: 'refunded_id' }),
  } satisfies Record<keyof RefundReference, unknown>,
  indices: [{ name: 'refund_references_refunded_idx', columns: ['refundedId'] }],
});
