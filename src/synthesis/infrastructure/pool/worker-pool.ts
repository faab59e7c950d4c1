import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { EngineBusy } from '../../domain/speech-failure';
import { TaskBroke, TaskTimedOut } from './task-failure';
import { transferables } from './transferables';
import type { TaskInput, TaskName, TaskResult } from './worker-tasks';
import { workerFile } from './worker-file';

export interface WorkerPoolOptions {
  /** Worker threads; by default one per processor. */
  readonly threads?: number;
  /** Work that would wait longer than this is refused. */
  readonly maxWaitSec?: number;
  /** Running time that any task may take before its worker is ended; long tasks get more on top. */
  readonly timeLimitSec?: number;
  /** The workers' compiled file. */
  readonly file?: string;
}

export interface TaskOptions {
  /** Calls the task off, running or waiting: rejects at once with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Expected work on an idle processor, in seconds. */
  readonly costSec: number;
  /** Goes before all that waits: the last step of work that was begun long ago and holds memory. */
  readonly isLastStep?: boolean;
}

const DEFAULT_MAX_WAIT_SEC = 20;
const DEFAULT_TIME_LIMIT_SEC = 10;
/** A task may take this many times its expected cost on top of the common limit. */
const PATIENCE = 20;
/** What a fresh worker takes to be warm. A task called off that needs less is let run out unheard. */
const RESTART_SEC = 1;
/** Weight of the newest task in the running estimate of how slow the machine is. */
const LEARNING_RATE = 0.1;

/**
 * Warm worker threads for everything too heavy for the event loop. Work is handed to a thread only when
 * one is idle, so time limits count running time alone and the wait is known. A crash ends the task at
 * hand, never the process.
 */
export class WorkerPool {
  private readonly piscina: Piscina;
  private readonly maxWaitSec: number;
  private readonly timeLimitSec: number;
  /** Starts of the waiting tasks, first come first served. */
  private readonly queue: (() => void)[] = [];
  private running = 0;
  /** Expected seconds of work accepted and not yet done. */
  private pendingSec = 0;
  /** Real time of tasks as a multiple of their expected cost; learnt from finished tasks. */
  private slowness = 1;

  constructor(options: WorkerPoolOptions = {}) {
    const threads = options.threads ?? availableParallelism();
    this.maxWaitSec = options.maxWaitSec ?? DEFAULT_MAX_WAIT_SEC;
    this.timeLimitSec = options.timeLimitSec ?? DEFAULT_TIME_LIMIT_SEC;
    this.piscina = new Piscina({
      filename: options.file ?? workerFile(),
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
      idleTimeout: Infinity,
    });
    // Raised when a worker dies without a task at hand; unheard, it would end the process.
    this.piscina.on('error', (error: Error) => process.emitWarning(error));
  }

  get threads(): number {
    return this.piscina.maxThreads;
  }

  get idleThreads(): number {
    return Math.max(0, this.threads - this.running);
  }

  /** Seconds until work accepted now would begin, as far as can be told. */
  get waitSec(): number {
    return (this.pendingSec * this.slowness) / this.threads;
  }

  /**
   * Call once for a piece of work, before its tasks are run; tasks themselves are never refused.
   * @throws EngineBusy when it would have to wait too long.
   */
  admit(): void {
    if (this.waitSec > this.maxWaitSec)
      throw new EngineBusy(Math.max(1, Math.ceil(this.waitSec - this.maxWaitSec)));
  }

  /**
   * Runs one task in a worker. Memory of typed arrays in `input` is handed over and lost to the caller.
   * @throws TaskFailure when the task throws, crashes or takes too long.
   */
  async run<N extends TaskName>(name: N, input: TaskInput<N>, options: TaskOptions): Promise<TaskResult<N>> {
    this.pendingSec += options.costSec;
    const leave = () => (this.pendingSec -= options.costSec);
    await this.takeThread(options).catch((error: unknown) => {
      leave();
      throw error;
    });
    const work = this.runNow(name, input, options).finally(() => {
      this.running--;
      leave();
      this.startNext();
    });
    return options.signal ? unlessAborted(work, options.signal) : work;
  }

  /** Ends all workers. Tasks still running or waiting reject. */
  async close(): Promise<void> {
    await this.piscina.destroy();
  }

  private async runNow<N extends TaskName>(
    name: N,
    input: TaskInput<N>,
    { signal, costSec }: TaskOptions,
  ): Promise<TaskResult<N>> {
    const timeLimitSec = this.timeLimitSec + PATIENCE * costSec;
    const stop = new AbortController();
    const onAbort = () => {
      if (costSec * this.slowness > RESTART_SEC) stop.abort();
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      stop.abort();
    }, timeLimitSec * 1000);
    const startedAt = performance.now();
    try {
      const run = { transferList: transferables(input), signal: stop.signal };
      const result = (await this.piscina.run({ name, input }, run)) as TaskResult<N>;
      this.learn((performance.now() - startedAt) / 1000 / costSec);
      return result;
    } catch (error) {
      throw timedOut ? new TaskTimedOut(name, timeLimitSec) : new TaskBroke(name, error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Waits for an idle thread and counts it as taken. */
  private async takeThread({ signal, isLastStep }: TaskOptions): Promise<void> {
    signal?.throwIfAborted();
    if (this.idleThreads > 0 && this.queue.length === 0) {
      this.running++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.queue.splice(this.queue.indexOf(start), 1);
        reject(signal!.reason as Error);
      };
      const start = () => {
        signal?.removeEventListener('abort', giveUp);
        this.running++;
        resolve();
      };
      if (isLastStep) this.queue.unshift(start);
      else this.queue.push(start);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  private startNext(): void {
    if (this.idleThreads > 0) this.queue.shift()?.();
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
