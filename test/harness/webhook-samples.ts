import { randomUUID } from 'node:crypto';
import { newSecret } from '../../src/webhooks/application/webhook-signature';
import type { Attempt } from '../../src/webhooks/domain/delivery';
import { WebhookEndpoint, type WebhookEndpointState } from '../../src/webhooks/domain/webhook-endpoint';

export const NOON = new Date('2026-11-20T12:00:00.000Z');

/** So many seconds after noon. */
export const after = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);

/** An endpoint of an account of its own, made at noon. */
export function sampleEndpoint(changes: Partial<WebhookEndpointState> = {}): WebhookEndpoint {
  const endpoint = WebhookEndpoint.create(
    {
      id: randomUUID(),
      accountId: randomUUID(),
      url: 'https://example.com/events',
      events: ['order.paid'],
      secret: newSecret(),
    },
    NOON,
  );
  return WebhookEndpoint.restore({ ...endpoint.toState(), ...changes });
}

/** A call that was answered at noon with this status. */
export const sampleAttempt = (statusCode: number | null, changes: Partial<Attempt> = {}): Attempt => ({
  at: NOON,
  durationMs: 12,
  statusCode,
  errorCode: statusCode === null ? 'CONNECTION_REFUSED' : null,
  error: statusCode === null ? 'the connection failed: ECONNREFUSED' : null,
  answer: '',
  retryAfterSec: null,
  ...changes,
});
