import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CHORES, Meter } from '../../shared/application/meter';
import { AppLogger } from '../../shared/infrastructure/logger';
import { SweepTransfers } from '../application/sweep-transfers';

const INTERVAL_MS = 5_000;

/** Sweeps every 5 s, in every process: sweeps do not get into each other's way. */
@Injectable()
export class TransferSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;

  constructor(
    private readonly sweepTransfers: SweepTransfers,
    private readonly meter: Meter,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.sweep().finally(() => (this.running = null));
    }, INTERVAL_MS).unref();
  }

  /** Starts no other sweep and waits for the one that runs: the database connection ends after this. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async sweep(): Promise<void> {
    try {
      const { settled, failures } = await this.sweepTransfers.execute();
      this.meter.count(CHORES, { chore: 'SweepTransfers', outcome: 'done' });
      if (settled > 0) this.logger.info({ settled }, 'swept transfers');
      for (const { transferId, error } of failures) {
        this.logger.error({ err: error, transfer_id: transferId }, 'a transfer could not be settled');
      }
    } catch (error) {
      this.meter.count(CHORES, { chore: 'SweepTransfers', outcome: 'failed' });
      this.logger.error({ err: error }, 'the sweep of transfers failed');
    }
  }
}
