/** Why a customer's address is not called, or gave no answer. The message is for the customer and names no address. */
export class OutboundFault extends Error {
  constructor(
    readonly code:
      'UNSUPPORTED_URL' | 'HTTPS_REQUIRED' | 'PORT_NOT_ALLOWED' | 'ADDRESS_NOT_ALLOWED' | 'NO_ANSWER',
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
