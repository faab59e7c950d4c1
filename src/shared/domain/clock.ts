/** Where the present comes from, so that a test can decide what time it is. */
export abstract class Clock {
  abstract now(): Date;
}
