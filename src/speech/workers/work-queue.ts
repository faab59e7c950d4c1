import { EngineBusy } from '../domain/speech-failure';
import { FairQueue } from './fair-queue';
import { TaskClock } from './task-clock';
import { TaskBroke, TaskTimedOut } from './task-failure';
import { waitInQueue } from './wait-in-queue';

export interface TaskOptions {
  /**
   * Cancels the task, running or waiting: it rejects at once with the signal's reason. Tasks with the same signal
   * are one piece of work; the smaller piece of work goes first, of equal ones the earlier.
   */
  readonly signal?: AbortSignal | undefined;
  /** Expected work on an idle processor, in seconds. */
  readonly costSec: number;
  /** Goes first in the queue: the last step of work that was begun long ago and holds memory. */
  readonly isLastStep?: boolean;
}

export interface WorkLimits {
  /** Work that would wait longer than this is refused. */
  readonly maxWaitSec?: number | undefined;
  /** Running time of any task before its worker is ended; long tasks get more. */
  readonly timeLimitSec?: number | undefined;
  /** What a fresh worker takes to be warm. A cancelled task that needs less runs on and its result is dropped. */
  readonly restartSec?: number | undefined;
  /** Longer tasks are never on all workers at once, so that short ones always get on. */
  readonly longSec?: number | undefined;
  /** Limit for the opening of a fresh worker. */
  readonly openingLimitSec?: number | undefined;
  /** Whether one more task may be begun beside so many that run, for other reasons than the number of workers. */
  readonly mayBeginBeside?: ((running: number) => boolean) | undefined;
}

const DEFAULT_MAX_WAIT_SEC = 20;
const DEFAULT_TIME_LIMIT_SEC = 10;
/** A task may take this many times its expected cost on top of the common limit. */
const PATIENCE = 20;
const DEFAULT_RESTART_SEC = 1;
/** On the slowest machine. */
const DEFAULT_OPENING_LIMIT_SEC = 120;
/** A machine on which no worker opens in that time is busy for some time yet. */
const OPENING_RETRY_SEC = 30;
const DEFAULT_LONG_SEC = 2;
/** Weight of the newest task in the running estimate of how slow the machine is. */
const LEARNING_RATE = 0.1;

interface Expected {
  readonly costSec: number;
}

interface WaitingTask extends Expected {
  readonly start: () => void;
}

/**
 * The queue in front of a fixed number of workers, threads or processes: what runs next, how long the wait is, how
 * long a task may run. Work begins only when a worker is idle, so time limits count only running time and the wait
 * is known.
 */
export class WorkQueue {
  private readonly maxWaitSec: number;
  private readonly timeLimitSec: number;
  private readonly restartSec: number;
  private readonly longSec: number;
  private readonly openingLimitSec: number;
  private readonly mayBeginBeside: (running: number) => boolean;
  private readonly queue = new FairQueue<WaitingTask>();
  private running = 0;
  private runningLong = 0;
  /** Work accepted and not yet done. */
  private readonly pending = new Set<Expected>();
  /** Real time of tasks as a multiple of their expected cost; learnt from finished tasks. */
  private slowness = 1;

  constructor(
    readonly workers: number,
    { maxWaitSec, timeLimitSec, restartSec, longSec, openingLimitSec, mayBeginBeside }: WorkLimits,
  ) {
    this.maxWaitSec = maxWaitSec ?? DEFAULT_MAX_WAIT_SEC;
    this.timeLimitSec = timeLimitSec ?? DEFAULT_TIME_LIMIT_SEC;
    this.restartSec = restartSec ?? DEFAULT_RESTART_SEC;
    this.longSec = longSec ?? DEFAULT_LONG_SEC;
    this.openingLimitSec = openingLimitSec ?? DEFAULT_OPENING_LIMIT_SEC;
    this.mayBeginBeside = mayBeginBeside ?? (() => true);
  }

  get idleWorkers(): number {
    return Math.max(0, this.workers - this.running);
  }

  get waitingTasks(): number {
    return this.queue.length;
  }

  /** Seconds until all work accepted now would be done, as estimated. */
  get waitSec(): number {
    return this.waitSecFor(Infinity);
  }

