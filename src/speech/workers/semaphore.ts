import { EngineBusy } from '../domain/speech-failure';
import { waitInQueue } from './wait-in-queue';

/** Limits how many pieces of work run at once; the others wait, first come first served. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly permits: number,
    private readonly maxWaiting: number,
  ) {}

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
      this.waiting.push(start);
      return () => this.waiting.splice(this.waiting.indexOf(start), 1);
    }, signal);
  }

  private release(): void {
    // A permit that is handed on is never free in between.
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
