import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Scheduler } from '../../../shared/application/scheduler';
import { AppLogger } from '../../../platform/logging/logger';
import { SendDueEInvoices } from '../../application/e-invoices/send-due-e-invoices';

const INTERVAL_SEC = 5;

/** Has e-invoices issued from time to time. Several processes share the work. */
@Injectable()
export class EInvoicesSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly scheduler: Scheduler,
    private readonly sendDueEInvoices: SendDueEInvoices,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduler.add({ name: 'SendDueEInvoices', everySec: INTERVAL_SEC, execute: () => this.send() });
  }

  onModuleDestroy(): void {
    this.sendDueEInvoices.stop();
  }

  private async send(): Promise<void> {
    for (const { receiptNumber, error, nextAttemptAt } of await this.sendDueEInvoices.execute()) {
      const facts = { err: error, receipt_number: receiptNumber, next_attempt_at: nextAttemptAt };
      if (nextAttemptAt) this.logger.warn(facts, 'an e-invoice is not issued yet');
      else this.logger.error(facts, 'an e-invoice was given up; see e-invoices:open');
    }
  }
}
