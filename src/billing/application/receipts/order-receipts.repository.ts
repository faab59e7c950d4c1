import type { OrderReceipt, UnnumberedReceipt } from '../../domain/receipts/order-receipt';
import type { SalesPeriod } from '../../domain/sales/sales-period';

/** The stored receipts. They are only ever added. */
export abstract class OrderReceiptsRepository {
  /**
   * Stores the receipt under the next number of its year, in the transaction that pays its order: where that is undone,
   * the number was never given. Others who issue receipts wait for its end, so call this last.
   * @throws Error outside a transaction
   */
  abstract issue(receipt: UnnumberedReceipt): Promise<OrderReceipt>;

  /** The receipts of those of these orders that are paid, in no particular order. */
  abstract findByOrders(orderIds: readonly string[]): Promise<OrderReceipt[]>;

  /** @returns null when the order is not paid */
  async findByOrder(orderId: string): Promise<OrderReceipt | null> {
    const [receipt = null] = await this.findByOrders([orderId]);
    return receipt;
  }

  /** The receipts issued in a period, oldest first. */
  abstract listIssued(period: SalesPeriod): AsyncIterable<OrderReceipt>;
}
