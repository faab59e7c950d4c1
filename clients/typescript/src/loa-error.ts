import type { Error as ErrorEnvelope } from './generated/types.gen.ts';

/** A field that the service finds at fault. */
export interface FieldFault {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

interface Details {
  readonly status?: number | null;
  readonly requestId?: string | null;
  readonly faults?: readonly FieldFault[];
  readonly retryAfterSec?: number | null;
  readonly cause?: unknown;
}

/** A call that did not succeed; nothing is charged for it. */
export class LoaError extends Error {
  override readonly name = 'LoaError';
  /**
   * What went wrong: a code of the service, such as `INSUFFICIENT_CREDITS`; `CONNECTION_FAILED` when no answer came, or
   * none of the service's.
   */
  readonly code: string;
  /** HTTP status; null where none came, and for speech that failed while it was sent. */
  readonly status: number | null;
  /** What the service's log has the call under. */
  readonly requestId: string | null;
  /** The fields at fault; empty when it is none. */
  readonly faults: readonly FieldFault[];
  /** When the service asks to be called again. */
  readonly retryAfterSec: number | null;

  constructor(code: string, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status ?? null;
    this.requestId = details.requestId ?? null;
    this.faults = details.faults ?? [];
    this.retryAfterSec = details.retryAfterSec ?? null;
  }
}

/** @returns what an answer that is not a success says */
export async function errorOf(answer: Response): Promise<LoaError> {
  const { status, headers } = answer;
  const details = {
    status,
    requestId: headers.get('x-request-id'),
    retryAfterSec: retryAfterSec(headers.get('retry-after'), Date.now()),
  };
  const body: unknown = await answer.json().catch(() => null);
  if (!isEnvelope(body)) return new LoaError('CONNECTION_FAILED', `HTTP ${status}, not from Loa`, details);
  return new LoaError(body.code, body.message, { ...details, faults: body.errors ?? [] });
}

const isEnvelope = (body: unknown): body is ErrorEnvelope =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** Both forms of RFC 9110, section 10.2.3: seconds, or a date. */
export function retryAfterSec(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, (date - nowMs) / 1000);
}
