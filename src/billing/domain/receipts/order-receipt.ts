import { vietnamDay } from '../transfers/bank-time';
import type { BillingDetails } from './billing-details';
import type { OrderState } from '../orders/order';
import type { BillingCycle } from '../plans/plan';

/** Who sells, as the operator has set it. */
export interface Seller {
  readonly name: string;
  readonly taxCode: string | null;
  readonly address: string | null;
}

/** What every new receipt takes from the settings. */
export class ReceiptTerms {
  constructor(
    readonly seller: Seller,
    /** Percent of value added tax that prices include; null where none is due. */
    readonly vatRatePercent: number | null,
    /** Whether a provider issues an e-invoice for each. */
    readonly withEInvoices = false,
  ) {}
}

/**
 * What says that an order was paid: copies from that moment, which do not change afterwards. It is no tax invoice.
 */
export interface OrderReceipt {
  readonly orderId: string;
  readonly accountId: string;
  readonly orderCode: string;
  /** Of the payment, in Vietnam. */
  readonly year: number;
  /** Counts the receipts of the year from 1, without gaps. */
  readonly serial: number;
  readonly issuedAt: Date;
  readonly planName: string;
  readonly billingCycle: BillingCycle;
  readonly credits: number;
  /** What came in, tax included, in whole dong; not the order's amount where an operator accepted another. */
  readonly amountVnd: number;
  readonly vatRatePercent: number | null;
  /** The bank's reference of the transfer that paid. */
  readonly referenceCode: string;
  /** Null for orders that were paid before receipts were issued: the settings name it. */
  readonly seller: Seller | null;
  readonly buyer: BillingDetails;
}

/** Its number is given when it is stored. */
export type UnnumberedReceipt = Omit<OrderReceipt, 'serial'>;

/** The receipt of an order that has just been paid. */
export function receiptOf(
  order: OrderState,
  payment: { readonly amountVnd: number; readonly referenceCode: string; readonly at: Date },
  parties: { readonly planName: string; readonly buyer: BillingDetails; readonly terms: ReceiptTerms },
): UnnumberedReceipt {
  const { planName, buyer, terms } = parties;
  return {
    orderId: order.id,
    accountId: order.accountId,
    orderCode: order.orderCode,
    year: Number(vietnamDay(payment.at).slice(0, 4)),
    issuedAt: payment.at,
    planName,
    billingCycle: order.billingCycle,
    credits: order.credits,
    amountVnd: payment.amountVnd,
    vatRatePercent: terms.vatRatePercent,
    referenceCode: payment.referenceCode,
    seller: terms.seller,
    buyer,
  };
}

/** `2026-000123` */
export const receiptNumber = ({ year, serial }: Pick<OrderReceipt, 'year' | 'serial'>): string =>
  `${year}-${String(serial).padStart(6, '0')}`;

/** An amount that includes tax in its two parts, in whole dong; half a dong is the net's. */
export function splitVat(
  amountVnd: number,
  vatRatePercent: number | null,
): { readonly netVnd: number; readonly vatVnd: number } {
  const netVnd = Math.round((amountVnd * 100) / (100 + (vatRatePercent ?? 0)));
  return { netVnd, vatVnd: amountVnd - netVnd };
}
