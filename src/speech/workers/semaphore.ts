import { EngineBusy } from '../domain/speech-failure';
import { FairQueue } from './fair-queue';
import { waitInQueue } from './wait-in-queue';

/**
 * Limits how many pieces of work run at once. The others wait: those with the same signal belong together, and whoever
 * has few of them waiting goes before those who have many.
 */
export class Semaphore {
  private readonly waiting = new FairQueue<() => void>();
  private running = 0;

  constructor(
    private readonly permits: number,
    private readonly maxWaiting: number,
  ) {}

  get waitingTasks(): number {
    return this.waiting.length;
  }

  /**
   * Runs the work as soon as there is a permit.
   * @throws EngineBusy when too many wait already; the signal's reason when it is aborted while waiting
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.acquire(signal);
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private async acquire(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.running < this.permits) {
      this.running++;
      return;
    }
    if (this.waiting.length >= this.maxWaiting) throw new EngineBusy(1);
    await waitInQueue((start) => {
      this.waiting.enqueue(start, signal ?? start, 1);
      return () => this.waiting.remove(start);
    }, signal);
  }

  private release(): void {
    // A permit that is handed on is never free in between.
    const next = this.waiting.first();
    if (!next) {
      this.running--;
      return;
    }
    this.waiting.dequeue(next);
    next();
  }
}
