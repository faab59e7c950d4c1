/** What was sent back of paid orders in some days; money that paid no order is neither in it nor in what came in. */
export class SentBackDto {
  /** Orders of which money was sent back, whenever they were paid. */
  orders: number;
  /** What was sent back of them, in whole Vietnamese dong. */
  amount: number;
  /** Credits that were taken back for it. */
  credits: number;
}

/** Orders that were paid in some days, and what was sent back in them. */
export class SoldDto {
  /** Orders that were paid. */
  orders: number;
  /** What came in for them, in whole Vietnamese dong. */
  amount: number;
  /** Credits that they granted. */
  credits: number;
  /** What was sent back, counted on the day on which it was noted. */
  refunded: SentBackDto;
  /** What came in less what was sent back, in whole Vietnamese dong; negative where more went back. */
  net_amount: number;
}

/** Money that waits for an operator. */
export class WaitingMoneyDto {
  /** Transfers that came in and paid nothing. */
  count: number;
  /** Their sum, in whole Vietnamese dong. */
  amount: number;
}

/** Money at one look; days begin at midnight in Vietnam, and simulated payments are counted only among what waits. */
export class TakingsResult {
  /** What was sold today. */
  today: SoldDto;
  /** What was sold today and on the six days before. */
  last_7_days: SoldDto;
  /** What was sold today and on the 29 days before. */
  last_30_days: SoldDto;
  /** What waits for a decision. */
  waiting: WaitingMoneyDto;
  /** When a payment gateway last told of a transfer, new or known (ISO 8601, UTC); null when none ever did. */
  last_webhook_at: string | null;
}
