import * as errors from './accounts.errors';

describe('the codes and kinds of errors, which are part of the API', () => {
  it.each([
    [errors.AccountNotFound, 'NOT_FOUND', 'not-found'],
    [errors.ApiKeyNotFound, 'NOT_FOUND', 'not-found'],
    [errors.EmailTaken, 'EMAIL_TAKEN', 'conflict'],
    [errors.Forbidden, 'FORBIDDEN', 'forbidden'],
    [errors.InvalidApiKey, 'INVALID_API_KEY', 'unauthenticated'],
    [errors.InvalidCredentials, 'INVALID_CREDENTIALS', 'unauthenticated'],
    [errors.RequestNeverHeld, 'REQUEST_NOT_FOUND', 'not-found'],
    [errors.SessionNotFound, 'NOT_FOUND', 'not-found'],
  ] as const)('%p', (Fault, code, kind) => {
    expect(new Fault()).toMatchObject({ code, kind });
  });

  it('InsufficientCredits says what is needed and what is there', () => {
    const fault = new errors.InsufficientCredits(21, 20);
    expect(fault).toMatchObject({ code: 'INSUFFICIENT_CREDITS', kind: 'payment-required' });
    expect(fault.message).toContain('needs 21 credits; 20 are');
  });

  it('those of limits say what is limited, and until when', () => {
    expect(new errors.TooManyApiKeys(50)).toMatchObject({ code: 'TOO_MANY_API_KEYS', kind: 'conflict' });
    expect(new errors.PasswordsBusy(3)).toMatchObject({
      code: 'UNAVAILABLE',
      kind: 'unavailable',
      retryAfterSec: 3,
    });
    expect(new errors.SignUpsExhausted(5, 60)).toMatchObject({
      code: 'RATE_LIMIT_EXCEEDED',
      kind: 'rate-limited',
      retryAfterSec: 60,
      quota: {
        policy: 'sign-ups-of-the-day',
        limit: 5,
        remaining: 0,
        window: { lengthSec: 86_400, resetSec: 60 },
      },
    });
  });
});
