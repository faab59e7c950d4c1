import { Injectable } from '@nestjs/common';
import { Meter, type Metric } from '../../../shared/application/meter';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { TransferNotFound } from '../../domain/billing.errors';
import { OrderTerms } from '../../domain/orders/order';
import { findOrderCodes } from '../../domain/orders/order-code';
import type { SettledOutcome, Settlement } from '../../domain/transfers/settlement';
import { OrdersRepository } from '../orders/orders.repository';
import { PayOrder } from '../orders/pay-order';
import { TransfersRepository } from './transfers.repository';

const TRANSFERS: Metric<'outcome' | 'reason'> = {
  name: 'loa_transfers_total',
  help: 'Transfers that were judged, with the reason of those that paid nothing.',
  labels: ['outcome', 'reason'],
};

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
    const { settlement, isNew } = await this.transaction.run(() => this.settle(transferId));
    const { outcome, reason } = settlement;
    if (isNew) this.meter.count(TRANSFERS, { outcome, reason: reason ?? '' });
    return outcome;
  }

  private async settle(transferId: string): Promise<{ settlement: Settlement; isNew: boolean }> {
    const transfer = await this.transfers.lock(transferId);
    if (!transfer) throw new TransferNotFound();
    if (transfer.settlement) return { settlement: transfer.settlement, isNew: false };

    const notice = transfer.toState();
    const codes = findOrderCodes({ ...notice, prefix: this.terms.prefix });
    const order = await this.orders.lockFirst([...codes.codes, ...codes.former]);
    const earlier = await this.transfers.listSettled(notice.referenceCode);
    const facts = {
      earlier: earlier.map((other) => other.toState()),
      codes,
      order: order?.toState() ?? null,
    };
    const now = this.clock.now();
    const settlement = transfer.settle(facts, now);
    if (order && settlement.outcome === 'credited') {
      await this.payOrder.execute(order, transfer, earlier, now);
    } else {
      await this.transfers.save(transfer);
    }
    return { settlement, isNew: true };
  }
}
