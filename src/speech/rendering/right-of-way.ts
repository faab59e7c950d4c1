import { setTimeout as wait } from 'node:timers/promises';

/**
 * A request that somebody waits for keeps nearly two processors busy: a worker, and in turn the event loop, the database and
 * V8's helpers.
 */
const PROCESSORS_PER_REQUEST = 2;
/** Who asks again and again leaves no longer pauses than this. */
const LINGER_MS = 100;
/** Twenty times what a part takes with the quickest engine: at most every twentieth request meets one. */
const PATIENCE_MS = 1000;

/**
 * Has work that nobody waits for give way to requests whose answer somebody waits for, where these can use all
 * processors: it goes on between them, and at the latest after a second.
 */
export class RightOfWay {
  private readonly enough: number;
  private requests = 0;
  /** When there were last enough requests for all processors, by `performance.now()`. */
  private lastBusyAt = -Infinity;

  constructor(processors: number) {
    this.enough = Math.max(1, Math.floor(processors / PROCESSORS_PER_REQUEST));
  }

  /** Runs work that somebody waits for. */
  async during<Result>(request: () => Promise<Result>): Promise<Result> {
    this.requests++;
    try {
      return await request();
    } finally {
      if (this.isBusy) this.lastBusyAt = performance.now();
      this.requests--;
    }
  }

  /**
   * Resolves when work that nobody waits for may go on for a little.
   * @throws the signal's reason when it is aborted
   */
  async giveWay(signal?: AbortSignal): Promise<void> {
    const latest = performance.now() + PATIENCE_MS;
    for (let left = this.quietInMs(latest); left > 0; left = this.quietInMs(latest)) {
      await wait(Math.min(left, LINGER_MS), undefined, { signal }).catch(() => signal?.throwIfAborted());
    }
  }

  private get isBusy(): boolean {
    return this.requests >= this.enough;
  }

  private quietInMs(latest: number): number {
    const quietAt = this.isBusy ? Infinity : this.lastBusyAt + LINGER_MS;
    return Math.min(quietAt, latest) - performance.now();
  }
}
