import type { Announcement } from './payment-gateway';

/** A list of transfers from the bank or a gateway, to be compared with what was received. */
export abstract class TransferStatement {
  /**
   * The transfers in pieces that are small enough to be looked up at once.
   * @throws InvalidParameters naming the line and the field, for a statement that cannot be read
   */
  abstract pages(): AsyncIterable<readonly Announcement[]>;
}
