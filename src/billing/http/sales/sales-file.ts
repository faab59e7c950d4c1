import { csvFile, type CsvValue } from '../../../platform/formats/csv';
import type { CompleteReceipt } from '../../application/receipts/find-receipt';
import type { SalesEntry } from '../../application/sales/list-sales';
import type { OrderRefund } from '../../domain/refunds/order-refund';
import { receiptNumber, splitVat } from '../../domain/receipts/order-receipt';
import type { SaleDto } from './sales.dto';

/** What holds for a line until it is known better: also the columns, in their order. */
const BLANK: SaleDto = {
  kind: 'sale',
  receipt_number: null,
  at: '',
  order_code: null,
  buyer_name: null,
  buyer_tax_code: null,
  buyer_address: null,
  buyer_email: null,
  seller_name: null,
  seller_tax_code: null,
  seller_address: null,
  plan_name: null,
  billing_cycle: null,
  credits: null,
  net: null,
  vat_rate_percent: null,
  vat: null,
  amount: 0,
  currency: 'VND',
  transfer_reference: '',
  refund_reference: null,
  reason: null,
};

/** Comma-separated values (RFC 4180), one line at a time, each with its end. */
export const salesCsv = (entries: AsyncIterable<SalesEntry>): AsyncGenerator<string> =>
  csvFile(Object.keys(BLANK), rowsOf(entries));

async function* rowsOf(entries: AsyncIterable<SalesEntry>): AsyncGenerator<CsvValue[]> {
  for await (const entry of entries) yield Object.values(presentEntry(entry)) as CsvValue[];
}

/** The API's envelope around all items, one at a time: there may be more than a string holds. */
export async function* salesJson(entries: AsyncIterable<SalesEntry>): AsyncGenerator<string> {
  let before = '{"status":1,"result":{"items":[\n';
  for await (const entry of entries) {
    yield before + JSON.stringify(presentEntry(entry));
    before = ',\n';
  }
  yield before.startsWith('{') ? `${before}]}}\n` : '\n]}}\n';
}

export const presentEntry = (entry: SalesEntry): SaleDto =>
  entry.kind === 'sale' ? presentSale(entry.receipt) : presentRefund(entry.receipt, entry.refund);

function presentSale(receipt: CompleteReceipt): SaleDto {
  const { buyer, seller, amountVnd, vatRatePercent } = receipt;
  const { netVnd, vatVnd } = splitVat(amountVnd, vatRatePercent);
  return {
    ...BLANK,
    receipt_number: receiptNumber(receipt),
    at: receipt.issuedAt.toISOString(),
    order_code: receipt.orderCode,
    buyer_name: buyer.name,
    buyer_tax_code: buyer.taxCode,
    buyer_address: buyer.address,
    buyer_email: buyer.email,
    seller_name: seller.name,
    seller_tax_code: seller.taxCode,
    seller_address: seller.address,
    plan_name: receipt.planName,
    billing_cycle: receipt.billingCycle,
    credits: receipt.credits,
    net: netVnd,
    vat_rate_percent: vatRatePercent,
    vat: vatVnd,
    amount: amountVnd,
    transfer_reference: receipt.referenceCode,
  };
}

/** The receipt's line again, with what is taken off its figures: those of a full refund and of its sale add up to 0. */
function presentRefund(receipt: CompleteReceipt, refund: OrderRefund): SaleDto {
  const { netVnd, vatVnd } = splitVat(refund.amountVnd, receipt.vatRatePercent);
  return {
    ...presentSale(receipt),
    kind: 'refund',
    at: refund.refundedAt.toISOString(),
    credits: 0 - refund.credits,
    net: 0 - netVnd,
    vat: 0 - vatVnd,
    amount: 0 - refund.amountVnd,
    refund_reference: refund.reference,
    reason: refund.reason,
  };
}
