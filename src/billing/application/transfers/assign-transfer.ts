import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { OrderNotFound, TransferNotFound } from '../../domain/billing.errors';
import type { Order } from '../../domain/orders/order';
import { requireReason } from '../../domain/require-reason';
import type { Assignment } from '../../domain/transfers/transfer';
import { OrdersRepository } from '../orders/orders.repository';
import { PayOrder } from '../orders/pay-order';
import { TransfersRepository } from './transfers.repository';

/**
 * An operator decides which order a transfer pays. The memo need not fit, since a person has looked at it;
 * account and amount need not either, once that is said. Reason and operator are kept with the transfer.
 */
@Injectable()
export class AssignTransfer {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly orders: OrdersRepository,
    private readonly payOrder: PayOrder,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the paid order
   * @throws TransferNotFound, OrderNotFound, OrderAlreadyPaid, OrderVoid, TransferClosed, TransferMismatch
   * @throws TransferAlreadyCredited also when another delivery of the same transfer has paid an order;
   *   other money under a reference that a bank used twice is assignable
   * @throws InvalidParameters without a reason, or for money that went out
   */
  async execute(transferId: string, orderCode: string, assignment: Assignment): Promise<Order> {
    requireReason(assignment.reason, 'A transfer is assigned with a reason.');
    return this.transaction.run(async () => {
      const transfer = await this.transfers.lock(transferId);
      if (!transfer) throw new TransferNotFound();
      const earlier = await this.transfers.listSettled(transfer.toState().referenceCode);
      const settled = earlier.map((other) => other.toState());
      transfer.requireAssignable(settled); // faults of the transfer are reported before those of the order
      const order = await this.orders.lockFirst([orderCode.toUpperCase()]);
      if (!order) throw new OrderNotFound();
      const now = this.clock.now();
      transfer.assign(order.toState(), assignment, settled, now);
      await this.payOrder.execute(order, transfer, earlier, now);
      return order;
    });
  }
}
