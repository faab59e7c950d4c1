import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type ScheduledTask, Scheduler } from '../../shared/application/scheduler';
import { TaskRunner } from './task-runner';

/** Runs every task in this process, at the start and then by the clock. Used where there is no Redis. */
@Injectable()
export class TimerScheduler extends Scheduler implements OnModuleDestroy {
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(private readonly runner: TaskRunner) {
    super();
  }

  add(task: ScheduledTask): void {
    this.timers.push(setInterval(() => void this.runner.run(task), task.everySec * 1000).unref());
    void this.runner.run(task);
  }

  /** Starts nothing more and waits for what runs: the database connection ends after this. */
  async onModuleDestroy(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.runner.whenIdle();
  }
}
