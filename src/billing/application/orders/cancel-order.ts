import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { OrderNotFound } from '../../domain/billing.errors';
import type { Order } from '../../domain/orders/order';
import { OrdersRepository } from './orders.repository';

/** A customer takes an order back that waits for its payment. Money that comes all the same still pays it. */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeatable: a cancelled order stays cancelled.
   * @returns the cancelled order
   * @throws OrderNotFound also for an order of another account
   * @throws OrderAlreadyPaid, OrderExpired
   */
  async execute(accountId: string, orderCode: string): Promise<Order> {
    return this.transaction.run(async () => {
      const order = await this.orders.lockFirst([orderCode.toUpperCase()]);
      if (order?.toState().accountId !== accountId) throw new OrderNotFound();
      order.cancel(this.clock.now());
      await this.orders.save(order);
      return order;
    });
  }
}
