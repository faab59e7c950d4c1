import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppLogger } from '../../../platform/logging/logger';
import { SettleTransfer } from '../../application/transfers/settle-transfer';
import { TransferQueue } from '../../application/transfers/transfer-queue';

/** What made settling fail may be over by then; when it is not, the sweep comes a few seconds later. */
const RETRY_AFTER_MS = 1_000;

/** Tries once more in this process. Used where there is no Redis. */
@Injectable()
export class InProcessTransferQueue extends TransferQueue implements OnModuleDestroy {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly settleTransfer: SettleTransfer,
    private readonly logger: AppLogger,
  ) {
    super();
  }

  push(transferId: string, because: unknown): void {
    this.logger.warn({ err: because, transfer_id: transferId }, 'a transfer is settled later');
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const run: Promise<void> = this.settle(transferId).finally(() => this.running.delete(run));
      this.running.add(run);
    }, RETRY_AFTER_MS);
    this.timers.add(timer.unref());
  }

  /** Drops what waits, which the sweep of another start finds, and waits for what runs. */
  async onModuleDestroy(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private async settle(transferId: string): Promise<void> {
    try {
      await this.settleTransfer.execute(transferId);
    } catch (error) {
      this.logger.error({ err: error, transfer_id: transferId }, 'a transfer could not be settled');
    }
  }
}
