import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import type { Order } from '../domain/order';
import { receiveTransfer, type TransferNotice } from '../domain/transfer';
import { FindOrder } from './find-order';
import { SettleTransfer } from './settle-transfer';
import { TransfersRepository } from './transfers.repository';

/** Pays an order with a transfer that never was, on the path of the real ones. For tests and trials. */
@Injectable()
export class SimulateTransfer {
  constructor(
    private readonly findOrder: FindOrder,
    private readonly transfers: TransfersRepository,
    private readonly settleTransfer: SettleTransfer,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeatable: an order that is paid, by whatever transfer, stays as it is.
   * @returns the order afterwards
   * @throws OrderNotFound
   */
  async execute(orderCode: string): Promise<Order> {
    const order = await this.findOrder.execute(orderCode);
    if (order.isPaid) return order;
    const transfer = receiveTransfer(
      randomUUID(),
      exactTransfer(order),
      { simulated: true },
      this.clock.now(),
    );
    await this.transfers.add(transfer);
    await this.settleTransfer.execute(transfer.id);
    return this.findOrder.execute(orderCode);
  }
}

/** Follows from the order alone, so that of two calls at once the later is a duplicate of the earlier. */
function exactTransfer(order: Order): TransferNotice {
  const { orderCode, amountVnd, accountNo, createdAt } = order.toState();
  return {
    channel: 'mock',
    notificationId: null,
    gateway: 'mock',
    transferredAt: createdAt,
    accountNumber: accountNo,
    subAccount: null,
    content: order.memo,
    orderCode,
    direction: 'in',
    amountVnd,
    referenceCode: `MOCK-${orderCode}`,
  };
}
