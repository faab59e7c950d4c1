/**
 * Looks at something again and again until it is stopped, never twice at a time.
 *
 * @param look must not fail; is told by its signal that nobody waits for it any more
 */
export class RepeatedLook {
  private timer?: NodeJS.Timeout;
  private looking: Promise<void> = Promise.resolve();
  private readonly closing = new AbortController();

  constructor(private readonly look: (signal: AbortSignal) => Promise<void>) {}

  get isStopped(): boolean {
    return this.closing.signal.aborted;
  }

  /** Looks now, and so long after the end of each look. The process may end in between. */
  start(everyMs: number): void {
    this.looking = this.look(this.closing.signal).then(() => {
      if (!this.isStopped) this.timer = setTimeout(() => this.start(everyMs), everyMs).unref();
    });
  }

  /** Ends with the look that is under way. */
  async stop(): Promise<void> {
    this.closing.abort();
    clearTimeout(this.timer);
    await this.looking;
  }
}
