import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Meter, type Metric } from '../../shared/application/meter';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';

const HOLDS: Metric<never> = { name: 'loa_credit_holds', help: 'Holds that are open now.', labels: [] };
const CREDITS_HELD: Metric<never> = {
  name: 'loa_credits_held',
  help: 'Credits held for requests that are not finished.',
  labels: [],
};

/** Shows how many credits are held: a number that stays up means that requests are not settled. */
@Injectable()
export class CreditGauges implements OnApplicationBootstrap {
  constructor(
    private readonly meter: Meter,
    private readonly transaction: TypeOrmTransaction,
  ) {}

  onApplicationBootstrap(): void {
    this.meter.gauge(HOLDS, () => this.read('count(*)'));
    this.meter.gauge(CREDITS_HELD, () => this.read('coalesce(sum(credits), 0)'));
  }

  private async read(aggregate: string) {
    const rows = await this.transaction.query<{ value: string }>(
      `SELECT ${aggregate} AS value FROM credit_holds WHERE state = 'held'`,
    );
    return rows.map(({ value }) => ({ labels: {}, value: Number(value) }));
  }
}
