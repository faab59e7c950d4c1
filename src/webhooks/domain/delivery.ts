import { Aggregate } from '../../shared/domain/aggregate';
import { retryDelaySec } from './retry-schedule';
import type { WebhookMessage } from './webhook-event';

export const DELIVERY_STATUSES = ['PENDING', 'SUCCESS', 'FAILED'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One call of an endpoint and what came of it. */
export interface Attempt {
  readonly at: Date;
  readonly durationMs: number;
  /** HTTP status of the answer; null when there was none. */
  readonly statusCode: number | null;
  /** The kind of it as a stable word; null when there was an answer, or for an attempt of before kinds were kept. */
  readonly errorCode: string | null;
  /** Why there was no answer; null when there was one. */
  readonly error: string | null;
  /** The first kilobyte of the answer's body. */
  readonly answer: string;
  /** Seconds after which the receiver wants to be called again, if it said so. */
  readonly retryAfterSec: number | null;
}

/** What an attempt came to; after `exhausted` and `gone` there are no more. */
export type AttemptOutcome = 'accepted' | 'refused' | 'exhausted' | 'gone';

/** A message on its way to one endpoint, as it is stored: what the outbox holds. */
export interface DeliveryState {
  /** Also the `webhook-id`, which stays the same however often it is sent. */
  readonly id: string;
  readonly endpointId: string;
  readonly type: WebhookMessage['type'];
  /** The bytes that are signed and sent, as text. */
  readonly body: string;
  readonly status: DeliveryStatus;
  /** Failed attempts since it was stored or replayed. */
  readonly failures: number;
  /** The newest, oldest first. */
  readonly attempts: readonly Attempt[];
  /** When it is due; null unless PENDING. */
  readonly nextAttemptAt: Date | null;
  readonly createdAt: Date;
}

/** How long deliveries are kept: what is older can be neither seen nor replayed. */
export const DELIVERY_DAYS = 14;

/** Attempts that are kept of a delivery; a replay adds more. */
const KEPT_ATTEMPTS = 20;

const isSuccess = ({ statusCode }: Attempt): boolean =>
  statusCode !== null && statusCode >= 200 && statusCode <= 299;

/** The receiver wants nothing more, ever (RFC 9110 section 15.5.11). */
const isGone = ({ statusCode }: Attempt): boolean => statusCode === 410;

/** A message for one endpoint: PENDING until an attempt succeeds or the last one has failed; replayed at will. */
export class Delivery extends Aggregate<DeliveryState> {
  /** A message that is due at once. */
  static open(id: string, endpointId: string, message: WebhookMessage, now: Date): Delivery {
    return new Delivery({
      id,
      endpointId,
      type: message.type,
      body: JSON.stringify(message),
      status: 'PENDING',
      failures: 0,
      attempts: [],
      nextAttemptAt: now,
      createdAt: now,
    });
  }

  static restore(state: DeliveryState): Delivery {
    return new Delivery(state);
  }

  /**
   * Takes note of an attempt: 2xx is success; anything else is tried again after a while, until the schedule ends.
   * @param chance from 0 to 1, for the jitter
   * @returns what it means for the endpoint
   */
  noteAttempt(attempt: Attempt, chance: number): AttemptOutcome {
    const attempts = [...this.state.attempts, attempt].slice(-KEPT_ATTEMPTS);
    if (isSuccess(attempt)) {
      this.state = { ...this.state, attempts, status: 'SUCCESS', nextAttemptAt: null };
      return 'accepted';
    }
    const failures = this.state.failures + 1;
    const delaySec = isGone(attempt) ? null : retryDelaySec(failures, attempt.retryAfterSec, chance);
    const status = delaySec === null ? 'FAILED' : 'PENDING';
    const nextAttemptAt = delaySec === null ? null : new Date(attempt.at.getTime() + delaySec * 1000);
    this.state = { ...this.state, attempts, failures, status, nextAttemptAt };
    if (isGone(attempt)) return 'gone';
    return delaySec === null ? 'exhausted' : 'refused';
  }

  /** Has it sent once more, now, whatever became of it; should that fail, the schedule starts again. */
  replay(now: Date): void {
    this.state = { ...this.state, status: 'PENDING', failures: 0, nextAttemptAt: now };
  }
}
