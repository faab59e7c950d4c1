import { Injectable } from '@nestjs/common';
import { CreditLedger, InsufficientCredits, refundSource } from '../../../accounts';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { CreditsNotLeft, OrderNotFound, OrderNotPaid } from '../../domain/billing.errors';
import type { Order, OrderState } from '../../domain/orders/order';
import { type OrderRefund, type RefundDecision, refundOf } from '../../domain/refunds/order-refund';
import { OrderReceiptsRepository } from '../receipts/order-receipts.repository';
import { OrdersRepository } from '../orders/orders.repository';
import { RefundsRepository } from './refunds.repository';
import { TellOwnerOfRefund } from './tell-owner-of-refund';

/**
 * An operator notes that money of a paid order was sent back, all of it or a part: the bank sends it, not this service. The
 * order stays PAID and its receipt as it was issued; the refund adjusts the sales of the day on which it is noted.
 */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly receipts: OrderReceiptsRepository,
    private readonly refunds: RefundsRepository,
    private readonly ledger: CreditLedger,
    private readonly tellOwner: TellOwnerOfRefund,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes back the credits that the operator names, of all that the account has: whoever has spent those of this order pays
   * with others. The owner is told. Cannot be undone.
   * @param operatorId the admin account that decided it; null on the command line
   * @returns the order
   * @throws OrderNotFound, OrderNotPaid, OrderAlreadyRefunded, RefundReferenceUsed
   * @throws CreditsNotLeft when fewer are available
   * @throws InvalidParameters naming what goes beyond the receipt and its earlier refunds
   */
  execute(orderCode: string, decision: RefundDecision, operatorId: string | null): Promise<Order> {
    return this.transaction.run(async () => {
      const order = await this.orders.lockFirst([orderCode.toUpperCase()]);
      if (!order) throw new OrderNotFound();
      const state = order.toState();
      const receipt = await this.receipts.findByOrder(state.id);
      if (!receipt) throw new OrderNotPaid(state.orderCode);
      const earlier = await this.refunds.findByOrders([state.id]);
      const refund = refundOf(receipt, earlier, decision, this.clock.now());
      await this.refunds.claimReference(refund.reference, state.id);
      await this.refunds.add(refund);
      await this.takeBack(state, refund, operatorId);
      await this.tellOwner.execute(state, refund);
      return order;
    });
  }

  private async takeBack(
    { accountId, orderCode }: OrderState,
    { number, credits, reason }: OrderRefund,
    operatorId: string | null,
  ): Promise<void> {
    if (credits === 0) return;
    const sourceId = refundSource(orderCode, number);
    const entry = { accountId, credits: -credits, type: 'refund', sourceId, reason } as const;
    try {
      await this.ledger.grant({ ...entry, ...(operatorId !== null && { operatorId }) });
    } catch (error) {
      if (error instanceof InsufficientCredits) throw new CreditsNotLeft(credits, error.available);
      throw error;
    }
  }
}
