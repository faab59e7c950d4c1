import { Clock } from '../../src/shared/domain/clock';

/** A clock that stands still until a test moves it. */
export class ManualClock extends Clock {
  constructor(private at = new Date('2026-03-01T08:00:00.000Z')) {
    super();
  }

  now(): Date {
    return this.at;
  }

  moveOn(seconds: number): void {
    this.at = new Date(this.at.getTime() + seconds * 1000);
  }
}
