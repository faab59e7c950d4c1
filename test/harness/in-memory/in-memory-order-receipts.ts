import { BillingDetailsRepository } from '../../../src/billing/application/receipts/billing-details.repository';
import { OrderReceiptsRepository } from '../../../src/billing/application/receipts/order-receipts.repository';
import type { BillingDetails } from '../../../src/billing/domain/receipts/billing-details';
import type { OrderReceipt, UnnumberedReceipt } from '../../../src/billing/domain/receipts/order-receipt';
import type { SalesPeriod } from '../../../src/billing/domain/sales/sales-period';
import { InMemoryTable, type InMemoryTransaction } from './in-memory-transaction';

/** Receipts of a test. */
export class InMemoryOrderReceiptsRepository extends OrderReceiptsRepository {
  private readonly table: InMemoryTable<OrderReceipt>;

  constructor(private readonly transaction: InMemoryTransaction) {
    super();
    this.table = new InMemoryTable(transaction);
  }

  async issue(receipt: UnnumberedReceipt): Promise<OrderReceipt> {
    this.transaction.requireForLock();
    if (this.table.get(receipt.orderId)) throw new Error('The order has a receipt.');
    const ofYear = this.table.rows.filter(({ year }) => year === receipt.year);
    const numbered = { ...receipt, serial: ofYear.length + 1 };
    this.table.set(receipt.orderId, numbered);
    return Promise.resolve(numbered);
  }

  findByOrders(orderIds: readonly string[]): Promise<OrderReceipt[]> {
    return Promise.resolve(this.table.rows.filter(({ orderId }) => orderIds.includes(orderId)));
  }

  async *listIssued({ from, until }: SalesPeriod): AsyncGenerator<OrderReceipt> {
    const issued = this.table.rows.filter(({ issuedAt }) => issuedAt >= from && issuedAt < until);
    const key = ({ issuedAt, orderId }: OrderReceipt): string => issuedAt.toISOString() + orderId;
    yield* await Promise.resolve(issued.sort((one, other) => (key(one) < key(other) ? -1 : 1)));
  }
}

/** Billing details of a test. */
export class InMemoryBillingDetailsRepository extends BillingDetailsRepository {
  private readonly table: InMemoryTable<BillingDetails>;

  constructor(private readonly transaction: InMemoryTransaction) {
    super();
    this.table = new InMemoryTable(transaction);
  }

  find(accountId: string): Promise<BillingDetails | null> {
    return Promise.resolve(this.table.get(accountId) ?? null);
  }

  save(accountId: string, details: BillingDetails): Promise<void> {
    return this.transaction.run(() => Promise.resolve(this.table.set(accountId, details)));
  }
}
