import type { OfRecentDays } from '../../../accounts';

/** Orders, and the money and credits that moved for them. */
export interface OrderSums {
  readonly orders: number;
  readonly amountVnd: number;
  readonly credits: number;
}

/** What came in for orders in some days, and what went back. */
export class PeriodTakings {
  constructor(
    /** Orders that were paid. What came in may differ from their price where an operator accepted that. */
    readonly sold: OrderSums,
    /**
     * Orders of which money was sent back, whenever they were paid, and the credits that were taken back for it. Money that
     * paid no order was never counted as sold.
     */
    readonly sentBack: OrderSums,
  ) {}

  /** What is left; negative where more went back than came in. */
  get netVnd(): number {
    return this.sold.amountVnd - this.sentBack.amountVnd;
  }
}

/** Money at one look. Simulated payments are none, except that they wait for an operator like others. */
export interface MoneyAtALook {
  /** Refunds count on the days on which they were noted. */
  readonly takings: OfRecentDays<PeriodTakings>;
  /** Transfers that wait for an operator. */
  readonly waiting: { readonly count: number; readonly amountVnd: number };
  /** When a gateway last told of a transfer, new or known; null when none ever did. */
  readonly lastWebhookAt: Date | null;
}

/** What came in and went back, counted anew at each look. */
export abstract class Takings {
  /**
   * @param since when the days began that are asked for
   * @param gateways the channels that are webhooks
   */
  abstract look(since: OfRecentDays<Date>, gateways: readonly string[]): Promise<MoneyAtALook>;
}
