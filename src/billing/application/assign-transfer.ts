import { Injectable } from '@nestjs/common';
import { Transaction } from '../../shared/application/transaction';
import { InvalidParameters } from '../../shared/domain/domain-error';
import { OrderNotFound, TransferAlreadyCredited, TransferNotFound } from '../domain/billing.errors';
import type { Order } from '../domain/order';
import { isSameMovement } from '../domain/transfer';
import { OrdersRepository } from './orders.repository';
import { PayOrder } from './pay-order';
import { TransfersRepository } from './transfers.repository';

/**
 * An operator decides which order a transfer pays. Account, memo and amount need not fit, since a person
 * has looked at them; reason and operator are kept with the transfer.
 */
@Injectable()
export class AssignTransfer {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly orders: OrdersRepository,
    private readonly payOrder: PayOrder,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param operatorId the admin account that decided it; null on the command line
   * @returns the paid order
   * @throws TransferNotFound, OrderNotFound, OrderAlreadyPaid
   * @throws TransferAlreadyCredited also when another delivery of the same transfer has paid an order;
   *   other money under a reference that a bank used twice is assignable
   * @throws InvalidParameters without a reason, or for money that went out
   */
  async execute(
    transferId: string,
    orderCode: string,
    reason: string,
    operatorId: string | null = null,
  ): Promise<Order> {
    if (reason.trim() === '') {
      throw InvalidParameters.of('reason', 'REQUIRED', 'A transfer is assigned with a reason.');
    }
    return this.transaction.run(async () => {
      const transfer = await this.transfers.lock(transferId);
      if (!transfer) throw new TransferNotFound();
      if (transfer.direction !== 'in') {
        throw InvalidParameters.of('transfer_id', 'NOT_INCOMING', 'Money that went out pays no order.');
      }
      const earlier = await this.transfers.listJudged(transfer.referenceCode);
      if (earlier.some((other) => other.outcome === 'credited' && isSameMovement(transfer, other))) {
        throw new TransferAlreadyCredited(transfer.referenceCode);
      }
      const order = await this.orders.lockFirst([orderCode.toUpperCase()]);
      if (!order) throw new OrderNotFound();
      await this.payOrder.execute(order, transfer, { earlier, assignment: { reason, operatorId } });
      return order;
    });
  }
}
