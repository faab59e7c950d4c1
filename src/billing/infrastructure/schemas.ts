import { eInvoiceSchema } from './e-invoices/e-invoice.schema';
import { billingDetailsSchema, orderReceiptSchema, receiptYearSchema } from './order-receipt.schemas';
import { orderSchema } from './order.schema';
import { planChangeSchema, planSchema } from './plan.schema';
import { orderRefundSchema, refundReferenceSchema } from './refund.schemas';
import { transferSchema } from './transfer.schema';

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
