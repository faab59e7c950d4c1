import { EngineBusy } from '../domain/speech-failure';
import { waitInLine } from './wait-in-queue';

/** Lets only so many pieces of work run at once; the others wait, first come first served. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly places: number,
    private readonly maxWaiting: number,
  ) {}

  /**
   * Runs the work when its turn has come.
   * @throws EngineBusy when too many wait already; the signal's reason when it is aborted while waiting
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.enter(signal);
    try {
      return await work();
    } finally {
      // A place that is handed on is never free in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }

  private async enter(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.running < this.places) {
      this.running++;
      return;
    }
    if (this.waiting.length >= this.maxWaiting) throw new EngineBusy(1);
    await waitInLine((start) => {
      this.waiting.push(start);
      return () => this.waiting.splice(this.waiting.indexOf(start), 1);
    }, signal);
  }
}
