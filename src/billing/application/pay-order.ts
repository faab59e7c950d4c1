import { Injectable } from '@nestjs/common';
import { EventBus } from '../../shared/application/event-bus';
import { Clock } from '../../shared/domain/clock';
import type { Order } from '../domain/order';
import { isSameMovement, type Transfer } from '../domain/transfer';
import { OrdersRepository } from './orders.repository';
import { TransfersRepository } from './transfers.repository';

export interface Assignment {
  readonly reason: string;
  readonly operatorId: string | null;
}

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
   * @param assignment when an operator decided so, not the rules: why, and which admin account (null for the
   *   command line)
   * @throws OrderAlreadyPaid
   */
  async execute(
    order: Order,
    transfer: Transfer,
    { earlier, assignment }: { earlier: readonly Transfer[]; assignment: Assignment | null },
  ): Promise<void> {
    const now = this.clock.now();
    order.markPaid(transfer.id, now);
    await this.orders.save(order);
    await this.transfers.save({
      ...transfer,
      outcome: 'credited',
      reason: null,
      orderId: order.toState().id,
      assignedReason: assignment?.reason ?? null,
      assignedBy: assignment?.operatorId ?? null,
      settledAt: now,
    });
    for (const other of earlier) {
      if (other.id === transfer.id || !isSameMovement(other, transfer)) continue;
      await this.transfers.save({ ...other, outcome: 'duplicate', settledAt: now });
    }
    await this.events.publish(order.releaseEvents());
  }
}
