import type { Page, PageRequest } from '../../../src/shared/application/page';
import {
  type OrderFilter,
  OrdersRepository,
} from '../../../src/billing/application/orders/orders.repository';
import { Order, type OrderState } from '../../../src/billing/domain/orders/order';
import { InMemoryTable, type InMemoryTransaction } from './in-memory-transaction';

const MOST_UNPAID = 1_000;

/** Orders of a test. */
export class InMemoryOrdersRepository extends OrdersRepository {
  private readonly table: InMemoryTable<OrderState>;

  constructor(private readonly transaction: InMemoryTransaction) {
    super();
    this.table = new InMemoryTable(transaction);
  }

  add(order: Order): Promise<boolean> {
    const state = order.toState();
    const { orderCode, accountId, idempotencyKey } = state;
    return this.transaction.run(() => {
      const isTaken = this.table.rows.some(
        (other) =>
          other.orderCode === orderCode ||
          (idempotencyKey !== null &&
            other.accountId === accountId &&
            other.idempotencyKey === idempotencyKey),
      );
      if (!isTaken) this.table.set(state.id, state);
      return Promise.resolve(!isTaken);
    });
  }

  lockPlacing(): Promise<void> {
    this.transaction.requireForLock();
    return Promise.resolve();
  }

  save(order: Order): Promise<void> {
    const { id, status, paidAt, paidBy } = order.toState();
    return this.transaction.run(() => {
      const stored = this.table.get(id);
      if (stored) this.table.set(id, { ...stored, status, paidAt, paidBy });
      return Promise.resolve();
    });
  }

  makeVoid(accountId: string, at: Date): Promise<void> {
    return this.transaction.run(() => {
      for (const order of this.table.rows) {
        const isOwn = order.accountId === accountId && order.status !== 'PAID' && order.voidSince === null;
        if (isOwn) this.table.set(order.id, { ...order, status: 'CANCELLED', voidSince: at });
      }
      return Promise.resolve();
    });
  }

  findByCode(orderCode: string): Promise<Order | null> {
    return this.find((order) => order.orderCode === orderCode);
  }

  findByIdempotencyKey(accountId: string, key: string): Promise<Order | null> {
    return this.find((order) => order.accountId === accountId && order.idempotencyKey === key);
  }

  findLastPaid(accountId: string): Promise<Order | null> {
    const paid = this.table.rows.flatMap((order) =>
      order.accountId === accountId && order.paidAt ? [{ ...order, paidAt: order.paidAt }] : [],
    );
    const [last] = paid.sort((one, other) => byMomentAndId(other, 'paidAt', one));
    return Promise.resolve(last ? Order.restore(last) : null);
  }

  findByCodes(orderCodes: readonly string[]): Promise<Order[]> {
    return this.filter(({ orderCode }) => orderCodes.includes(orderCode));
  }

  findByIds(ids: readonly string[]): Promise<Order[]> {
    return this.filter(({ id }) => ids.includes(id));
  }

  async listUnpaid({ amountsVnd, from, to }: { amountsVnd: readonly number[]; from: Date; to: Date }) {
    const orders = await this.filter(
      ({ status, amountVnd, createdAt }) =>
        status !== 'PAID' && amountsVnd.includes(amountVnd) && createdAt >= from && createdAt <= to,
    );
    return orders.slice(0, MOST_UNPAID);
  }

  async lockFirst(orderCodes: readonly string[]): Promise<Order | null> {
    this.transaction.requireForLock();
    for (const orderCode of orderCodes) {
      const order = await this.findByCode(orderCode);
      if (order) return order;
    }
    return null;
  }

  async search(filter: OrderFilter, page: PageRequest): Promise<Page<Order>> {
    return pageOf(await this.matching(filter), page);
  }

  async *all(filter: OrderFilter): AsyncGenerator<Order[]> {
    yield await this.matching(filter);
  }

  private matching({ status, accountId, orderCode }: OrderFilter): Promise<Order[]> {
    return this.filter(
      (order) =>
        (status === undefined || Order.restore(order).statusAt(status.at) === status.is) &&
        (accountId === undefined || order.accountId === accountId) &&
        (orderCode === undefined || order.orderCode === orderCode),
    );
  }

  private async find(matches: (order: OrderState) => boolean): Promise<Order | null> {
    const [order = null] = await this.filter(matches);
    return order;
  }

  /** Newest first. */
  private filter(matches: (order: OrderState) => boolean): Promise<Order[]> {
    const found = this.table.rows.filter(matches);
    found.sort((one, other) => byMomentAndId(other, 'createdAt', one));
    return Promise.resolve(found.map((state) => Order.restore(state)));
  }
}

export const pageOf = <Item>(items: readonly Item[], { page, limit }: PageRequest): Page<Item> => ({
  total: items.length,
  items: items.slice((page - 1) * limit, page * limit),
});

/** Compares rows for sorting as PostgreSQL compares `(moment, id)`. */
export function byMomentAndId<Moment extends string>(
  one: Readonly<Record<Moment, Date> & { id: string }>,
  moment: Moment,
  other: Readonly<Record<Moment, Date> & { id: string }>,
): number {
  return one[moment].getTime() - other[moment].getTime() || (one.id < other.id ? -1 : 1);
}
