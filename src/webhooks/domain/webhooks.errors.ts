import { DomainError } from '../../shared/domain/domain-error';
import { DELIVERY_DAYS } from './delivery';

export class WebhookNotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';

  constructor() {
    super('This account has no such webhook.');
  }
}

export class DeliveryNotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';

  constructor() {
    super(`This account has no such delivery; deliveries are kept for ${DELIVERY_DAYS} days.`);
  }
}

/** The account has as many webhooks as one may have. */
export class TooManyWebhooks extends DomainError {
  readonly code = 'TOO_MANY_WEBHOOKS';
  readonly kind = 'conflict';

  constructor(most: number) {
    super(`An account may have ${most} webhooks; delete one first.`);
  }
}

/** Nothing is sent to a webhook that is disabled. */
export class WebhookDisabled extends DomainError {
  readonly code = 'WEBHOOK_DISABLED';
  readonly kind = 'conflict';

  constructor() {
    super('The webhook is disabled; enable it first.');
  }
}
