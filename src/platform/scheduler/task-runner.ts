import { Injectable } from '@nestjs/common';
import type { ScheduledTask } from '../../shared/application/scheduler';
import { Meter, type Metric } from '../../shared/application/meter';
import { AppLogger } from '../logging/logger';

/** Runs of scheduled tasks. Name and labels are API: they keep the word of the first release. */
const SCHEDULED_TASKS: Metric<'chore' | 'outcome'> = {
  name: 'loa_chores_total',
  help: 'Runs of the tasks that a process does by itself.',
  labels: ['chore', 'outcome'],
};

/** Runs tasks in this process; a task never twice at once. */
@Injectable()
export class TaskRunner {
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly meter: Meter,
    private readonly logger: AppLogger,
  ) {}

  /** Ends when the task has run; when it runs already, with that run. Never rejects: a failure is logged. */
  run(task: ScheduledTask): Promise<void> {
    let run = this.running.get(task.name);
    if (!run) {
      run = this.attempt(task).finally(() => this.running.delete(task.name));
      this.running.set(task.name, run);
    }
    return run;
  }

  /** Ends when nothing runs. */
  async whenIdle(): Promise<void> {
    await Promise.all(this.running.values());
  }

  private async attempt(task: ScheduledTask): Promise<void> {
    const { name } = task;
    try {
      await task.execute();
      this.meter.count(SCHEDULED_TASKS, { chore: name, outcome: 'done' });
    } catch (error) {
      this.meter.count(SCHEDULED_TASKS, { chore: name, outcome: 'failed' });
      this.logger.error({ err: error, task: name }, 'a task failed');
    }
  }
}
