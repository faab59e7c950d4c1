import { RefundsRepository } from '../../../src/billing/application/refunds/refunds.repository';
import { RefundReferenceUsed } from '../../../src/billing/domain/billing.errors';
import type { OrderRefund } from '../../../src/billing/domain/refunds/order-refund';
import { refundReferenceKey } from '../../../src/billing/domain/refunds/refund-reference';
import type { SalesPeriod } from '../../../src/billing/domain/sales/sales-period';
import { InMemoryTable, type InMemoryTransaction } from './in-memory-transaction';

/** Refunds of a test. */
export class InMemoryRefundsRepository extends RefundsRepository {
  private readonly table: InMemoryTable<OrderRefund>;
  /** What each reference has sent back; null once it is free again. */
  private readonly references: InMemoryTable<{ readonly key: string; readonly refundedId: string | null }>;

  constructor(private readonly transaction: InMemoryTransaction) {
    super();
    this.table = new InMemoryTable(transaction);
    this.references = new InMemoryTable(transaction);
  }

  claimReference(reference: string, refundedId: string): Promise<void> {
    return this.transaction.run(() => {
      const key = refundReferenceKey(reference);
      if ((this.references.get(key)?.refundedId ?? null) !== null) throw new RefundReferenceUsed(reference);
      return Promise.resolve(this.references.set(key, { key, refundedId }));
    });
  }

  releaseReference(refundedId: string): Promise<void> {
    return this.transaction.run(() => {
      const own = this.references.rows.filter((claim) => claim.refundedId === refundedId);
      for (const { key } of own) this.references.set(key, { key, refundedId: null });
      return Promise.resolve();
    });
  }

  add(refund: OrderRefund): Promise<void> {
    return this.transaction.run(() => {
      const key = `${refund.orderId} ${refund.number}`;
      if (this.table.get(key)) throw new Error('The order has this refund.');
      return Promise.resolve(this.table.set(key, refund));
    });
  }

  findByOrders(orderIds: readonly string[]): Promise<OrderRefund[]> {
    const found = this.table.rows.filter(({ orderId }) => orderIds.includes(orderId));
    return Promise.resolve(found.sort((one, other) => one.number - other.number));
  }

  listNoted({ from, until }: SalesPeriod): Promise<OrderRefund[]> {
    const noted = this.table.rows.filter(({ refundedAt }) => refundedAt >= from && refundedAt < until);
    const key = ({ refundedAt, orderId }: OrderRefund): string => refundedAt.toISOString() + orderId;
    return Promise.resolve(
      noted.sort((one, other) => key(one).localeCompare(key(other)) || one.number - other.number),
    );
  }
}
