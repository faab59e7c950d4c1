/** What an endpoint can subscribe to. `job.completed` tells of every end of a long job, whichever it is. */
export const WEBHOOK_EVENTS = [
  'speech.completed',
  'speech.failed',
  'job.completed',
  'order.paid',
  'credits.low',
  'credits.expiring',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The type of what the owner sends to try an endpoint; nobody subscribes to it. */
export const TEST_EVENT = 'webhook.test';

/** What a receiver is told: the body of a delivery, as Standard Webhooks shapes it. */
export interface WebhookMessage {
  readonly type: WebhookEvent | typeof TEST_EVENT;
  /** When it happened, not when it is sent. */
  readonly timestamp: Date;
  readonly data: Readonly<Record<string, unknown>>;
}
