import { TooManyDrawings } from '../../domain/billing.errors';

/** `ordered` are the images that orders ask to be paid with, `other` all that anybody can make up. */
export type Lane = 'ordered' | 'other';

/**
 * Lets so many images be drawn at once. Those that were ordered go before the others; in a lane the earlier
 * one goes first.
 */
export class DrawingQueue {
  private readonly waiting: Record<Lane, (() => void)[]> = { ordered: [], other: [] };
  private running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: Readonly<Record<Lane, number>>,
  ) {}

  /** @throws TooManyDrawings when as many wait in the lane as may */
  async run<Result>(lane: Lane, draw: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.waitIn(lane);
    try {
      return await draw();
    } finally {
      this.startNext();
    }
  }

  private waitIn(lane: Lane): Promise<void> {
    if (this.waiting[lane].length >= this.mostWaiting[lane]) throw new TooManyDrawings();
    return new Promise((start) => this.waiting[lane].push(start));
  }

  /** A place that is handed on is never free in between. */
  private startNext(): void {
    const start = this.waiting.ordered.shift() ?? this.waiting.other.shift();
    if (start) start();
    else this.running -= 1;
  }
}
