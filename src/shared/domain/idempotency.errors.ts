import { DomainError } from './domain-error';

/** The idempotency key was used for something else. */
export class IdempotencyKeyReused extends DomainError {
  readonly code = 'IDEMPOTENCY_KEY_REUSED';
  readonly kind = 'contradictory';

  constructor() {
    super('This Idempotency-Key was used with another body. Use a new key for a new request.');
  }
}
