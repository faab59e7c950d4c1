import type { Page, PageRequest } from '../../../shared/application/page';
import type { Order, OrderStatus } from '../../domain/orders/order';

/** Which orders are asked for; all that is given must hold. */
export interface OrderFilter {
  readonly status?: { readonly is: OrderStatus; readonly at: Date };
  readonly accountId?: string;
  readonly orderCode?: string;
}

/** The stored orders. */
export abstract class OrdersRepository {
  /**
   * Waits for an order that is being added with the same code or idempotency key.
   * @returns false when another order has the code, or one of the account its idempotency key; nothing was
   *   stored then
   */
  abstract add(order: Order): Promise<boolean>;

  /** Keeps every other transaction from going beyond this call for the same account, until this one ends. */
  abstract lockPlacing(accountId: string): Promise<void>;

  /** Stores what became of an order that is there already. */
  abstract save(order: Order): Promise<void>;

  /** Cancels the account's unpaid orders, and has money for them wait. Those that are void already stay as they are. */
  abstract makeVoid(accountId: string, at: Date): Promise<void>;

  abstract findByCode(orderCode: string): Promise<Order | null>;

  abstract findByIdempotencyKey(accountId: string, key: string): Promise<Order | null>;

  /** The account's order whose payment came last, whenever it was placed; null when none is paid. */
  abstract findLastPaid(accountId: string): Promise<Order | null>;

  /** The orders among these codes, in no particular order. */
  abstract findByCodes(orderCodes: readonly string[]): Promise<Order[]>;

  abstract findByIds(ids: readonly string[]): Promise<Order[]>;

  /** The newest thousand unpaid orders, expired and cancelled ones too, of these amounts that were placed in a period. */
  abstract listUnpaid(search: {
    readonly amountsVnd: readonly number[];
    readonly from: Date;
    readonly to: Date;
  }): Promise<Order[]>;

  /**
   * Finds the first of these codes that is an order, and keeps every other transaction from changing it
   * until this one ends.
   */
  abstract lockFirst(orderCodes: readonly string[]): Promise<Order | null>;

  /** Everybody's orders, newest first; what the filter leaves out does not matter. */
  abstract search(filter: OrderFilter, page: PageRequest): Promise<Page<Order>>;

  /** All orders of a filter, newest first, some hundred at a time; each once, whatever becomes of others meanwhile. */
  abstract all(filter: OrderFilter): AsyncIterable<readonly Order[]>;
}
