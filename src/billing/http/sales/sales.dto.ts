import { IsIn, IsOptional, Matches } from 'class-validator';

/** The formats that sales are exported in. */
export const SALES_FORMATS = ['csv', 'json'] as const;
export type SalesFormat = (typeof SALES_FORMATS)[number];

/** Which sales are exported, and how. */
export class SalesQuery {
  /**
   * First day, in Vietnam.
   * @example "2026-11-01"
   */
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: '$property must be a day such as 2026-11-30' })
  from: string;

  /**
   * Last day, in Vietnam.
   * @example "2026-11-30"
   */
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: '$property must be a day such as 2026-11-30' })
  to: string;

  /** Format of the file; csv when left out. */
  @IsOptional()
  @IsIn(SALES_FORMATS)
  format?: SalesFormat;
}

/** A line of the export: a receipt, or what of its money was sent back. */
export class SaleDto {
  /** sale, or refund: an adjustment of the receipt that it names, whose figures are negative. */
  kind: 'sale' | 'refund';
  /** Number of the receipt. */
  receipt_number: string | null;
  /** When it was paid, or when the refund was noted (ISO 8601, UTC). */
  at: string;
  /** Code of the order. */
  order_code: string | null;
  /** Name of the buyer, as in the receipt. */
  buyer_name: string | null;
  /** Tax code of the buyer. */
  buyer_tax_code: string | null;
  /** Address of the buyer. */
  buyer_address: string | null;
  /** E-mail address of the buyer. */
  buyer_email: string | null;
  /** Name of the seller, as in the receipt. */
  seller_name: string | null;
  /** Tax code of the seller. */
  seller_tax_code: string | null;
  /** Address of the seller. */
  seller_address: string | null;
  /** Name of the plan. */
  plan_name: string | null;
  /** Billing cycle of the plan. */
  billing_cycle: 'monthly' | 'yearly' | null;
  /** Credits granted; negative for those that were taken back. */
  credits: number | null;
  /** What is left of the amount without tax, in whole dong. */
  net: number | null;
  /** Percent of value added tax; null for none. */
  vat_rate_percent: number | null;
  /** The tax in the amount, in whole dong. */
  vat: number | null;
  /** What came in, tax included, in whole dong; negative for what was sent back. */
  amount: number;
  /** Currency of the amounts. */
  currency: 'VND';
  /** The bank's reference of the transfer that came in; `MOCK-…` for a simulated payment. */
  transfer_reference: string;
  /** The bank's reference of the transfer that went back. */
  refund_reference: string | null;
  /** Why it was sent back. */
  reason: string | null;
}

/** What was sold and what was sent back of it: sales in the order of payment, then refunds in the order in which they were noted. */
export class SalesResult {
  /** The lines. */
  items: SaleDto[];
}
