import { EInvoicesRepository } from '../../../src/billing/application/e-invoices/e-invoices.repository';
import type { EInvoice } from '../../../src/billing/domain/e-invoices/e-invoice';
import { InMemoryTable, type InMemoryTransaction } from './in-memory-transaction';

/** E-invoices of a test. */
export class InMemoryEInvoicesRepository extends EInvoicesRepository {
  private readonly table: InMemoryTable<EInvoice>;

  constructor(private readonly transaction: InMemoryTransaction) {
    super();
    this.table = new InMemoryTable(transaction);
  }

  add(invoice: EInvoice): Promise<void> {
    return this.save(invoice);
  }

  findByOrder(orderId: string): Promise<EInvoice | null> {
    return Promise.resolve(this.table.get(orderId) ?? null);
  }

  claim(now: Date, until: Date, most: number): Promise<EInvoice[]> {
    return this.transaction.run(() => {
      const due = this.table.rows.filter(({ nextAttemptAt }) => nextAttemptAt && nextAttemptAt <= now);
      const longest = due.sort((one, other) => Number(one.nextAttemptAt) - Number(other.nextAttemptAt));
      const claimed = longest.slice(0, most).map((invoice) => ({ ...invoice, nextAttemptAt: until }));
      for (const invoice of claimed) this.table.set(invoice.orderId, invoice);
      return Promise.resolve(claimed);
    });
  }

  save(invoice: EInvoice): Promise<void> {
    return this.transaction.run(() => Promise.resolve(this.table.set(invoice.orderId, invoice)));
  }

  listOpen(most: number): Promise<EInvoice[]> {
    const open = this.table.rows.filter(({ number }) => number === null);
    const oldest = open.sort((one, other) => Number(one.createdAt) - Number(other.createdAt));
    return Promise.resolve(oldest.slice(0, most));
  }
}
