import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { errorEnvelope, type Failure } from './failure';

/**
 * The last bytes of a connection that has no request to answer: the failure in the envelope, as every answer has it.
 * @param headers further lines, `Name: value`
 */
export function refusal(failure: Failure, ...headers: string[]): string {
  const body = JSON.stringify(errorEnvelope(failure));
  return [
    `HTTP/1.1 ${failure.httpStatus} ${STATUS_CODES[failure.httpStatus]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    'X-Content-Type-Options: nosniff',
    ...(failure.retryAfterSec === null ? [] : [`Retry-After: ${failure.retryAfterSec}`]),
    ...headers,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
