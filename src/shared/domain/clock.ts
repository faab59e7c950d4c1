/** The current time, which a test can decide. */
export abstract class Clock {
  abstract now(): Date;
}
