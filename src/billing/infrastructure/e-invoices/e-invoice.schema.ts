import { EntitySchema } from 'typeorm';
import { integer, moment, text, uuid } from '../../../platform/database/column-types';
import type { EInvoice } from '../../domain/e-invoices/e-invoice';

export const eInvoiceSchema = new EntitySchema<EInvoice>({
  name: 'EInvoice',
  tableName: 'e_invoices',
  columns: {
    orderId: uuid({ name: 'order_id', primary: true, primaryKeyConstraintName: 'e_invoices_pkey' }),
    createdAt: moment({ name: 'created_at' }),
    ticket: text({ nullable: true }),
    number: text({ nullable: true }),
    failures: integer(),
    error: text({ nullable: true }),
    nextAttemptAt: moment({ name: 'next_attempt_at', nullable: true }),
  } satisfies Record<keyof EInvoice, unknown>,
  indices: [
    {
      name: 'e_invoices_due_idx',
      columns: ['nextAttemptAt'],
      where: 'next_attempt_at IS NOT NULL',
    },
    { name: 'e_invoices_open_idx', columns: ['createdAt'], where: 'number IS NULL' },
  ],
  foreignKeys: [
    {
      name: 'e_invoices_order_fkey',
      target: 'Order',
      columnNames: ['orderId'],
      referencedColumnNames: ['id'],
    },
  ],
});
