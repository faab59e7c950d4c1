import { FairQueue } from '../workers/fair-queue';
import { waitInQueue } from '../workers/wait-in-queue';

interface Waiting {
  readonly bytes: number;
  readonly begin: () => void;
}

/**
 * Lets work begin while the memory of all that runs fits into a budget; what is larger than the budget runs by
 * itself. Work that needs little begins soon, and work that needs much is not overtaken for ever.
 */
export class MemoryBudget {
  private usedBytes = 0;
  private readonly queue = new FairQueue<Waiting>();

  constructor(private readonly budgetBytes: number) {}

  /**
   * Waits until so much of the budget is free, and reserves it.
   * @returns releases it; to be called once
   * @throws the signal's reason when it is aborted before
   */
  async reserve(bytes: number, signal?: AbortSignal): Promise<() => void> {
    await waitInQueue((begin) => {
      const waiting = { bytes, begin };
      this.queue.enqueue(waiting, waiting, bytes);
      this.beginNext();
      return () => {
        this.queue.remove(waiting);
        this.beginNext();
      };
    }, signal);
    return () => {
      this.usedBytes -= bytes;
      this.beginNext();
    };
  }

  private beginNext(): void {
    for (let next = this.queue.first(); next; next = this.queue.first()) {
      if (this.usedBytes > 0 && this.usedBytes + next.bytes > this.budgetBytes) return;
      this.queue.dequeue(next);
      this.usedBytes += next.bytes;
      next.begin();
    }
  }
}
