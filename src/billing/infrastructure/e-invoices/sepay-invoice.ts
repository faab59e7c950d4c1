import type { CompleteReceipt } from '../../application/receipts/find-receipt';
import { vietnamTime } from '../../domain/transfers/bank-time';
import { receiptNumber, splitVat } from '../../domain/receipts/order-receipt';

/** The form of invoice that an operator has registered with the tax authority. */
export interface SepayInvoiceForm {
  /** `id` of an account in `GET /v1/provider-accounts`. */
  readonly providerAccountId: string;
  readonly templateCode: string;
  readonly invoiceSeries: string;
}

/** Ten digits, perhaps with a branch, are an enterprise's; twelve are a person's. */
const ENTERPRISE = /^\d{10}(-\d{3})?$/;

/**
 * The body of `POST /v1/invoices/create`. It is dated now, not when it was paid: that is usually seconds ago, and
 * numbers have to follow the dates. The total is given, since whole dong of net and tax may miss it by one.
 */
export function sepayInvoice(receipt: CompleteReceipt, form: SepayInvoiceForm, now: Date): object {
  const { buyer, amountVnd, vatRatePercent } = receipt;
  const isEnterprise = buyer.taxCode !== null && ENTERPRISE.test(buyer.taxCode);
  return {
    reference_code: receipt.orderId,
    provider_account_id: form.providerAccountId,
    template_code: form.templateCode,
    invoice_series: form.invoiceSeries,
    issued_date: vietnamTime(now),
    currency: 'VND',
    payment_method: 'CK',
    is_draft: false,
    buyer: {
      type: isEnterprise ? 'company' : 'personal',
      name: buyer.name,
      ...(isEnterprise && { legal_name: buyer.name }),
      ...(buyer.taxCode !== null && { tax_code: buyer.taxCode }),
      ...(buyer.address !== null && { address: buyer.address }),
      email: buyer.email,
    },
    items: [
      {
        line_number: 1,
        line_type: 1,
        item_name: `${receipt.planName}: ${receipt.credits} ký tự chuyển văn bản thành giọng nói`,
        unit: 'gói',
        quantity: 1,
        unit_price: splitVat(amountVnd, vatRatePercent).netVnd,
        ...(vatRatePercent !== null && { tax_rate: vatRatePercent }),
      },
    ],
    notes: `${receipt.orderCode}, ${receiptNumber(receipt)}`,
    total_amount: amountVnd,
  };
}
