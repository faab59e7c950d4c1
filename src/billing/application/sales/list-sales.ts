import { Injectable } from '@nestjs/common';
import type { OrderRefund } from '../../domain/refunds/order-refund';
import { type OrderReceipt, ReceiptTerms } from '../../domain/receipts/order-receipt';
import { salesPeriod, type SalesPeriod } from '../../domain/sales/sales-period';
import type { CompleteReceipt } from '../receipts/find-receipt';
import { OrderReceiptsRepository } from '../receipts/order-receipts.repository';
import { RefundsRepository } from '../refunds/refunds.repository';

/**
 * What accounting has to know of: money that paid an order, and what of it was sent back. Money that paid none and went back
 * was no sale, and so is no adjustment of one.
 */
export type SalesEntry =
  | { readonly kind: 'sale'; readonly receipt: CompleteReceipt }
  | { readonly kind: 'refund'; readonly receipt: CompleteReceipt; readonly refund: OrderRefund };

/** Lists what was sold and what was sent back of it, for invoices and the books. */
@Injectable()
export class ListSales {
  constructor(
    private readonly receipts: OrderReceiptsRepository,
    private readonly refunds: RefundsRepository,
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
      yield { kind: 'sale', receipt: this.complete(receipt) };
    }
    const refunds = await this.refunds.listNoted(period);
    const receipts = await this.receipts.findByOrders(refunds.map(({ orderId }) => orderId));
    const receiptOf = new Map(receipts.map((receipt) => [receipt.orderId, receipt]));
    for (const refund of refunds) {
      const receipt = receiptOf.get(refund.orderId);
      if (!receipt) throw new Error(`The refunded order ${refund.orderId} has no receipt.`);
      yield { kind: 'refund', receipt: this.complete(receipt), refund };
    }
  }

  private complete(receipt: OrderReceipt): CompleteReceipt {
    return { ...receipt, seller: receipt.seller ?? this.terms.seller };
  }
}