  /**
   * Called once for a piece of work, before its tasks are run; tasks themselves are never refused.
   * @param costSec of the whole work: much work in the queue does not delay little work, which is not refused for it
   * @throws EngineBusy when it would have to wait too long.
   */
  admit(costSec = Infinity): void {
    const waitSec = this.waitSecFor(costSec);
    if (waitSec > this.maxWaitSec) throw new EngineBusy(Math.max(1, Math.ceil(waitSec - this.maxWaitSec)));
  }

  /** Counts work that is sure to follow `before` as pending, so that its time is not promised to others. */
  async expecting<T>(costSec: number, before: () => Promise<T>): Promise<T> {
    const expected = { costSec };
    this.pending.add(expected);
    try {
      return await before();
    } finally {
      this.pending.delete(expected);
    }
  }

  /** Begins the work when a worker is idle, and counts that worker as busy until the work is settled. */
  async whenIdle<T>(options: TaskOptions, begin: () => Promise<T>): Promise<T> {
    return this.expecting(options.costSec, async () => {
      await this.acquireWorker(options);
      const work = begin().finally(() => this.releaseWorker(options));
      return options.signal ? unlessAborted(work, options.signal) : work;
    });
  }

  /**
   * Runs one task under its time limit. `stop` tells the work to end its worker: the time is up, or the task was
   * cancelled and would go on for long. The time counts from the call of `begin`, for a worker may have to open
   * first.
   * @throws TaskTimedOut, TaskBroke; EngineBusy when its worker does not open in time, which is no fault of the task
   */
  async timed<T>(
    task: string,
    { costSec, signal }: TaskOptions,
    work: (stop: AbortSignal, begin: () => void) => Promise<T>,
  ): Promise<T> {
    const timeLimitSec = this.timeLimitSec + PATIENCE * costSec;
    const stop = new AbortController();
    const onAbort = () => {
      if (costSec * this.slowness > this.restartSec) stop.abort();
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    const clock = new TaskClock(this.openingLimitSec, timeLimitSec, () => stop.abort());
    try {
      const result = await work(stop.signal, () => clock.begin());
      this.learn(clock.runningSec / costSec);
      return result;
    } catch (error) {
      if (!clock.timedOut) throw new TaskBroke(task, error);
      throw clock.hasBegun ? new TaskTimedOut(task, timeLimitSec) : new EngineBusy(OPENING_RETRY_SEC);
    } finally {
      clock.stop();
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Waits for an idle worker and counts it as busy. */
  private acquireWorker({ signal, costSec, isLastStep }: TaskOptions): Promise<void> {
    return waitInQueue((start) => {
      const task = { costSec, start };
      this.queue.enqueue(task, signal ?? task, isLastStep ? 0 : costSec);
      this.startNext();
      return () => this.queue.remove(task);
    }, signal);
  }

  private releaseWorker({ costSec }: TaskOptions): void {
    this.running--;
    if (costSec > this.longSec) this.runningLong--;
    this.startNext();
  }

  private startNext(): void {
    if (this.idleWorkers === 0 || (this.running > 0 && !this.mayBeginBeside(this.running))) return;
    const mayBegin = ({ costSec }: WaitingTask) =>
      costSec <= this.longSec || this.runningLong < Math.max(1, this.workers - 1);
    const task = this.queue.first(mayBegin);
    if (!task) return;
    this.queue.dequeue(task);
    this.running++;
    if (task.costSec > this.longSec) this.runningLong++;
    task.start();
    this.startNext();
  }

  /** The queue is fair: of each other work, no more than `costSec` goes before. */
  private waitSecFor(costSec: number): number {
    let beforeSec = 0;
    for (const other of this.pending) beforeSec += Math.min(other.costSec, costSec);
    return (beforeSec * this.slowness) / this.workers;
  }

  private learn(slowness: number): void {
    this.slowness += LEARNING_RATE * (Math.min(slowness, 20) - this.slowness);
  }
}

/** The work's outcome, or the signal's reason as soon as it is aborted. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let onAbort: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort!);
  }
}
