/** Times one task, and ends it when it takes too long. */
export class TaskClock {
  private timer: NodeJS.Timeout;
  private startedAt = performance.now();
  private isOver = false;
  private isRunning = false;

  /**
   * @param openingLimitSec how long the task may wait for its thread to open
   * @param runningLimitSec how long it may run, counted from its beginning
   */
  constructor(
    openingLimitSec: number,
    private readonly runningLimitSec: number,
    private readonly end: () => void,
  ) {
    this.timer = this.endAfter(openingLimitSec);
  }

  begin(): void {
    clearTimeout(this.timer);
    this.timer = this.endAfter(this.runningLimitSec);
    this.startedAt = performance.now();
    this.isRunning = true;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  get timedOut(): boolean {
    return this.isOver;
  }

  /** Whether its thread had opened. */
  get hasBegun(): boolean {
    return this.isRunning;
  }

  get runningSec(): number {
    return (performance.now() - this.startedAt) / 1000;
  }

  private endAfter(seconds: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.isOver = true;
      this.end();
    }, seconds * 1000);
  }
}
