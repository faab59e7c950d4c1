import { BullModule, InjectQueue } from '@nestjs/bull';
import { type DynamicModule, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Queue } from 'bull';
import { AppLogger } from '../../shared/infrastructure/logger';
import { redisOptions } from '../../shared/infrastructure/redis-connection';
import { TransferQueue } from '../application/transfer-queue';

export const TRANSFERS_QUEUE = 'transfers';

export interface TransferJob {
  readonly transferId: string;
}

/**
 * The queue in Redis. A job whose worker was killed starts again elsewhere within some 15 s (Bull's own
 * settings take a minute); one that blocks its event loop for longer than the lock may run twice.
 */
export function transfersQueueModule(redisUrl: string): DynamicModule {
  return BullModule.registerQueue({
    name: TRANSFERS_QUEUE,
    url: redisUrl,
    redis: { ...redisOptions, ...(redisUrl.startsWith('rediss:') ? { tls: {} } : {}) }, // Bull ignores the scheme
    settings: { lockDuration: 10_000, lockRenewTime: 5_000, stalledInterval: 5_000, maxStalledCount: 2 },
    defaultJobOptions: {
      attempts: 5,
      backoff: { type: 'exponential', delay: 500 },
      removeOnComplete: true,
      removeOnFail: true, // the row remains, and the sweep
    },
  });
}

/** Hands transfers to the workers through Bull. Redis may be away: nobody waits for it. */
@Injectable()
export class BullTransferQueue extends TransferQueue implements OnModuleDestroy {
  private away = false;

  constructor(
    @InjectQueue(TRANSFERS_QUEUE) private readonly queue: Queue<TransferJob>,
    private readonly logger: AppLogger,
  ) {
    super();
    queue.on('error', (error) => this.noteError(error));
    queue.client.on('ready', () => (this.away = false));
  }

  push(transferId: string, because: unknown): void {
    this.logger.warn({ err: because, transfer_id: transferId }, 'a transfer is settled later');
    this.queue.add({ transferId }, { jobId: transferId }).catch((error: unknown) => {
      this.logger.warn({ err: error, transfer_id: transferId }, 'a transfer waits for the sweep');
    });
  }

  /** Waits for the jobs that run here: the database connection ends after this. */
  async onModuleDestroy(): Promise<void> {
    await this.queue.close();
  }

  /** Bull repeats the error twice a second while Redis is away; one line is enough. */
  private noteError(error: Error): void {
    if (!this.away) this.logger.warn({ err: error }, 'the transfer queue is away; the sweep stands in');
    this.away = true;
  }
}
