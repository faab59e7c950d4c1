import { Clock } from '../../src/shared/domain/clock';

/** Stands still until a test moves it; at first at the time of its making unless told otherwise. */
export class MovableClock extends Clock {
  private time: number;

  constructor(start = new Date()) {
    super();
    this.time = start.getTime();
  }

  now(): Date {
    return new Date(this.time);
  }

  /** For what the database compares with its own clock. */
  moveToPresent(): void {
    this.time = Date.now();
  }

  moveOn(seconds: number): void {
    this.time += seconds * 1000;
  }
}
