import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/page.dto';
import { BANK_PROFILES, type BankProfile } from '../../domain/transfers/bank-texts';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/orders/order';
import { BILLING_CYCLES, type BillingCycle } from '../../domain/plans/plan';

/** A plan on offer. */
export class PlanDto {
  /** Identifier of the plan. */
  plan_id: string;
  /** Name to be shown. */
  name: string;
  /** How long the plan lasts. */
  billing_cycle: 'monthly' | 'yearly';
  /** Price in whole Vietnamese dong. */
  amount: number;
  /** Currency of the price. */
  currency: 'VND';
  /** Credits granted when paid; one character costs one credit. */
  credits: number;
  /** Requests a minute that the plan allows. */
  rate_limit_per_minute: number;
  /** Days after the payment at whose end its credits end; null for credits that never do. */
  credits_expire_after_days: number | null;
}

/** All plans on sale; monthly before yearly, cheapest first. */
export class PlansResult {
  /** The plans. */
  items: PlanDto[];
}

/** What is to be bought. */
export class PlaceOrderRequest {
  /**
   * Identifier of the plan.
   * @example "starter"
   */
  @IsString()
  @MinLength(1)
  @MaxLength(100)
  plan_id: string;

  /**
   * Billing cycle of the plan.
   * @example "monthly"
   */
  @IsIn(BILLING_CYCLES)
  billing_cycle: BillingCycle;
}

/** An order whose payment is to be simulated. */
export class MockPayRequest {
  /**
   * Code of the order.
   * @example "LOA12345678"
   */
  @IsString()
  @MinLength(1)
  @MaxLength(100)
  order_code: string;

  /**
   * Wraps the memo in the text of this bank or wallet. With this or any field below, each call is a new
   * transfer, for a paid order too.
   */
  @IsOptional()
  @IsIn(BANK_PROFILES)
  bank?: BankProfile;

  /**
   * Amount of the transfer in whole Vietnamese dong, where it is not the order's.
   * @example 98000
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(10_000_000_000)
  amount?: number;

  /** How often the notification comes once more after the first time. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(10)
  repeat?: number;

  /** Seconds until the transfer arrives; the answer does not wait for it. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(60)
  delay_sec?: number;
}

/** Something that was sent back of the money of a paid order. */
export class OrderRefundDto {
  /** In whole Vietnamese dong; all refunds of the order together are at most what came in. */
  amount: number;
  /** Credits that were taken back. */
  credits: number;
  /** The bank's reference of the transfer that sent it back. */
  refund_reference: string;
  /** When it was noted (ISO 8601, UTC). */
  refunded_at: string;
}

/** An order. */
export class OrderDto {
  /** Identifier of the order. */
  id: string;
  /**
   * Code of the order: prefix and digits.
   * @example "LOA12345678"
   */
  order_code: string;
  /** Plan that is bought. */
  plan_id: string;
  /** Billing cycle of the plan. */
  billing_cycle: 'monthly' | 'yearly';
  /** Price in whole Vietnamese dong; transfer exactly this. */
  amount: number;
  /** Credits granted when paid. */
  credits: number;
  /** Days after the payment at whose end they end; null for never. */
  credits_expire_after_days: number | null;
  /**
   * PENDING until paid, then PAID for ever. EXPIRED after 24 hours without payment and CANCELLED by its owner:
   * money that comes all the same still pays it.
   */
  status: OrderStatus;
  /** Name of the receiving bank. */
  bank_name: string;
  /** Number of the receiving account. */
  account_no: string;
  /**
   * Memo of the transfer, by which it is recognised.
   * @example "LOA 12345678"
   */
  memo: string;
  /** When it was paid (ISO 8601, UTC); null until then. */
  paid_at: string | null;
  /** When it expires, unless paid (ISO 8601, UTC). */
  expires_at: string;
  /** What was sent back of its money, oldest first. The order stays PAID. */
  refunds: OrderRefundDto[];
}

/** The QR code that pays an order. */
export class QrDto {
  /** Text of the code (EMVCo, NAPAS 247). */
  content: string;
  /** Address of the code as PNG. */
  image_url: string;
  /** Address of the code as SVG. */
  svg_url: string;
}

/** An order and how to pay it. */
export class OrderResult {
  /** The order. */
  order: OrderDto;
  /** The QR code that pays it. */
  qr: QrDto;
  /** Seconds to wait between two questions for its status. */
  poll_interval_sec: number;
}

/** The payment of an order, as its receipt has it. */
export class OrderPaymentDto {
  /** What came in, in whole Vietnamese dong; not the order's amount where an operator accepted another. */
  amount: number;
  /** The bank's reference of the transfer. */
  bank_reference: string;
  /**
   * Number of the receipt.
   * @example "2026-000123"
   */
  receipt_number: string;
}

/** An order, how to pay it, and how it was paid. */
export class ShownOrderResult extends OrderResult {
  /** The payment; null until the order is paid. */
  payment: OrderPaymentDto | null;
}

/** Result of cancelling an order. */
export class CancelledOrderResult {
  /** The order, CANCELLED. */
  order: OrderDto;
}

/** Which of the account's orders are asked for. */
export class OrdersQuery extends PageQuery {
  /** Only orders in this state. */
  @IsOptional()
  @IsIn(ORDER_STATUSES)
  status?: OrderStatus;
}

/** A page of the account's orders, newest first. */
export class OrdersResult {
  /** Number of matching orders in all. */
  total: number;
  /** The page returned. */
  page: number;
  /** The page size used. */
  limit: number;
  /** The orders. */
  items: OrderDto[];
}

/** Where the payment of an order stands. */
export class OrderStatusResult {
  /** Code of the order. */
  order_code: string;
  /** PENDING, PAID, EXPIRED or CANCELLED. */
  status: OrderStatus;
  /** Price in whole Vietnamese dong. */
  amount: number;
  /** Credits granted when paid. */
  credits: number;
  /** When it was paid (ISO 8601, UTC); null until then. */
  paid_at: string | null;
  /** When it expires, unless paid (ISO 8601, UTC). */
  expires_at: string;
}

/** Result of a simulated payment. */
export class MockPayResult {
  /** What happened, for people. */
  message: string;
  /** The order as it is now: paid, unless the transfer is late or of a wrong amount. */
  order: OrderDto;
  /** The text of the bank, where a bank, amount, repeat or delay was asked for. */
  content?: string;
  /** What became of each delivery of that transfer; none while it is on its way. */
  outcomes?: ('credited' | 'duplicate' | 'ignored' | 'unmatched')[];
}
