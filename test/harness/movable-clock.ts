import { Clock } from '../../src/shared/domain/clock';

/** Stands still until a test moves it or lets it go; at first at the time of its making unless told otherwise. */
export class MovableClock extends Clock {
  private time: number;
  /** The real time since when it goes. */
  private goesSince: number | null = null;

  constructor(start = new Date()) {
    super();
    this.time = start.getTime();
  }

  now(): Date {
    return new Date(this.time + (this.goesSince === null ? 0 : Date.now() - this.goesSince));
  }

  /** Goes with the real time from now on: for what the database compares with its own clock. */
  go(): void {
    this.time = this.goesSince = Date.now();
  }

  moveOn(seconds: number): void {
    this.time += seconds * 1000;
  }
}
