import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import {
  afterFailure,
  afterProgress,
  CLAIM_SEC,
  type EInvoice,
  type EInvoiceProgress,
} from '../../domain/e-invoices/e-invoice';
import { receiptNumber } from '../../domain/receipts/order-receipt';
import { EInvoiceProvider } from './e-invoice-provider';
import { EInvoicesRepository } from './e-invoices.repository';
import { FindReceipt } from '../receipts/find-receipt';

/** Invoices of one run; the next is not far. */
const BATCH = 20;

/** An attempt that failed. */
export interface EInvoiceFailure {
  readonly receiptNumber: string;
  readonly error: unknown;
  /** Null when it was the last. */
  readonly nextAttemptAt: Date | null;
}

/** Has the provider issue the invoices that are due, one after the other. No transaction is open meanwhile. */
@Injectable()
export class SendDueEInvoices {
  private isStopping = false;

  constructor(
    private readonly invoices: EInvoicesRepository,
    private readonly findReceipt: FindReceipt,
    private readonly provider: EInvoiceProvider,
    private readonly clock: Clock,
  ) {}

  /** @returns the attempts that failed; they are noted, and made again when they are due */
  async execute(): Promise<EInvoiceFailure[]> {
    const failures: EInvoiceFailure[] = [];
    for (let count = 0; count < BATCH && !this.isStopping; count += 1) {
      const now = this.clock.now();
      const [invoice] = await this.invoices.claim(now, new Date(now.getTime() + CLAIM_SEC * 1000), 1);
      if (!invoice) break;
      const failure = await this.attempt(invoice);
      if (failure) failures.push(failure);
    }
    return failures;
  }

  /** Begins no further attempt. */
  stop(): void {
    this.isStopping = true;
  }

  private async attempt(invoice: EInvoice): Promise<EInvoiceFailure | null> {
    const receipt = await this.findReceipt.ofOrder(invoice.orderId);
    if (!receipt) throw new Error(`The order ${invoice.orderId} has no receipt.`);
    let progress: EInvoiceProgress;
    try {
      progress = await this.provider.issue(receipt, invoice.ticket);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const failed = afterFailure(invoice, message, this.clock.now());
      await this.invoices.save(failed);
      return { receiptNumber: receiptNumber(receipt), error, nextAttemptAt: failed.nextAttemptAt };
    }
    await this.invoices.save(afterProgress(invoice, progress, this.clock.now()));
    return null;
  }
}
