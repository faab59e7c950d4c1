import * as errors from './billing.errors';

describe('the codes and kinds of errors, which are part of the API', () => {
  it.each([
    [errors.InvalidWebhookSecret, 'INVALID_WEBHOOK_SECRET', 'unauthenticated'],
    [errors.OrderAlreadyPaid, 'ORDER_ALREADY_PAID', 'conflict'],
    [errors.OrderNotFound, 'ORDER_NOT_FOUND', 'not-found'],
    [errors.PlanNotFound, 'PLAN_NOT_FOUND', 'not-found'],
    [errors.TransferAlreadyCredited, 'TRANSFER_ALREADY_CREDITED', 'conflict'],
    [errors.TransferNotFound, 'TRANSFER_NOT_FOUND', 'not-found'],
  ] as const)('%p', (Fault, code, kind) => {
    expect(new Fault('LOA12345678')).toMatchObject({ code, kind });
  });

  it('TooManyPendingOrders says what makes room, and when', () => {
    const now = new Date('2026-11-20T08:00:00.000Z');
    const refusal = (ms: number) =>
      new errors.TooManyPendingOrders(
        10,
        { orderCode: 'LOA12345678', expiresAt: new Date(now.getTime() + ms) },
        now,
      );
    expect(refusal(60_001)).toMatchObject({
      code: 'TOO_MANY_PENDING_ORDERS',
      kind: 'conflict',
      retryAfterSec: 61,
    });
    expect(refusal(0).retryAfterSec).toBe(1);
    expect(refusal(0).message).toMatch(
      /^10 orders .* cancel one \(DELETE .*\/LOA12345678\), .* at 2026-11-20T08:00:00\.000Z\. GET .*status=PENDING/,
    );
  });

  it('TooManyDrawings says when to come back', () => {
    const told = { code: 'UNAVAILABLE', kind: 'unavailable', retryAfterSec: 2 };
    expect(new errors.TooManyDrawings()).toMatchObject(told);
  });
});
