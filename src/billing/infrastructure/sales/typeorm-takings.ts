import { Injectable } from '@nestjs/common';
import type { OfRecentDays } from '../../../accounts';
import { TypeOrmTransaction } from '../../../platform/database/typeorm-transaction';
import { type MoneyAtALook, type OrderSums, PeriodTakings, Takings } from '../../application/sales/takings';
import { SIMULATED } from '../../domain/transfers/transfer-notice';

interface SumRow {
  readonly orders: string;
  readonly amount: string;
  readonly credits: string;
}

/** Each order that is paid has a receipt, and they are indexed by time. */
const SOLD = `
  SELECT count(*) AS orders, coalesce(sum(paid.amount_vnd), 0) AS amount,
         coalesce(sum(receipt.credits), 0) AS credits
  FROM order_receipts receipt
  JOIN transfers paid ON paid.order_id = receipt.order_id AND paid.outcome = 'credited'
  WHERE receipt.issued_at >= period.since AND paid.channel <> $2`;

/** Refunds are indexed by time, too. An order may have several. */
const SENT_BACK = `
  SELECT count(DISTINCT refund.order_id) AS orders, coalesce(sum(refund.amount_vnd), 0) AS amount,
         coalesce(sum(refund.credits), 0) AS credits
  FROM order_refunds refund
  JOIN transfers paid ON paid.order_id = refund.order_id AND paid.outcome = 'credited'
  WHERE refund.refunded_at >= period.since AND paid.channel <> $2`;

interface WaitingRow {
  readonly count: string;
  readonly amount: string;
  readonly last_webhook_at: Date | null;
}

@Injectable()
export class TypeOrmTakings extends Takings {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async look(since: OfRecentDays<Date>, gateways: readonly string[]): Promise<MoneyAtALook> {
    const sold = await this.sums(SOLD, since);
    const sentBack = await this.sums(SENT_BACK, since);
    const [row] = await this.transaction.query<WaitingRow>(
      // The condition is that of transfers_waiting_idx.
      `SELECT count(*) AS count, coalesce(sum(amount_vnd), 0) AS amount,
              (SELECT received_at FROM transfers WHERE channel = ANY ($1)
               ORDER BY received_at DESC, id DESC LIMIT 1) AS last_webhook_at
       FROM transfers
       WHERE (outcome = 'unmatched' OR outcome = 'ignored' AND reason = 'no-code') AND closed_as IS NULL`,
      [gateways],
    );
    return {
      takings: {
        today: new PeriodTakings(sold.today, sentBack.today),
        last7Days: new PeriodTakings(sold.last7Days, sentBack.last7Days),
        last30Days: new PeriodTakings(sold.last30Days, sentBack.last30Days),
      },
      waiting: { count: Number(row!.count), amountVnd: Number(row!.amount) },
      lastWebhookAt: row!.last_webhook_at,
    };
  }

  /** @param select what is added up since `period.since`; $2 is the channel of simulated payments */
  private async sums(
    select: string,
    { today, last7Days, last30Days }: OfRecentDays<Date>,
  ): Promise<OfRecentDays<OrderSums>> {
    const rows = await this.transaction.query<SumRow>(
      `SELECT sums.* FROM unnest($1::timestamptz[]) WITH ORDINALITY AS period (since, number)
       CROSS JOIN LATERAL (${select}) sums
       ORDER BY period.number`,
      [[today, last7Days, last30Days], SIMULATED],
    );
    const sums = rows.map(({ orders, amount, credits }) => ({
      orders: Number(orders),
      amountVnd: Number(amount),
      credits: Number(credits),
    }));
    return { today: sums[0]!, last7Days: sums[1]!, last30Days: sums[2]! };
  }
}
