import { Injectable } from '@nestjs/common';
import type { OfRecentDays } from '../../accounts';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { type MoneyAtALook, type Sold, Takings } from '../application/takings';
import { SIMULATED } from '../domain/transfer-notice';

interface SoldRow {
  readonly orders: string;
  readonly amount: string;
  readonly credits: string;
}

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
    const [today, last7Days, last30Days] = await this.soldSince([
      since.today,
      since.last7Days,
      since.last30Days,
    ]);
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
      sold: { today: today!, last7Days: last7Days!, last30Days: last30Days! },
      waiting: { count: Number(row!.count), amountVnd: Number(row!.amount) },
      lastWebhookAt: row!.last_webhook_at,
    };
  }

  /** Each order that is paid has a receipt, and they are indexed by time. */
  private async soldSince(beginnings: readonly Date[]): Promise<Sold[]> {
    const rows = await this.transaction.query<SoldRow>(
      `SELECT sold.* FROM unnest($1::timestamptz[]) WITH ORDINALITY AS period (since, number)
       CROSS JOIN LATERAL (
         SELECT count(*) AS orders, coalesce(sum(paid.amount_vnd), 0) AS amount,
                coalesce(sum(receipt.credits), 0) AS credits
         FROM order_receipts receipt
         JOIN transfers paid ON paid.order_id = receipt.order_id AND paid.outcome = 'credited'
         WHERE receipt.issued_at >= period.since AND paid.channel <> $2
       ) sold
       ORDER BY period.number`,
      [beginnings, SIMULATED],
    );
    return rows.map(({ orders, amount, credits }) => ({
      orders: Number(orders),
      amountVnd: Number(amount),
      credits: Number(credits),
    }));
  }
}
