import { InjectQueue } from '@nestjs/bull';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { JobOptions, Queue } from 'bull';
import { AppLogger } from '../../../platform/logging/logger';
import { closeQueue } from '../../../platform/queue/close-queue';
import { QueueMonitor } from '../../../platform/queue/queue-monitor';
import { TransferQueue } from '../../application/transfers/transfer-queue';

export const TRANSFERS_QUEUE = 'transfers';

export interface TransferJob {
  readonly transferId: string;
}

export const TRANSFER_JOBS: JobOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 500 },
  removeOnComplete: true,
  removeOnFail: true, // the row remains, and the sweep
};

/** Queues transfers for the workers in Bull. Does not wait for Redis, which may be down. */
@Injectable()
export class BullTransferQueue extends TransferQueue implements OnModuleDestroy {
  constructor(
    @InjectQueue(TRANSFERS_QUEUE) private readonly queue: Queue<TransferJob>,
    private readonly logger: AppLogger,
    monitor: QueueMonitor,
  ) {
    super();
    monitor.watch(queue);
  }

  push(transferId: string, because: unknown): void {
    this.logger.warn({ err: because, transfer_id: transferId }, 'a transfer is settled later');
    this.queue.add({ transferId }, { jobId: transferId }).catch((error: unknown) => {
      this.logger.warn({ err: error, transfer_id: transferId }, 'a transfer waits for the sweep');
    });
  }

  /** Waits for the jobs that run here: the database connection ends after this. */
  async onModuleDestroy(): Promise<void> {
    await closeQueue(this.queue);
  }
}
