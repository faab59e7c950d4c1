import { Clock } from '../../src/shared/domain/clock';

/** Stands still at the time of its making until a test moves it. */
export class MovableClock extends Clock {
  private time = Date.now();

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
