/** Orders that were paid in some days. */
export class SoldDto {
  /** Orders that were paid. */
  orders: number;
  /** What came in for them, in whole Vietnamese dong. */
  amount: number;
  /** Credits that they granted. */
  credits: number;
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
