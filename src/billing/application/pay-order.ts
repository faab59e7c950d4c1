import { Injectable } from '@nestjs/common';
import { EventBus } from '../../shared/application/event-bus';
import { Clock } from '../../shared/domain/clock';
import type { Order } from '../domain/order';
import { tellsTheSame, type Transfer } from '../domain/transfer';
import { OrdersRepository } from './orders.repository';
import { TransfersRepository } from './transfers.repository';

/**
 * The one way in which money becomes credits: order PAID, transfer credited and everything that follows
 * from OrderPaid, in the caller's transaction, which has locked both. Whatever throws undoes all of it.
 */
@Injectable()
export class PayOrder {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly transfers: TransfersRepository,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /**
   * @param earlier judged deliveries with the same reference; those that told of the same money wait for
   *   nobody any more
   * @param assignedReason why an operator decided so; null when the rules did
   * @throws OrderAlreadyPaid
   */
  async execute(
    order: Order,
    transfer: Transfer,
    { earlier, assignedReason }: { earlier: readonly Transfer[]; assignedReason: string | null },
  ): Promise<void> {
    const now = this.clock.now();
    order.markPaid(transfer.id, now);
    await this.orders.save(order);
    await this.transfers.save({
      ...transfer,
      outcome: 'credited',
      reason: null,
      orderId: order.toState().id,
      assignedReason,
      settledAt: now,
    });
    for (const other of earlier) {
      if (other.id === transfer.id || !tellsTheSame(other, transfer)) continue;
      await this.transfers.save({ ...other, outcome: 'duplicate', settledAt: now });
    }
    await this.events.publish(order.releaseEvents());
  }
}
