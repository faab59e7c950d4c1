/**
 * Settles a transfer in the background. Only a nudge: the row is the truth, what the queue loses the sweep
 * finds, and what it does twice changes nothing.
 */
export abstract class TransferQueue {
  /**
   * Takes the transfer over and returns at once, whatever state the queue is in.
   * @param because why it was not settled on the spot, for the log
   */
  abstract push(transferId: string, because: unknown): void;
}
