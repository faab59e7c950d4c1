import { InjectQueue } from '@nestjs/bull';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { type ScheduledTask, Scheduler } from '../../shared/application/scheduler';
import { AppLogger } from '../logging/logger';
import { closeQueue } from '../queue/close-queue';
import { QueueMonitor } from '../queue/queue-monitor';
import { whenJobsEnd } from '../queue/when-jobs-end';
import { TaskRunner } from './task-runner';

export const SCHEDULER_QUEUE = 'scheduler';

/** The next run comes by itself. */
export const SCHEDULER_JOBS = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const;

/** A long chore must not keep short ones waiting. */
const CONCURRENCY = 5;

/** A chore of which nothing was heard for so many of its intervals is not being done. */
const SILENT_INTERVALS = 2.5;

/**
 * Has one of the worker processes do each chore when it is due, by repeating jobs. Every process listens, and
 * does a chore by itself while Redis is away or nobody is heard doing it.
 */
@Injectable()
export class BullScheduler extends Scheduler implements OnModuleDestroy {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly tasks = new Map<string, ScheduledTask>();
  private takesJobs = false;
  /** When each chore was last heard to be done. */
  private readonly heardAt = new Map<string, number>();

  constructor(
    @InjectQueue(SCHEDULER_QUEUE) private readonly queue: Queue,
    private readonly runner: TaskRunner,
    private readonly logger: AppLogger,
    monitor: QueueMonitor,
  ) {
    super();
    monitor.watch(queue);
    whenJobsEnd(queue, (_id, name) => this.heardAt.set(String(name), Date.now()));
  }

  add(chore: ScheduledTask): void {
    this.tasks.set(chore.name, chore);
    this.heardAt.set(chore.name, Date.now());
    this.timers.push(setInterval(() => this.watch(chore), chore.everySec * 1000).unref());
  }

  /** Starts nothing more and waits for what runs: the database connection ends after this. */
  async onModuleDestroy(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await closeQueue(this.queue);
    await this.runner.whenIdle();
  }

  /** Takes the jobs of the queue from now on, and has them come. */
  work(): void {
    this.takesJobs = true;
    void this.queue.process('*', CONCURRENCY, (job: Job) => this.do(job));
    for (const chore of this.tasks.values()) this.schedule(chore);
  }

  private async do({ name }: Job): Promise<string> {
    const chore = this.tasks.get(name);
    if (!chore) throw new Error(`There is no chore ${name}.`);
    await this.runner.run(chore);
    return name;
  }

  private watch(chore: ScheduledTask): void {
    if (!this.isNeglected(chore)) return;
    void this.runner.run(chore);
    if (this.takesJobs) this.schedule(chore);
  }

  private isNeglected({ name, everySec }: ScheduledTask): boolean {
    if (this.queue.client.status !== 'ready') return true;
    return Date.now() - (this.heardAt.get(name) ?? 0) > SILENT_INTERVALS * everySec * 1000;
  }

  /** Changes nothing while the chore is scheduled: Redis may have forgotten it. */
  private schedule({ name, everySec }: ScheduledTask): void {
    this.queue.add(name, {}, { repeat: { every: everySec * 1000 } }).catch((error: unknown) => {
      this.logger.warn({ err: error, chore: name }, 'a chore is not scheduled yet');
    });
  }
}
