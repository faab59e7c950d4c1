/**
 * The unit in which things change together. A use case opens one; repositories pick it up by
 * themselves, event handlers run inside it, and whatever throws undoes all of it.
 */
export abstract class Transaction {
  /** Runs the work in a transaction; inside another `run` it joins that one. */
  abstract run<Result>(work: () => Promise<Result>): Promise<Result>;

  /**
   * Calls back once the outermost transaction is committed, or at once when none is open. For what
   * leaves the process (a queue, a file): it may be lost or happen twice, so it must be repeatable and
   * something must sweep up after it.
   */
  abstract afterCommit(callback: () => void): void;
}
