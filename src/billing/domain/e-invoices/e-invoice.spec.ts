import { afterFailure, afterProgress, openEInvoice, tryAgain } from './e-invoice';

const PAID = new Date('2026-11-20T08:00:00.000Z');
const secondsLater = (seconds: number): Date => new Date(PAID.getTime() + seconds * 1000);
const opened = openEInvoice('an order', PAID);

describe('an e-invoice', () => {
  it('is due at once', () => {
    expect(opened).toMatchObject({ number: null, failures: 0, nextAttemptAt: PAID });
  });

  it.each([
    [0, 5],
    [600, 60],
    [864_000, 3_600],
  ])('that the provider works on after %d s is looked at again after %d s', (ageSec, waitSec) => {
    const working = afterProgress(opened, { ticket: 't1' }, secondsLater(ageSec));
    expect(working).toMatchObject({ ticket: 't1', nextAttemptAt: secondsLater(ageSec + waitSec) });
  });

  it('that is issued is not attempted again', () => {
    const failed = afterFailure(afterProgress(opened, { ticket: 't1' }, PAID), 'no', PAID);
    const issued = afterProgress(failed, { number: '1C26TSE-589' }, PAID);
    expect(issued).toMatchObject({ number: '1C26TSE-589', ticket: null, error: null, nextAttemptAt: null });
    expect(tryAgain(issued, PAID)).toBe(issued);
  });

  it('is attempted ten times over some four days, and then when an operator says so', () => {
    let [invoice, attempts, now] = [afterProgress(opened, { ticket: 't1' }, PAID), 0, PAID];
    while (invoice.nextAttemptAt) {
      now = invoice.nextAttemptAt;
      invoice = afterFailure(invoice, 'no quota', now);
      attempts += 1;
      expect(invoice).toMatchObject({ ticket: null, failures: attempts, error: 'no quota' });
    }
    expect(attempts).toBe(10);
    expect((now.getTime() - PAID.getTime()) / 86_400_000).toBeCloseTo(3.9, 1);
    expect(tryAgain(invoice, now)).toMatchObject({ failures: 0, nextAttemptAt: now });
  });

  it('keeps the beginning of a long error', () => {
    expect(afterFailure(opened, 'x'.repeat(10_000), PAID).error).toHaveLength(500);
  });
});
