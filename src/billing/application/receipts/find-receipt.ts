import { Injectable } from '@nestjs/common';
import { OrderNotPaid } from '../../domain/billing.errors';
import { type OrderReceipt, ReceiptTerms } from '../../domain/receipts/order-receipt';
import type { OrderRefund } from '../../domain/refunds/order-refund';
import { EInvoicesRepository } from '../e-invoices/e-invoices.repository';
import { FindOrder } from '../orders/find-order';
import { OrderReceiptsRepository } from './order-receipts.repository';
import { RefundsRepository } from '../refunds/refunds.repository';

/** A receipt that can be shown: it names its seller. */
export type CompleteReceipt = OrderReceipt & { readonly seller: NonNullable<OrderReceipt['seller']> };

/** A receipt, with what came of it later. */
export type FollowedReceipt = CompleteReceipt & {
  /** Null where there is no e-invoice. */
  readonly eInvoiceNumber: string | null;
  /** What was sent back, in order. */
  readonly refunds: readonly OrderRefund[];
};

/** Finds the receipts of orders. */
@Injectable()
export class FindReceipt {
  constructor(
    private readonly findOrder: FindOrder,
    private readonly receipts: OrderReceiptsRepository,
    private readonly eInvoices: EInvoicesRepository,
    private readonly refunds: RefundsRepository,
    private readonly terms: ReceiptTerms,
  ) {}

  /** For the owner of an order. @throws OrderNotFound also for an order of another account; OrderNotPaid */
  async execute(accountId: string, orderCode: string): Promise<FollowedReceipt> {
    const order = (await this.findOrder.ofAccount(accountId, orderCode)).toState();
    const receipt = await this.ofOrder(order.id);
    if (!receipt) throw new OrderNotPaid(order.orderCode);
    const eInvoice = await this.eInvoices.findByOrder(order.id);
    const refunds = await this.refunds.findByOrders([order.id]);
    return { ...receipt, eInvoiceNumber: eInvoice?.number ?? null, refunds };
  }

  /** @returns null when the order is not paid */
  async ofOrder(orderId: string): Promise<CompleteReceipt | null> {
    const receipt = await this.receipts.findByOrder(orderId);
    return receipt && { ...receipt, seller: receipt.seller ?? this.terms.seller };
  }
}
