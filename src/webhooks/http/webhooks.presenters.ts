import type { Attempt, Delivery } from '../domain/delivery';
import type { WebhookEndpoint } from '../domain/webhook-endpoint';
import type { AttemptDto, DeliveryDto, WebhookDto, WebhookSecretResult } from './webhooks.dto';

export function presentWebhook(endpoint: WebhookEndpoint): WebhookDto {
  const { id, url, events, enabled, disabledReason, disabledAt, failingSince, createdAt } =
    endpoint.toState();
  return {
    id,
    url,
    events: [...events],
    enabled,
    disabled_reason: disabledReason,
    disabled_at: disabledAt?.toISOString() ?? null,
    failing_since: failingSince?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}

export const presentWithSecret = (endpoint: WebhookEndpoint): WebhookSecretResult => ({
  ...presentWebhook(endpoint),
  secret: endpoint.toState().secret,
});

export function presentDelivery(delivery: Delivery): DeliveryDto {
  const { id, endpointId, type, status, nextAttemptAt, attempts, createdAt } = delivery.toState();
  return {
    id,
    webhook_id: endpointId,
    type,
    status,
    next_attempt_at: nextAttemptAt?.toISOString() ?? null,
    attempts: attempts.map(presentAttempt),
    created_at: createdAt.toISOString(),
  };
}

const presentAttempt = ({ at, durationMs, statusCode, errorCode, error, answer }: Attempt): AttemptDto => ({
  attempted_at: at.toISOString(),
  duration_ms: durationMs,
  status_code: statusCode,
  error_code: errorCode,
  error,
  answer,
});
