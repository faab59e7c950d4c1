import { Injectable } from '@nestjs/common';
import { Meter, type Metric } from '../../shared/application/meter';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import { TransferNotFound } from '../domain/billing.errors';
import { OrderTerms } from '../domain/order';
import { findOrderCodes } from '../domain/order-code';
import { decideSettlement } from '../domain/settlement';
import type { TransferOutcome } from '../domain/transfer';
import { OrdersRepository } from './orders.repository';
import { PayOrder } from './pay-order';
import { TransfersRepository } from './transfers.repository';

const TRANSFERS: Metric<'outcome' | 'reason'> = {
  name: 'loa_transfers_total',
  help: 'Transfers that were judged, with the reason of those that paid nothing.',
  labels: ['outcome', 'reason'],
};

/** What a settled transfer came to. */
export type SettledOutcome = Exclude<TransferOutcome, 'received'>;

/** Judges a stored transfer and does what follows, in one transaction. */
@Injectable()
export class SettleTransfer {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly orders: OrdersRepository,
    private readonly payOrder: PayOrder,
    private readonly terms: OrderTerms,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly meter: Meter,
  ) {}

  /**
   * Repeatable: a settled transfer stays as it is. When this throws, the transfer stays `received`, its
   * reference unused and the order unpaid.
   * @throws TransferNotFound
   */
  async execute(transferId: string): Promise<SettledOutcome> {
    let reason = '';
    let isNew = false;
    const outcome = await this.transaction.run(async () => {
      const transfer = await this.transfers.lock(transferId);
      if (!transfer) throw new TransferNotFound();
      isNew = transfer.outcome === 'received';
      if (transfer.outcome !== 'received') return transfer.outcome;

      const codes = findOrderCodes({ ...transfer, prefix: this.terms.prefix });
      const order = await this.orders.lockFirst([...codes.codes, ...codes.former]);
      const earlier = await this.transfers.listJudged(transfer.referenceCode);
      const settlement = decideSettlement(transfer, { earlier, codes, order: order?.toState() ?? null });
      if (order && settlement.outcome === 'credited') {
        await this.payOrder.execute(order, transfer, { earlier, assignment: null });
      } else {
        await this.transfers.save({ ...transfer, ...settlement, settledAt: this.clock.now() });
      }
      reason = settlement.reason ?? '';
      return settlement.outcome;
    });
    if (isNew) this.meter.count(TRANSFERS, { outcome, reason });
    return outcome;
  }
}
