import { InjectQueue } from '@nestjs/bull';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { type ScheduledTask, Scheduler } from '../../shared/application/scheduler';
import { AppLogger } from '../logging/logger';
import { closeQueue } from '../queue/close-queue';
import { isConnected } from '../queue/is-connected';
import { QueueMonitor } from '../queue/queue-monitor';
import { whenJobsEnd } from '../queue/when-jobs-end';
import { TaskRunner } from './task-runner';

export const SCHEDULER_QUEUE = 'scheduler';

/** The next run comes by itself. */
export const SCHEDULER_JOBS = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const;

/** Tasks that run at once: a long one must not make short ones wait. */
const CONCURRENCY = 5;

/** A task that nobody was heard to run for so many of its intervals is not being run. */
export const SILENT_INTERVALS = 2.5;

/**
 * Has one of the worker processes run each task when it is due, by repeating jobs. Every process listens, and
 * runs a task by itself while Redis is away or nobody is heard running it.
 */
@Injectable()
export class BullScheduler extends Scheduler implements OnModuleDestroy {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly tasks = new Map<string, ScheduledTask>();
  private takesJobs = false;
  /** When each task was last heard to have run, in milliseconds. */
  private readonly heardAt = new Map<string, number>();

  constructor(
    @InjectQueue(SCHEDULER_QUEUE) private readonly queue: Queue,
    private readonly runner: TaskRunner,
    private readonly logger: AppLogger,
    monitor: QueueMonitor,
  ) {
    super();
    monitor.watch(queue);
    whenJobsEnd(queue, (_id, name) => this.heardAt.set(String(name), performance.now()));
  }

  add(task: ScheduledTask): void {
    this.tasks.set(task.name, task);
    this.heardAt.set(task.name, performance.now());
    this.timers.push(setInterval(() => this.watch(task), task.everySec * 1000).unref());
  }

  /** Starts nothing more and waits for what runs: the database connection ends after this. */
  async onModuleDestroy(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await closeQueue(this.queue);
    await this.runner.whenIdle();
  }

  /** Takes the jobs of the queue from now on, and schedules them. */
  work(): void {
    this.takesJobs = true;
    void this.queue.process('*', CONCURRENCY, (job: Job) => this.runJob(job));
    for (const task of this.tasks.values()) this.schedule(task);
  }

  private async runJob({ name }: Job): Promise<string> {
    const task = this.tasks.get(name);
    if (!task) throw new Error(`There is no task ${name}.`);
    await this.runner.run(task);
    return name;
  }

  private watch(task: ScheduledTask): void {
    if (!this.isOverdue(task)) return;
    void this.runner.run(task);
    if (this.takesJobs) this.schedule(task);
  }

  private isOverdue({ name, everySec }: ScheduledTask): boolean {
    if (!isConnected(this.queue)) return true;
    return performance.now() - (this.heardAt.get(name) ?? -Infinity) > SILENT_INTERVALS * everySec * 1000;
  }

  /** Changes nothing while the task is scheduled. Redis may have forgotten it. */
  private schedule({ name, everySec }: ScheduledTask): void {
    this.queue.add(name, {}, { repeat: { every: everySec * 1000 } }).catch((error: unknown) => {
      this.logger.warn({ err: error, task: name }, 'a task is not scheduled yet');
    });
  }
}
