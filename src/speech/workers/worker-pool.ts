import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { builtFile } from '../../platform/workers/built-file';
import { transferables } from './transferables';
import { type TaskOptions, type WorkLimits, WorkQueue } from './work-queue';
import type { TaskCall, TaskStarted } from './worker';
import type { TaskInput, TaskName, TaskResult } from './worker-tasks';

export interface WorkerPoolOptions extends WorkLimits {
  /** The most worker threads; by default one per processor. */
  readonly threads?: number;
  /** The workers' compiled file. */
  readonly file?: string;
}

/**
 * Worker threads for everything too heavy for the event loop: one is warm from the start, and each that was once needed
 * stays. A crash ends the current task, never the process.
 */
export class WorkerPool {
  private readonly piscina: Piscina;
  private readonly queue: WorkQueue;
  private lastId = 0;
  /** Called when a task that was passed to a thread begins. */
  private readonly onStart = new Map<number, () => void>();

  constructor(options: WorkerPoolOptions = {}) {
    const threads = options.threads ?? availableParallelism();
    this.queue = new WorkQueue(threads, options);
    this.piscina = new Piscina({
      filename: options.file ?? builtFile(__dirname, 'worker.js'),
      minThreads: 1, // the others when there is work for them: each takes most of a second of a processor to open
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
      idleTimeout: Infinity,
    });
    this.piscina.on('message', ({ started }: TaskStarted) => this.onStart.get(started)?.());
    // Raised when a worker dies without a task; without a listener it would end the process.
    this.piscina.on('error', (error: Error) => process.emitWarning(error));
  }

  get threads(): number {
    return this.queue.workers;
  }

  get idleThreads(): number {
    return this.queue.idleWorkers;
  }

  get waitingTasks(): number {
    return this.queue.waitingTasks;
  }

  /** Seconds until work accepted now would begin, as estimated. */
  get waitSec(): number {
    return this.queue.waitSec;
  }

  /** See `WorkQueue.admit`. */
  admit(costSec?: number): void {
    this.queue.admit(costSec);
  }

  /** See `WorkQueue.expecting`. */
  expecting<T>(costSec: number, before: () => Promise<T>): Promise<T> {
    return this.queue.expecting(costSec, before);
  }

  /**
   * Runs one task in a worker. The memory of typed arrays in `input` is transferred: the caller loses it.
   * @throws TaskFailure when the task throws, crashes or takes too long.
   */
  async run<N extends TaskName>(name: N, input: TaskInput<N>, options: TaskOptions): Promise<TaskResult<N>> {
    const runNow = async (signal: AbortSignal, begin: () => void) => {
      const call: TaskCall = { id: ++this.lastId, name, input };
      this.onStart.set(call.id, begin);
      try {
        const result: unknown = await this.piscina.run(call, { transferList: transferables(input), signal });
        return result as TaskResult<N>;
      } finally {
        this.onStart.delete(call.id);
      }
    };
    return this.queue.whenIdle(options, () => this.queue.timed(name, options, runNow));
  }

  /** Ends all workers. Tasks still running or waiting reject. */
  async close(): Promise<void> {
    await this.piscina.destroy();
  }
}
