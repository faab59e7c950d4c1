import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { tryAgain } from '../../domain/e-invoices/e-invoice';
import { EInvoicesRepository } from './e-invoices.repository';
import { FindOrder } from '../orders/find-order';

/** An operator has mended what kept an e-invoice from being issued: it is attempted again at once, ten times more. */
@Injectable()
export class RetryEInvoice {
  constructor(
    private readonly findOrder: FindOrder,
    private readonly eInvoices: EInvoicesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeatable: an order gets one invoice. What is due within minutes, or under way, is left to go on.
   * @throws OrderNotFound
   * @throws InvalidParameters for an order that is to have none: it is not paid, or was while none were issued
   */
  async execute(orderCode: string): Promise<void> {
    const order = (await this.findOrder.execute(orderCode)).toState();
    const invoice = await this.eInvoices.findByOrder(order.id);
    if (!invoice)
      throw InvalidParameters.of('order', 'NO_E_INVOICE', 'order must be one that gets an e-invoice.');
    const again = tryAgain(invoice, this.clock.now());
    // What is under way is not written either: its number may have come since it was read.
    if (again !== invoice) await this.eInvoices.save(again);
  }
}
