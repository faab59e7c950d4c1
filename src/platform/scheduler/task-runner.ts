import { Injectable } from '@nestjs/common';
import type { ScheduledTask } from '../../shared/application/scheduler';
import { SCHEDULED_TASKS, Meter } from '../../shared/application/meter';
import { AppLogger } from '../logging/logger';

/** Does chores in this process, each one at a time. */
@Injectable()
export class TaskRunner {
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly meter: Meter,
    private readonly logger: AppLogger,
  ) {}

  /** Ends when the chore is done; when it runs already, with that run. Never rejects: what fails is noted. */
  run(chore: ScheduledTask): Promise<void> {
    let run = this.running.get(chore.name);
    if (!run) {
      run = this.attempt(chore).finally(() => this.running.delete(chore.name));
      this.running.set(chore.name, run);
    }
    return run;
  }

  /** Ends when nothing runs. */
  async whenIdle(): Promise<void> {
    await Promise.all(this.running.values());
  }

  private async attempt(chore: ScheduledTask): Promise<void> {
    const { name } = chore;
    try {
      await chore.execute();
      this.meter.count(SCHEDULED_TASKS, { chore: name, outcome: 'done' });
    } catch (error) {
      this.meter.count(SCHEDULED_TASKS, { chore: name, outcome: 'failed' });
      this.logger.error({ err: error, chore: name }, 'a chore failed');
    }
  }
}
