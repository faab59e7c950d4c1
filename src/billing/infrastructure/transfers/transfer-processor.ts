import { OnQueueFailed, Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { AppLogger } from '../../../platform/logging/logger';
import { SettleTransfer } from '../../application/transfers/settle-transfer';
import { TRANSFERS_QUEUE, type TransferJob } from './bull-transfer-queue';

const CONCURRENCY = 4;

/** Settles the transfers of the Bull queue. A job may come twice; settling is repeatable. */
@Processor(TRANSFERS_QUEUE)
export class TransferProcessor {
  constructor(
    private readonly settleTransfer: SettleTransfer,
    private readonly logger: AppLogger,
  ) {}

  @Process({ concurrency: CONCURRENCY })
  async settle({ data }: Job<TransferJob>): Promise<void> {
    await this.settleTransfer.execute(data.transferId);
  }

  @OnQueueFailed()
  logFailure({ data }: Job<TransferJob>, error: Error): void {
    this.logger.error({ err: error, transfer_id: data.transferId }, 'a transfer could not be settled');
  }
}
