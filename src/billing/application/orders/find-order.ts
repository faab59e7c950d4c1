import { Injectable } from '@nestjs/common';
import { OrderNotFound } from '../../domain/billing.errors';
import type { Order } from '../../domain/orders/order';
import { OrdersRepository } from './orders.repository';

/** Finds an order by its code. */
@Injectable()
export class FindOrder {
  constructor(private readonly orders: OrdersRepository) {}

  /**
   * For whoever knows the code, which cannot be guessed.
   * @throws OrderNotFound
   */
  async execute(orderCode: string): Promise<Order> {
    const order = await this.orders.findByCode(orderCode.toUpperCase());
    if (!order) throw new OrderNotFound();
    return order;
  }

  /**
   * Only for its owner.
   * @throws OrderNotFound also for an order of another account
   */
  async ofAccount(accountId: string, orderCode: string): Promise<Order> {
    const order = await this.execute(orderCode);
    if (order.toState().accountId !== accountId) throw new OrderNotFound();
    return order;
  }
}
