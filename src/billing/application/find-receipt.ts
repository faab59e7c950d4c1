import { Injectable } from '@nestjs/common';
import { OrderNotPaid } from '../domain/billing.errors';
import { type OrderReceipt, ReceiptTerms } from '../domain/order-receipt';
import { FindOrder } from './find-order';
import { OrderReceiptsRepository } from './order-receipts.repository';

/** A receipt that can be shown: it names its seller. */
export type CompleteReceipt = OrderReceipt & { readonly seller: NonNullable<OrderReceipt['seller']> };

/** Finds the receipt of an order for its owner. */
@Injectable()
export class FindReceipt {
  constructor(
    private readonly findOrder: FindOrder,
    private readonly receipts: OrderReceiptsRepository,
    private readonly terms: ReceiptTerms,
  ) {}

  /** @throws OrderNotFound also for an order of another account; OrderNotPaid */
  async execute(accountId: string, orderCode: string): Promise<CompleteReceipt> {
    const order = (await this.findOrder.ofAccount(accountId, orderCode)).toState();
    const receipt = await this.receipts.findByOrder(order.id);
    if (!receipt) throw new OrderNotPaid(order.orderCode);
    return { ...receipt, seller: receipt.seller ?? this.terms.seller };
  }
}
