import { Injectable } from '@nestjs/common';
import { ReceiptTerms } from '../domain/order-receipt';
import { salesPeriod, type SalesPeriod } from '../domain/sales-period';
import type { TransferState } from '../domain/transfer';
import type { CompleteReceipt } from './find-receipt';
import { OrderReceiptsRepository } from './order-receipts.repository';
import { TransfersRepository } from './transfers.repository';

/** What accounting has to know of: money that paid an order, and money that was sent back since it paid none. */
export type SalesEntry =
  | { readonly kind: 'sale'; readonly receipt: CompleteReceipt }
  | { readonly kind: 'refund'; readonly transfer: TransferState };

/** Lists what was sold and what was sent back, for invoices and the books. */
@Injectable()
export class ListSales {
  constructor(
    private readonly receipts: OrderReceiptsRepository,
    private readonly transfers: TransfersRepository,
    private readonly terms: ReceiptTerms,
  ) {}

  /**
   * Sales in the order of payment, then refunds in the order in which they were noted.
   * @param from first day in Vietnam, as `2026-11-01`; `to` the last
   * @throws InvalidParameters naming what is no day, or a `to` before `from`
   */
  execute(from: string, to: string): AsyncIterable<SalesEntry> {
    return this.entries(salesPeriod(from, to));
  }

  private async *entries(period: SalesPeriod): AsyncGenerator<SalesEntry> {
    for await (const receipt of this.receipts.listIssued(period)) {
      yield { kind: 'sale', receipt: { ...receipt, seller: receipt.seller ?? this.terms.seller } };
    }
    for (const transfer of await this.transfers.listRefunded(period)) {
      yield { kind: 'refund', transfer: transfer.toState() };
    }
  }
}
