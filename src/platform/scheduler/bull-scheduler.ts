import { InjectQueue } from '@nestjs/bull';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { type Chore, Housekeeping } from '../../shared/application/scheduler';
import { AppLogger } from '../logging/logger';
import { closeQueue } from '../queue/close-queue';
import { QueueMonitor } from '../queue/queue-monitor';
import { whenJobsEnd } from '../queue/when-jobs-end';
import { ChoreRunner } from './task-runner';

export const HOUSEKEEPING_QUEUE = 'housekeeping';

/** The next run comes by itself. */
export const HOUSEKEEPING_JOBS = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const;

/** A long chore must not keep short ones waiting. */
const CONCURRENCY = 5;

/** A chore of which nothing was heard for so many of its intervals is not being done. */
const SILENT_INTERVALS = 2.5;

/**
 * Has one of the worker processes do each chore when it is due, by repeating jobs. Every process listens, and
 * does a chore by itself while Redis is away or nobody is heard doing it.
 */
@Injectable()
export class BullHousekeeping extends Housekeeping implements OnModuleDestroy {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly chores = new Map<string, Chore>();
  private takesJobs = false;
  /** When each chore was last heard to be done. */
  private readonly heardAt = new Map<string, number>();

  constructor(
    @InjectQueue(HOUSEKEEPING_QUEUE) private readonly queue: Queue,
    private readonly runner: ChoreRunner,
    private readonly logger: AppLogger,
    monitor: QueueMonitor,
  ) {
    super();
    monitor.watch(queue);
    whenJobsEnd(queue, (_id, name) => this.heardAt.set(String(name), Date.now()));
  }

  add(chore: Chore): void {
    this.chores.set(chore.name, chore);
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
    for (const chore of this.chores.values()) this.schedule(chore);
  }

  private async do({ name }: Job): Promise<string> {
    const chore = this.chores.get(name);
    if (!chore) throw new Error(`There is no chore ${name}.`);
    await this.runner.run(chore);
    return name;
  }

  private watch(chore: Chore): void {
    if (!this.isNeglected(chore)) return;
    void this.runner.run(chore);
    if (this.takesJobs) this.schedule(chore);
  }

  private isNeglected({ name, everySec }: Chore): boolean {
    if (this.queue.client.status !== 'ready') return true;
    return Date.now() - (this.heardAt.get(name) ?? 0) > SILENT_INTERVALS * everySec * 1000;
  }

  /** Changes nothing while the chore is scheduled: Redis may have forgotten it. */
  private schedule({ name, everySec }: Chore): void {
    this.queue.add(name, {}, { repeat: { every: everySec * 1000 } }).catch((error: unknown) => {
      this.logger.warn({ err: error, chore: name }, 'a chore is not scheduled yet');
    });
  }
}
