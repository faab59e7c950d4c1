import { DomainError } from '../../shared/domain/domain-error';
import type { Quota } from '../../shared/domain/quota';

/** More calls than the plan, or the address, is allowed in a minute; or more wrong keys and secrets. */
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

/** More calls of one caller are open than may be at the same time. */
export class TooManyOpen extends DomainError {
  readonly code = 'RATE_LIMIT_EXCEEDED';
  readonly kind = 'rate-limited';
  override readonly retryAfterSec = 1;

  constructor(override readonly quota: Quota) {
    super(`At most ${quota.limit} such requests may be open at the same time; end one of them first.`);
  }
}

/** The service has as many calls of this kind open as it can carry. */
export class Crowded extends DomainError {
  readonly code = 'UNAVAILABLE';
  readonly kind = 'unavailable';
  override readonly retryAfterSec = 5;

  constructor() {
    super('Too many such requests are open; try again in 5 s.');
  }
}
