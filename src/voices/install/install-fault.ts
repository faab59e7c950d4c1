import { OperatorFault } from '../../platform/process/operator-fault';
import type { InstallFaultCode } from '../domain/voice-state';

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
