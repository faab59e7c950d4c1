import { HttpException } from '@nestjs/common';
import { isDatabaseAway } from '../../database/database-errors';
import { isDiskFull } from '../../process/disk-space';
import { DomainError, type ErrorKind, type FieldFault } from '../../../shared/domain/domain-error';
import type { Quota } from '../../../shared/domain/quota';

/** What an error answer says: the API's error envelope and the HTTP status and headers around it. */
export interface Failure {
  readonly httpStatus: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly FieldFault[] | null;
  readonly retryAfterSec: number | null;
  readonly quota: Quota | null;
}

const httpStatusOf: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  contradictory: 422,
  'rate-limited': 429,
  failed: 500,
  unavailable: 503,
};

/** Of bad input the fault, too, as a validated body has it: here it is the request as it came. */
type FrameworkFailure = readonly [code: string, message: string, fault?: string];

/** The framework's own refusals, by status. Their texts name internals, so ours replace them. */
const frameworkFailures: Readonly<Record<number, FrameworkFailure>> = {
  400: ['INVALID_PARAMS', 'The request is malformed.', 'MALFORMED'],
  401: ['INVALID_API_KEY', 'The API key is missing or invalid.'],
  403: ['FORBIDDEN', 'This is not allowed.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  405: ['METHOD_NOT_ALLOWED', 'The address exists, but not for this method.'],
  408: ['INVALID_PARAMS', 'The request took too long to arrive.', 'TOO_SLOW'],
  413: ['PAYLOAD_TOO_LARGE', 'The request body is too large.'],
  415: [
    'UNSUPPORTED_MEDIA_TYPE',
    'The body has a media type that is not taken here; most addresses take application/json in UTF-8.',
  ],
  429: ['RATE_LIMIT_EXCEEDED', 'Too much at once from this address; try again later.'],
  431: ['HEADERS_TOO_LARGE', 'The request headers are too large.'],
  503: ['UNAVAILABLE', 'The service is not available right now; try again.'],
};

/** A database that restarts is back within seconds; a disk that is full may be longer. */
const DATABASE_RETRY_SEC = 5;

const failure = (
  httpStatus: number,
  code: string,
  message: string,
  rest: Partial<Failure> = {},
): Failure => ({
  httpStatus,
  code,
  message,
  errors: null,
  retryAfterSec: null,
  quota: null,
  ...rest,
});

/** The failure that the framework means by a status; anything unknown is an internal error. */
export function failureOfStatus(status: number): Failure {
  const known = frameworkFailures[status];
  if (!known) return internalFailure();
  const [code, message, fault] = known;
  return failure(status, code, message, {
    errors: fault ? [{ field: 'request', code: fault, message }] : null,
  });
}

/** An unexpected error. It says nothing about its cause, which is in the log. */
function internalFailure(): Failure {
  return failure(500, 'INTERNAL_ERROR', 'Something went wrong on our side; the request id helps us find it.');
}

/** @returns what to answer for anything that was thrown, by us, by Nest or by Fastify */
export function failureOf(error: unknown): Failure {
  if (error instanceof DomainError) {
    return failure(httpStatusOf[error.kind], error.code, error.message, {
      errors: error.faults,
      retryAfterSec: error.retryAfterSec,
      quota: error.quota,
    });
  }
  if (isDatabaseAway(error) || isDiskFull(error))
    return { ...failureOfStatus(503), retryAfterSec: DATABASE_RETRY_SEC };
  return failureOfStatus(statusOf(error));
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if (error instanceof HttpException) return error.getStatus();
  if (!('statusCode' in error)) return 500;
  const status = Number(error.statusCode);
  // Fastify means a path segment longer than any of ours, which is an address that does not exist.
  return status === 414 ? 404 : status;
}

/** The API's error envelope. */
export function errorEnvelope({ code, message, errors }: Failure): object {
  return { status: 0, code, message, errors };
}
