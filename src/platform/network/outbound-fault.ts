/** Why an address is not called: its form, or where it leads. */
export const ADDRESS_FAULTS = [
  'UNSUPPORTED_URL',
  'HTTPS_REQUIRED',
  'PORT_NOT_ALLOWED',
  'ADDRESS_NOT_ALLOWED',
] as const;

/** Why one that was called gave no answer. */
export const SILENCE_FAULTS = [
  'HOST_NOT_FOUND',
  'CONNECT_TIMEOUT',
  'ANSWER_TIMEOUT',
  'CONNECTION_REFUSED',
  'CONNECTION_CLOSED',
  'TLS_FAILED',
  'NO_ANSWER',
] as const;

export type OutboundFaultCode = (typeof ADDRESS_FAULTS)[number] | (typeof SILENCE_FAULTS)[number];

/** Why a customer's address is not called, or gave no answer. The message is for the customer and names no address. */
export class OutboundFault extends Error {
  constructor(
    readonly code: OutboundFaultCode,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Node's own codes of what ends a connection; those of TLS are told by their beginnings. */
const CONNECTION_FAULTS = new Map<string, OutboundFaultCode>([
  ['ECONNREFUSED', 'CONNECTION_REFUSED'],
  ['ECONNRESET', 'CONNECTION_CLOSED'],
  ['EPIPE', 'CONNECTION_CLOSED'],
  ['ETIMEDOUT', 'CONNECT_TIMEOUT'],
]);

const TLS_CODE = /^(ERR_(TLS|SSL)_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO$)/;

/** What a connection's own error means for the customer. */
export function connectionFault(error: NodeJS.ErrnoException): OutboundFault {
  const { code, message } = error;
  const kind = TLS_CODE.test(code ?? '') ? 'TLS_FAILED' : (CONNECTION_FAULTS.get(code ?? '') ?? 'NO_ANSWER');
  return new OutboundFault(kind, `the connection failed: ${code ?? message}`, error);
}
