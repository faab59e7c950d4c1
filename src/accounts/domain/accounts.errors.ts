import { DomainError } from '../../shared/domain/domain-error';
import type { Quota } from '../../shared/domain/quota';

/** The key is missing, malformed, unknown, disabled or deleted; the answer does not say which. */
export class InvalidApiKey extends DomainError {
  readonly code = 'INVALID_API_KEY';
  readonly kind = 'unauthenticated';

  constructor() {
    super('The API key is missing, wrong, disabled or deleted. Send it as "Authorization: Bearer <key>".');
  }
}

/** Address and password do not belong together, or no one is signed in. */
export class InvalidCredentials extends DomainError {
  readonly code = 'INVALID_CREDENTIALS';
  readonly kind = 'unauthenticated';

  constructor(message = 'The e-mail address or the password is wrong.') {
    super(message);
  }
}

/** Known, but not allowed. */
export class Forbidden extends DomainError {
  readonly code = 'FORBIDDEN';
  readonly kind = 'forbidden';

  constructor(message = 'This is not allowed.') {
    super(message);
  }
}

export class EmailTaken extends DomainError {
  readonly code = 'EMAIL_TAKEN';
  readonly kind = 'conflict';

  constructor() {
    super('There is already an account with this e-mail address.');
  }
}

/** The account's available credits do not cover what was asked for. Nothing was held. */
export class InsufficientCredits extends DomainError {
  readonly code = 'INSUFFICIENT_CREDITS';
  readonly kind = 'payment-required';

  constructor(required: number, available: number) {
    super(`This needs ${required} credits; ${available} are available. Buy credits by paying an order.`);
  }
}

export class AccountNotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';

  constructor() {
    super('There is no such account.');
  }
}

/** The same source has given credits before. It never reaches a caller of the API: whoever grants handles it. */
export class AlreadyGranted extends Error {}

/** No credits of the account were ever held for this request: it is unknown, or another account's. */
export class RequestNeverHeld extends DomainError {
  readonly code = 'REQUEST_NOT_FOUND';
  readonly kind = 'not-found';

  constructor() {
    super('This account has no such request.');
  }
}

export class ApiKeyNotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';

  constructor() {
    super('This account has no such API key.');
  }
}

/** More requests than the plan, or the address, is allowed in a minute; or more wrong keys and secrets. */
export class RateLimitExceeded extends DomainError {
  readonly code = 'RATE_LIMIT_EXCEEDED';
  readonly kind = 'rate-limited';

  constructor(
    override readonly retryAfterSec: number,
    override readonly quota: Quota,
  ) {
    super(`Too many requests; try again in ${retryAfterSec} s.`);
  }
}
