import { DomainError, InvalidParameters } from '../../shared/domain/domain-error';
import type { KeyScope } from '../../shared/domain/key-scope';
import type { Quota } from '../../shared/domain/quota';

/** The key is missing, malformed, unknown, disabled, expired or deleted; the answer does not say which. */
export class InvalidApiKey extends DomainError {
  readonly code = 'INVALID_API_KEY';
  readonly kind = 'unauthenticated';

  constructor() {
    super(
      'The API key is missing, wrong, disabled, expired or deleted. Send it as "Authorization: Bearer <key>".',
    );
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

/** The password is right, and the account asks for a code as well. */
export class TotpRequired extends DomainError {
  readonly code = 'TOTP_REQUIRED';
  readonly kind = 'unauthenticated';

  constructor() {
    super('This account asks for a code of its app as well: send it as totp_code. A recovery code will do.');
  }
}

/** There is a second factor already. */
export class TotpSetUp extends DomainError {
  readonly code = 'TOTP_ALREADY_SET_UP';
  readonly kind = 'conflict';

  constructor() {
    super('Two-step login is on already. Switch it off first.');
  }
}

/** There is no second factor, or none that was begun. */
export class TotpNotBegun extends DomainError {
  readonly code = 'TOTP_NOT_SET_UP';
  readonly kind = 'conflict';

  constructor() {
    super('No app is set up for this account: POST /api/v1/auth/totp/begin begins.');
  }
}

/** Operators of this service need a second factor for what only they may do. */
export class OperatorNeedsTotp extends DomainError {
  readonly code = 'TOTP_SETUP_REQUIRED';
  readonly kind = 'forbidden';

  constructor() {
    super('Operators need a second factor here: set an app up under Account, then log in as before.');
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

/** The password is right, but an operator keeps the account closed. */
export class AccountSuspended extends DomainError {
  readonly code = 'ACCOUNT_SUSPENDED';
  readonly kind = 'forbidden';

  constructor() {
    super('This account is suspended. Ask the operator of the service.');
  }
}

/** Without this account nobody could operate the service any more. */
export class LastOperator extends DomainError {
  readonly code = 'LAST_OPERATOR';
  readonly kind = 'conflict';

  constructor() {
    super('This is the last account of an operator. Make another operator first.');
  }
}

/** The key is good, but not for this. */
export class InsufficientScope extends DomainError {
  readonly code = 'INSUFFICIENT_SCOPE'; // RFC 6750 section 3.1 has `insufficient_scope`
  readonly kind = 'forbidden';

  constructor(missing: KeyScope) {
    super(`This API key lacks the scope "${missing}". The owner of the account can add it.`);
  }
}

export class EmailTaken extends DomainError {
  readonly code = 'EMAIL_TAKEN';
  readonly kind = 'conflict';

  constructor() {
    super('There is already an account with this e-mail address.');
  }
}

/** The service was given no mail server, so whatever needs a mail cannot be done. */
export class MailNotConfigured extends DomainError {
  readonly code = 'MAIL_NOT_CONFIGURED';
  readonly kind = 'conflict';

  constructor() {
    super('This service sends no mails. Ask its operator.');
  }
}

/** As many links were sent for the account as may be in the time for which one is good. */
export class TooManyLinks extends DomainError {
  readonly code = 'RATE_LIMIT_EXCEEDED';
  readonly kind = 'rate-limited';
  override readonly retryAfterSec = 3600;

  constructor() {
    super('Too many such emails have been sent; look for them in your mailbox, or try again later.');
  }
}

/** What a link's token is at fault for: it is unknown, was used before or has expired; nobody is told which. */
export const uselessLink = (): InvalidParameters =>
  InvalidParameters.of('token', 'USELESS', 'token is wrong, was used before, or has expired.');

/** The account's available credits do not cover what was asked for. Nothing was held. */
export class InsufficientCredits extends DomainError {
  readonly code = 'INSUFFICIENT_CREDITS';
  readonly kind = 'payment-required';

  constructor(
    required: number,
    readonly available: number,
  ) {
    super(`This needs ${required} credits; ${available} are available. Buy credits by paying an order.`);
  }
}

/**
 * The key may not spend so much more today, or this month, whatever the account has. Nothing was held. The code is that of
 * an account without credits: to whoever holds the key it is the same, and neither is worth repeating soon.
 */
export class KeyBudgetUsedUp extends DomainError {
  readonly code = 'INSUFFICIENT_CREDITS';
  readonly kind = 'payment-required';

  constructor(period: 'day' | 'month', limit: number, spent: number) {
    const since = period === 'day' ? 'today' : 'this month';
    super(
      `This API key may spend ${limit} credits a ${period}, and has spent ${spent} ${since}. ` +
        'The owner of the account can raise the limit.',
    );
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

/** Too many passwords are being checked at the same moment. Nothing was changed, and no attempt was counted. */
export class PasswordsBusy extends DomainError {
  readonly code = 'UNAVAILABLE';
  readonly kind = 'unavailable';

  constructor(override readonly retryAfterSec: number) {
    super(`Too many people are logging in right now; try again in ${retryAfterSec} s.`);
  }
}

export class SessionNotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';

  constructor() {
    super('This account has no such session.');
  }
}

/** The account has as many API keys as one may have. */
export class TooManyApiKeys extends DomainError {
  readonly code = 'TOO_MANY_API_KEYS';
  readonly kind = 'conflict';

  constructor(most: number) {
    super(`An account may have ${most} API keys; delete one first.`);
  }
}

/** As many accounts were opened from the caller's network today as may be. Nothing was stored. */
export class SignUpsExhausted extends DomainError {
  readonly code = 'RATE_LIMIT_EXCEEDED';
  readonly kind = 'rate-limited';
  override readonly quota: Quota;

  constructor(
    limit: number,
    override readonly retryAfterSec: number,
  ) {
    super('Too many accounts were opened from this network today; try again tomorrow.');
    const window = { lengthSec: 86_400, resetSec: retryAfterSec };
    this.quota = { policy: 'sign-ups-of-the-day', limit, remaining: 0, window };
  }
}
