import { eInvoiceSchema } from './e-invoices/e-invoice.schema';
import {
  billingDetailsSchema,
  orderReceiptSchema,
  receiptYearSchema,
} from './receipts/order-receipt.schemas';
import { orderSchema } from './orders/order.schema';
import { planChangeSchema, planSchema } from './plans/plan.schema';
import { orderRefundSchema, refundReferenceSchema } from './refunds/refund.schemas';
import { transferSchema } from './transfers/transfer.schema';

/** The tables of this module. */
export const billingSchemas = [
  planSchema,
  planChangeSchema,
  orderSchema,
  transferSchema,
  orderReceiptSchema,
  receiptYearSchema,
  billingDetailsSchema,
  eInvoiceSchema,
  orderRefundSchema,
  refundReferenceSchema,
];
