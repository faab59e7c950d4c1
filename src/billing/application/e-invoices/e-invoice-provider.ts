import type { EInvoiceProgress } from '../../domain/e-invoices/e-invoice';
import type { CompleteReceipt } from '../receipts/find-receipt';

/** Who issues e-invoices and hands them to the tax authority. */
export abstract class EInvoiceProvider {
  /**
   * Has the invoice of a receipt issued, or asks how far that is. Repeatable: however often it is called, also by
   * processes that know no ticket, a receipt gets one invoice.
   * @param ticket of the request under way; null when none is known
   * @throws Error saying why the invoice is not issued; later attempts may succeed
   */
  abstract issue(receipt: CompleteReceipt, ticket: string | null): Promise<EInvoiceProgress>;
}
