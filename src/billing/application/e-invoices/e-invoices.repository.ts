import type { EInvoice } from '../../domain/e-invoices/e-invoice';

/** The outbox of e-invoices: what is to be issued, and what was. */
export abstract class EInvoicesRepository {
  /** In the transaction that issues the receipt. */
  abstract add(invoice: EInvoice): Promise<void>;

  abstract findByOrder(orderId: string): Promise<EInvoice | null>;

  /**
   * Takes what is due, the longest due first, for the caller alone: nobody else gets it before `until`, when it is due
   * again.
   */
  abstract claim(now: Date, until: Date, most: number): Promise<EInvoice[]>;

  /** Stores how far an invoice is. */
  abstract save(invoice: EInvoice): Promise<void>;

  /** What is not issued, oldest first. */
  abstract listOpen(most: number): Promise<EInvoice[]>;
}
