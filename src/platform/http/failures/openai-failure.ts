import type { Failure } from './failure';

/** Where programs look for OpenAI's API; what goes wrong below it is told in OpenAI's form. */
const OPENAI_ADDRESS = /^\/v1(?=[/?]|$)/;

export const isOpenAiAddress = (url: string): boolean => OPENAI_ADDRESS.test(url);

/** OpenAI's error object; all four fields are always there. */
export interface OpenAiError {
  readonly message: string;
  readonly type: 'invalid_request_error' | 'rate_limit_error' | 'insufficient_quota' | 'server_error';
  /** The faulty field. */
  readonly param: string | null;
  readonly code: string;
}

/** A failure as OpenAI's clients understand it. */
export interface OpenAiFailure {
  readonly httpStatus: number;
  readonly error: OpenAiError;
  /** False: the same call cannot succeed soon, and their `x-should-retry` says so. */
  readonly isWorthRetrying: boolean;
}

/** What OpenAI answers to an account without credit: a status that its clients retry unless they are told not to. */
const OUT_OF_CREDIT = { httpStatus: 429, type: 'insufficient_quota', code: 'insufficient_quota' } as const;

/**
 * The failure in OpenAI's terms: codes in small letters (`invalid_api_key`, `rate_limit_exceeded`), for a faulty field
 * the code of its fault (`required`, `too_long`).
 */
export function openAiFailure({ httpStatus, code, message, errors }: Failure): OpenAiFailure {
  if (httpStatus === 402) {
    const { type, code, httpStatus } = OUT_OF_CREDIT;
    return { httpStatus, error: { message, type, param: null, code }, isWorthRetrying: false };
  }
  const fault = errors?.find(({ field }) => field !== 'request');
  const param = fault === undefined || fault.field === 'body' ? null : fault.field;
  const error = { message, type: typeOf(httpStatus), param, code: (fault?.code ?? code).toLowerCase() };
  return { httpStatus, error, isWorthRetrying: true };
}

function typeOf(httpStatus: number): OpenAiError['type'] {
  if (httpStatus >= 500) return 'server_error';
  return httpStatus === 429 ? 'rate_limit_error' : 'invalid_request_error';
}
