import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Scheduler } from '../../../shared/application/scheduler';
import { AppLogger } from '../../../platform/logging/logger';
import { SweepTransfers } from '../../application/transfers/sweep-transfers';

const INTERVAL_SEC = 5;

/** Schedules the sweep. Sweeps of several processes do not block each other. */
@Injectable()
export class TransferSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly scheduler: Scheduler,
    private readonly sweepTransfers: SweepTransfers,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    const execute = () => this.sweep();
    this.scheduler.add({ name: 'SweepTransfers', everySec: INTERVAL_SEC, execute });
  }

  private async sweep(): Promise<void> {
    const { settled, failures } = await this.sweepTransfers.execute();
    if (settled > 0) this.logger.info({ settled }, 'swept transfers');
    for (const { transferId, error } of failures) {
      this.logger.error({ err: error, transfer_id: transferId }, 'a transfer could not be settled');
    }
  }
}
