import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../random';

/** Something that a client does once; it may put more on the agenda. */
export type Errand = () => Promise<void>;

const LOOK_EVERY_MS = 20;

/**
 * What the clients still have to do. Of what is due, chance takes the next, so that notifications overtake each
 * other and calls mix; how far the clients may go is told to them, so that faults strike amid the load on fast
 * and slow machines alike.
 */
export class Agenda {
  /** How many errands may be begun by now. */
  limit = Infinity;
  private begun = 0;
  private running = 0;
  private readonly waiting: { readonly errand: Errand; readonly dueAt: number; readonly counts: boolean }[] =
    [];

  constructor(private readonly random: Random) {}

  /** Errands begun, repeats aside. */
  get progress(): number {
    return this.begun;
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0 && this.running === 0;
  }

  add(errand: Errand, delayMs = 0): void {
    this.waiting.push({ errand, dueAt: Date.now() + delayMs, counts: true });
  }

  /** The same errand another time: it does not count as progress. */
  repeat(errand: Errand, delayMs: number): void {
    this.waiting.push({ errand, dueAt: Date.now() + delayMs, counts: false });
  }

  /**
   * Does all there is, so many errands at once.
   * @param signal gives up what is left
   * @throws what an errand throws: a fault of the campaign itself
   */
  async work(lanes: number, signal: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: lanes }, () => this.lane(signal)));
  }

  private async lane(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !this.isEmpty) {
      const errand = this.take();
      if (!errand) {
        await sleep(LOOK_EVERY_MS);
        continue;
      }
      this.running += 1;
      try {
        await errand();
      } finally {
        this.running -= 1;
      }
    }
  }

  private take(): Errand | null {
    const now = Date.now();
    const isOpen = this.begun < this.limit;
    const ready = this.waiting.filter(({ dueAt, counts }) => dueAt <= now && (isOpen || !counts));
    if (ready.length === 0) return null;
    const chosen = this.random.pick(ready);
    this.waiting.splice(this.waiting.indexOf(chosen), 1);
    if (chosen.counts) this.begun += 1;
    return chosen.errand;
  }
}
