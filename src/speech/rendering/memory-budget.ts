import { FairQueue } from '../workers/fair-queue';
import { waitInLine } from '../workers/wait-in-queue';

interface Waiting {
  readonly bytes: number;
  readonly begin: () => void;
}

/**
 * Lets work begin while the memory of all that runs fits into a budget; what is larger than the budget runs
 * alone. Who needs little is let in soon, and who needs much is not overtaken for ever.
 */
export class MemoryBudget {
  private usedBytes = 0;
  private readonly line = new FairQueue<Waiting>();

  constructor(private readonly budgetBytes: number) {}

  /**
   * Waits until there is room, and takes it.
   * @returns gives it back; to be called once
   * @throws the signal's reason when it is aborted before there was room
   */
  async take(bytes: number, signal?: AbortSignal): Promise<() => void> {
    await waitInLine((begin) => {
      const waiting = { bytes, begin };
      this.line.join(waiting, waiting, bytes);
      this.beginNext();
      return () => {
        this.line.leave(waiting);
        this.beginNext();
      };
    }, signal);
    return () => {
      this.usedBytes -= bytes;
      this.beginNext();
    };
  }

  private beginNext(): void {
    for (let next = this.line.first(); next; next = this.line.first()) {
      if (this.usedBytes > 0 && this.usedBytes + next.bytes > this.budgetBytes) return;
      this.line.serve(next);
      this.usedBytes += next.bytes;
      next.begin();
    }
  }
}
