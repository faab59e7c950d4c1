import { OperatorFault } from '../../platform/process/operator-fault';

/**
 * What a fault says of the address that was asked: `interrupted` it may do next time, `refused` it will not,
 * `wrong` what it sent is not the file.
 */
export type Blame = 'interrupted' | 'refused' | 'wrong';

/** A file could not be had. The message is a sentence for the operator. */
export class DownloadFault extends OperatorFault {
  constructor(
    readonly blame: Blame,
    message: string,
    /** How long the server asks to be left alone. */
    readonly retryAfterSec: number = 0,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
