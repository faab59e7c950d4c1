/**
 * Settles a transfer in the background. Only a hint: the row in the database decides, the sweep finds what
 * the queue loses, and settling twice changes nothing.
 */
export abstract class TransferQueue {
  /**
   * Queues the transfer and returns at once, whatever state the queue is in.
   * @param because why it was not settled on the spot, for the log
   */
  abstract push(transferId: string, because: unknown): void;
}
