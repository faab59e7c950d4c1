import type { OfRecentDays } from '../../../accounts';

/** Orders that were paid. */
export interface Sold {
  readonly orders: number;
  /** What came in for them, which may differ from their price where an operator accepted that. */
  readonly amountVnd: number;
  readonly credits: number;
}

/** What was sent back of paid orders, whenever they were paid. Money that paid no order was never counted as sold. */
export interface SentBack {
  readonly orders: number;
  readonly amountVnd: number;
  /** Taken back for it. */
  readonly credits: number;
}

/** Money at one look. Simulated payments are none, except that they wait for an operator like others. */
export interface MoneyAtALook {
  readonly sold: OfRecentDays<Sold>;
  /** On the days on which it was noted. */
  readonly sentBack: OfRecentDays<SentBack>;
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
