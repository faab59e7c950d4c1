import { Injectable } from '@nestjs/common';
import { Any, Between, type FindOptionsWhere, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import type { Page, PageRequest } from '../../../shared/application/page';
import { newestFirst } from '../../../platform/database/newest-first';
import { TypeOrmTransaction } from '../../../platform/database/typeorm-transaction';
import { type OrderFilter, OrdersRepository } from '../../application/orders/orders.repository';
import { Order, type OrderState } from '../../domain/orders/order';
import { orderSchema } from './order.schema';

/** Enough for an operator to choose from. */
const MOST_UNPAID = 1_000;

@Injectable()
export class TypeOrmOrdersRepository extends OrdersRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(order: Order): Promise<boolean> {
    const { raw } = (await this.transaction.manager
      .createQueryBuilder()
      .insert()
      .into(orderSchema)
      .values(order.toState())
      .orIgnore()
      .returning('id')
      .execute()) as { raw: unknown[] };
    return raw.length === 1;
  }

  async lockPlacing(accountId: string): Promise<void> {
    this.transaction.requireForLock();
    await this.transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `orders of ${accountId}`,
    ]);
  }

  async save(order: Order): Promise<void> {
    const { id, status, paidAt, paidBy } = order.toState();
    await this.transaction.manager.update(orderSchema, { id }, { status, paidAt, paidBy });
  }

  async makeVoid(accountId: string, at: Date): Promise<void> {
    await this.transaction.manager.update(
      orderSchema,
      { accountId, status: Not('PAID'), voidSince: IsNull() },
      { status: 'CANCELLED', voidSince: at },
    );
  }

  async findByCode(orderCode: string): Promise<Order | null> {
    const state = await this.transaction.manager.findOneBy(orderSchema, { orderCode });
    return state && Order.restore(state);
  }

  async findByIdempotencyKey(accountId: string, idempotencyKey: string): Promise<Order | null> {
    const state = await this.transaction.manager.findOneBy(orderSchema, { accountId, idempotencyKey });
    return state && Order.restore(state);
  }

  async findLastPaid(accountId: string): Promise<Order | null> {
    const state = await this.transaction.manager.findOne(orderSchema, {
      where: { accountId, status: 'PAID' },
      order: { paidAt: 'DESC', id: 'DESC' },
    });
    return state && Order.restore(state);
  }

  async findByCodes(orderCodes: readonly string[]): Promise<Order[]> {
    const states = await this.transaction.manager.findBy(orderSchema, { orderCode: Any([...orderCodes]) });
    return states.map((state) => Order.restore(state));
  }

  async findByIds(ids: readonly string[]): Promise<Order[]> {
    const states = await this.transaction.manager.findBy(orderSchema, { id: Any([...ids]) });
    return states.map((state) => Order.restore(state));
  }

  async listUnpaid({ amountsVnd, from, to }: { amountsVnd: readonly number[]; from: Date; to: Date }) {
    const states = await this.transaction.manager.find(orderSchema, {
      where: { status: Not('PAID'), amountVnd: Any([...amountsVnd]), createdAt: Between(from, to) },
      order: { createdAt: 'DESC' },
      take: MOST_UNPAID,
    });
    return states.map((state) => Order.restore(state));
  }

  async lockFirst(orderCodes: readonly string[]): Promise<Order | null> {
    this.transaction.requireForLock();
    if (orderCodes.length === 0) return null;
    const [found] = await this.transaction.query<{ id: string }>(
      `SELECT id FROM orders WHERE order_code = ANY ($1)
       ORDER BY array_position($1, order_code) LIMIT 1 FOR UPDATE`,
      [orderCodes],
    );
    if (!found) return null;
    // Read after the lock was granted: what another transaction did meanwhile must be seen.
    return Order.restore(await this.transaction.manager.findOneByOrFail(orderSchema, { id: found.id }));
  }

  async search(filter: OrderFilter, { page, limit }: PageRequest): Promise<Page<Order>> {
    const [states, total] = await this.transaction.manager.findAndCount(orderSchema, {
      where: matching(filter),
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { total, items: states.map((state) => Order.restore(state)) };
  }

  async *all(filter: OrderFilter): AsyncGenerator<Order[]> {
    const query = () =>
      this.transaction.manager.createQueryBuilder(orderSchema, 'orders').where(matching(filter));
    for await (const states of newestFirst(query, 'createdAt'))
      yield states.map((state) => Order.restore(state));
  }
}

const matching = ({ status, accountId, orderCode }: OrderFilter): FindOptionsWhere<OrderState> => ({
  ...statusIs(status),
  ...(accountId !== undefined && { accountId }),
  ...(orderCode !== undefined && { orderCode }),
});

/** EXPIRED is not stored: it follows from the time. */
function statusIs(status: OrderFilter['status']): FindOptionsWhere<OrderState> {
  switch (status?.is) {
    case 'PAID':
    case 'CANCELLED':
      return { status: status.is };
    case 'PENDING':
      return { status: 'PENDING', expiresAt: MoreThan(status.at) };
    case 'EXPIRED':
      return { status: 'PENDING', expiresAt: LessThanOrEqual(status.at) };
    case undefined:
      return {};
  }
}
