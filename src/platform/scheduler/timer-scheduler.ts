import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Chore, Housekeeping } from '../../shared/application/scheduler';
import { ChoreRunner } from './task-runner';

/** Does every chore in this process, at the start and then by the clock. Used where there is no Redis. */
@Injectable()
export class TimedHousekeeping extends Housekeeping implements OnModuleDestroy {
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(private readonly runner: ChoreRunner) {
    super();
  }

  add(chore: Chore): void {
    this.timers.push(setInterval(() => void this.runner.run(chore), chore.everySec * 1000).unref());
    void this.runner.run(chore);
  }

  /** Starts nothing more and waits for what runs: the database connection ends after this. */
  async onModuleDestroy(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.runner.whenIdle();
  }
}
