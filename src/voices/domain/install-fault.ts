import { OperatorFault } from '../../platform/process/operator-fault';

/** Why an install ended without a voice; the account page has words for each. */
export const INSTALL_FAULT_CODES = [
  'INTERRUPTED',
  'DOWNLOAD_FAILED',
  'WRONG_FILE',
  'DISK_FULL',
  'NO_SPEECH',
  'SYSTEM',
] as const;

export type InstallFaultCode = (typeof INSTALL_FAULT_CODES)[number];

/** An install has failed. The message is a sentence for the operator. */
export class InstallFault extends OperatorFault {
  constructor(
    readonly code: InstallFaultCode,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
