/**
 * The unit in which things change together. A use case opens one; repositories pick it up by
 * themselves, event handlers run inside it, and an error rolls all of it back.
 */
export abstract class Transaction {
  /**
   * Runs the work in a transaction; inside another `run` it joins that one. The work may be run again
   * from its beginning when the database rolled it back for a deadlock, so it must keep its state inside.
   */
  abstract run<Result>(work: () => Promise<Result>): Promise<Result>;
}
