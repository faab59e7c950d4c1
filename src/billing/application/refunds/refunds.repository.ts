import type { OrderRefund } from '../../domain/refunds/order-refund';
import type { SalesPeriod } from '../../domain/sales/sales-period';

/** What was sent back: of paid orders, and the bank references of all refunds. Refunds of orders are only ever added. */
export abstract class RefundsRepository {
  /**
   * Notes that a transfer of the bank has sent back the money of one transfer or order. Waits for whoever notes the same.
   * @param refundedId the transfer or the order
   * @throws RefundReferenceUsed when another one has the reference, however it is written; nothing was noted then
   */
  abstract claimReference(reference: string, refundedId: string): Promise<void>;

  /** Takes back what `claimReference` has noted of a transfer or order, so that another may have the reference. */
  abstract releaseReference(refundedId: string): Promise<void>;

  /** Stores the next refund of an order that is locked, whose reference is claimed. @throws Error where it has that number */
  abstract add(refund: OrderRefund): Promise<void>;

  /** The refunds of these orders; those of each in their order. */
  abstract findByOrders(orderIds: readonly string[]): Promise<OrderRefund[]>;

  /** The refunds of orders that were noted in a period, oldest first. */
  abstract listNoted(period: SalesPeriod): Promise<OrderRefund[]>;
}
