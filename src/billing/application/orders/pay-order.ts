import { Injectable } from '@nestjs/common';
import { EventBus } from '../../../shared/application/event-bus';
import type { Order } from '../../domain/orders/order';
import type { Transfer } from '../../domain/transfers/transfer';
import { IssueReceipt } from '../receipts/issue-receipt';
import { OrdersRepository } from './orders.repository';
import { TransfersRepository } from '../transfers/transfers.repository';

/**
 * The one way in which money becomes credits: order PAID, transfer credited, everything that follows from
 * OrderPaid and the receipt, in the caller's transaction, which has locked both. Whatever throws undoes all of it.
 */
@Injectable()
export class PayOrder {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly transfers: TransfersRepository,
    private readonly issueReceipt: IssueReceipt,
    private readonly events: EventBus,
  ) {}

  /**
   * @param transfer credited to this order, by the rules or by an operator, and not stored yet
   * @param earlier settled deliveries with the same reference; those of the same money become duplicates
   * @throws OrderAlreadyPaid
   */
  async execute(order: Order, transfer: Transfer, earlier: readonly Transfer[], now: Date): Promise<void> {
    order.markPaid(transfer.toState().id, now);
    await this.orders.save(order);
    await this.transfers.save(transfer);
    for (const other of earlier) {
      if (other.yieldTo(transfer, now)) await this.transfers.save(other);
    }
    await this.events.publish(order.releaseEvents());
    await this.issueReceipt.execute(order.toState(), transfer.toState(), now);
  }
}
