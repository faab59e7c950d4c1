import { EntitySchema } from 'typeorm';
import { bigint, integer, json, moment, text, uuid } from '../../../platform/database/column-types';
import type { BillingDetails } from '../../domain/receipts/billing-details';
import type { OrderReceipt } from '../../domain/receipts/order-receipt';

export const orderReceiptSchema = new EntitySchema<OrderReceipt>({
  name: 'OrderReceipt',
  tableName: 'order_receipts',
  columns: {
    orderId: uuid({ name: 'order_id', primary: true, primaryKeyConstraintName: 'order_receipts_pkey' }),
    accountId: uuid({ name: 'account_id' }),
    orderCode: text({ name: 'order_code' }),
    year: integer(),
    serial: integer(),
    issuedAt: moment({ name: 'issued_at' }),
    planName: text({ name: 'plan_name' }),
    billingCycle: text({ name: 'billing_cycle' }),
    credits: bigint(),
    amountVnd: bigint({ name: 'amount_vnd' }),
    vatRatePercent: integer({ name: 'vat_rate_percent', nullable: true }),
    referenceCode: text({ name: 'reference_code' }),
    seller: json({ nullable: true }),
    buyer: json(),
  } satisfies Record<keyof OrderReceipt, unknown>,
  indices: [{ name: 'order_receipts_issued_idx', columns: ['issuedAt', 'orderId'] }],
  uniques: [{ name: 'order_receipts_number_key', columns: ['year', 'serial'] }],
  checks: [{ name: 'order_receipts_serial_check', expression: 'serial > 0' }],
  foreignKeys: [
    {
      name: 'order_receipts_order_fkey',
      target: 'Order',
      columnNames: ['orderId'],
      referencedColumnNames: ['id'],
    },
  ],
});

/** The last number given in a year. */
interface ReceiptYear {
  readonly year: number;
  readonly lastSerial: number;
}

export const receiptYearSchema = new EntitySchema<ReceiptYear>({
  name: 'ReceiptYear',
  tableName: 'receipt_years',
  columns: {
    year: integer({ primary: true, primaryKeyConstraintName: 'receipt_years_pkey' }),
    lastSerial: integer({ name: 'last_serial' }),
  } satisfies Record<keyof ReceiptYear, unknown>,
});

/** Whose details they are. */
export type AccountBillingDetails = BillingDetails & { readonly accountId: string };

export const billingDetailsSchema = new EntitySchema<AccountBillingDetails>({
  name: 'BillingDetails',
  tableName: 'billing_details',
  columns: {
    accountId: uuid({
      name: 'account_id',
      primary: true,
      primaryKeyConstraintName: 'billing_details_pkey',
    }),
    name: text(),
    taxCode: text({ name: 'tax_code', nullable: true }),
    address: text({ nullable: true }),
    email: text(),
  } satisfies Record<keyof AccountBillingDetails, unknown>,
  foreignKeys: [
    {
      name: 'billing_details_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});
