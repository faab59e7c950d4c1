import type { IncomingHttpHeaders } from 'node:http';

/**
 * What is at fault: the server is `down` for every text; it has no place free and is `busy`; it refuses or mishandles
 * this `text`; or it may be `either`, as when the server fails on a request.
 */
export type Blame = 'down' | 'busy' | 'text' | 'either';

/** Why the speech server gave no audio. The message goes into the log: it holds no key, no text, no body. */
export class ServerFault extends Error {
  constructor(
    readonly blame: Blame,
    message: string,
    /** Seconds that the server asks callers to wait; null when it does not say. */
    readonly retryAfterSec: number | null = null,
    cause?: unknown,
  ) {
    super(message, { cause });
  }

  override get name(): string {
    return 'ServerFault';
  }
}

/** Statuses about the content of the request (RFC 9110, section 15.5). */
const TEXT_STATUSES = new Set([400, 413, 414, 415, 422]);
/** Gateway statuses: the engine behind is away or overloaded. */
const AWAY_STATUSES = new Set([502, 503, 504]);
/** Too Many Requests (RFC 6585, section 4). */
const BUSY_STATUS = 429;
/** OpenAI's name for an account without money, which it tells with the same status: no waiting helps. */
const NO_MONEY = 'insufficient_quota';

/**
 * What an answer other than 200 means. Redirects are not followed: text and key go only to the configured host.
 * @param errorCode the server's own name for the error, null when it gives none
 */
export function faultOfStatus(
  status: number,
  headers: IncomingHttpHeaders,
  errorCode: string | null,
): ServerFault {
  const answer = `the speech server answered ${status}${errorCode ? ` (${errorCode})` : ''}`;
  if (TEXT_STATUSES.has(status)) return new ServerFault('text', answer);
  if (status >= 500 && !AWAY_STATUSES.has(status)) return new ServerFault('either', answer);
  const blame = status === BUSY_STATUS && errorCode !== NO_MONEY ? 'busy' : 'down';
  return new ServerFault(blame, answer, retryAfterSec(headers['retry-after'], Date.now()));
}

const LONGEST_RETRY_AFTER_SEC = 60;

/** Seconds in a Retry-After header: a number or a date (RFC 9110, section 10.2.3); from 1 to 60. Null without one. */
export function retryAfterSec(header: string | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - nowMs) / 1000;
  if (Number.isNaN(seconds)) return null;
  return Math.min(LONGEST_RETRY_AFTER_SEC, Math.max(1, Math.ceil(seconds)));
}

/** `error.code` or `error.type` as OpenAI has them, `detail.error` as FastAPI servers do; nothing but a bare name. */
export function errorCodeOf(body: string): string | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null; // an HTML page, or nothing
  }
  const { error, detail } = (parsed ?? {}) as Record<string, Record<string, unknown> | null | undefined>;
  const names = [error?.code, error?.type, detail?.error];
  return names.find((name): name is string => typeof name === 'string' && /^\w{1,64}$/.test(name)) ?? null;
}
