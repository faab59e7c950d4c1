import { Injectable } from '@nestjs/common';
import type { OrderState } from '../../domain/orders/order';
import { openEInvoice } from '../../domain/e-invoices/e-invoice';
import { receiptOf, ReceiptTerms } from '../../domain/receipts/order-receipt';
import type { TransferState } from '../../domain/transfers/transfer';
import { SIMULATED } from '../../domain/transfers/transfer-notice';
import { EInvoicesRepository } from '../e-invoices/e-invoices.repository';
import { FindBuyer } from './find-buyer';
import { OrderReceiptsRepository } from './order-receipts.repository';
import { PlansRepository } from '../plans/plans.repository';

/**
 * Gives an order that has just been paid its receipt, in the caller's transaction, and as the last thing in it. Where
 * e-invoices are issued, one is asked for as well, unless the money is simulated: the tax office hears of real sales.
 */
@Injectable()
export class IssueReceipt {
  constructor(
    private readonly receipts: OrderReceiptsRepository,
    private readonly findBuyer: FindBuyer,
    private readonly plans: PlansRepository,
    private readonly eInvoices: EInvoicesRepository,
    private readonly terms: ReceiptTerms,
  ) {}

  async execute(order: OrderState, transfer: TransferState, at: Date): Promise<void> {
    const { amountVnd, referenceCode, channel } = transfer;
    const plan = await this.plans.find(order.planId, order.billingCycle);
    const planName = plan?.name ?? order.planId;
    const buyer = await this.findBuyer.execute(order.accountId);
    const withEInvoice = this.terms.withEInvoices && channel !== SIMULATED;
    if (withEInvoice) await this.eInvoices.add(openEInvoice(order.id, at));
    const payment = { amountVnd, referenceCode, at };
    await this.receipts.issue(receiptOf(order, payment, { planName, buyer, terms: this.terms }));
  }
}
