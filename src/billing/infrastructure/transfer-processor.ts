import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { AppLogger } from '../../platform/logging/logger';
import { InjectQueue } from '../../platform/queue/bull-queue';
import { SettleTransfer } from '../application/settle-transfer';
import { TRANSFERS_QUEUE, type TransferJob } from './bull-transfer-queue';

const CONCURRENCY = 4;

/** Settles the transfers of the Bull queue. A job may come twice; settling is repeatable. */
@Injectable()
export class TransferProcessor implements OnModuleInit {
  constructor(
    @InjectQueue(TRANSFERS_QUEUE) private readonly queue: Queue<TransferJob>,
    private readonly settleTransfer: SettleTransfer,
    private readonly logger: AppLogger,
  ) {}

  onModuleInit(): void {
    void this.queue.process(CONCURRENCY, (job) => this.settle(job));
    this.queue.on('failed', (job, error) => this.logFailure(job, error));
  }

  private async settle({ data }: Job<TransferJob>): Promise<void> {
    await this.settleTransfer.execute(data.transferId);
  }

  private logFailure({ data }: Job<TransferJob>, error: Error): void {
    this.logger.error({ err: error, transfer_id: data.transferId }, 'a transfer could not be settled');
  }
}
