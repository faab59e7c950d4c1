import { after, NOON, sampleAttempt } from '../../../test/harness/webhook-samples';
import { Delivery } from './delivery';
import { MOST_ATTEMPTS, retryDelaySec } from './retry-schedule';

const open = (): Delivery =>
  Delivery.open('id', 'endpoint', { type: 'order.paid', timestamp: NOON, data: { credits: 5 } }, NOON);

/** Fails the delivery so many times. */
function failed(times: number, delivery = open()): Delivery {
  for (let time = 0; time < times; time += 1) delivery.noteAttempt(sampleAttempt(500), 0);
  return delivery;
}

describe('Delivery', () => {
  it('is due at once, with the body of Standard Webhooks', () => {
    expect(open().toState()).toMatchObject({
      status: 'PENDING',
      nextAttemptAt: NOON,
      body: '{"type":"order.paid","timestamp":"2026-11-20T12:00:00.000Z","data":{"credits":5}}',
    });
  });

  it.each([200, 204, 299])('is done with %i', (status) => {
    const delivery = failed(1);
    expect(delivery.noteAttempt(sampleAttempt(status), 0)).toBe('accepted');
    expect(delivery.toState()).toMatchObject({ status: 'SUCCESS', nextAttemptAt: null, failures: 1 });
    expect(delivery.toState().attempts.map(({ statusCode }) => statusCode)).toEqual([500, status]);
  });

  it.each([199, 300, 302, 404, 500, null])('is tried again after %s', (status) => {
    const delivery = open();
    expect(delivery.noteAttempt(sampleAttempt(status), 0)).toBe('refused');
    expect(delivery.toState()).toMatchObject({ status: 'PENDING', nextAttemptAt: after(5), failures: 1 });
  });

  it('is given up after its last attempt', () => {
    const delivery = failed(MOST_ATTEMPTS - 1);
    expect(delivery.toState().status).toBe('PENDING');
    expect(delivery.noteAttempt(sampleAttempt(500), 0)).toBe('exhausted');
    expect(delivery.toState()).toMatchObject({ status: 'FAILED', nextAttemptAt: null });
  });

  it('is given up at once where the receiver is gone', () => {
    const delivery = open();
    expect(delivery.noteAttempt(sampleAttempt(410), 0)).toBe('gone');
    expect(delivery.toState()).toMatchObject({ status: 'FAILED', nextAttemptAt: null });
  });

  it('starts its schedule again when it is replayed, and keeps 20 attempts', () => {
    const delivery = failed(MOST_ATTEMPTS);
    delivery.replay(after(9));
    expect(delivery.toState()).toMatchObject({ status: 'PENDING', nextAttemptAt: after(9), failures: 0 });
    failed(MOST_ATTEMPTS, delivery).replay(NOON);
    delivery.noteAttempt(sampleAttempt(201), 0);
    const { attempts } = delivery.toState();
    expect([attempts.length, attempts.at(-1)?.statusCode]).toEqual([20, 201]);
  });
});

describe('retryDelaySec', () => {
  const all = (chance: number) =>
    Array.from({ length: MOST_ATTEMPTS }, (_, index) => retryDelaySec(index + 1, null, chance));

  it('is the schedule that Standard Webhooks recommends', () => {
    const [minute, hour] = [60, 3600];
    expect(all(0)).toEqual([
      5,
      5 * minute,
      30 * minute,
      2 * hour,
      5 * hour,
      10 * hour,
      14 * hour,
      20 * hour,
      24 * hour,
      null,
    ]);
  });

  it('has jitter of up to a tenth', () => {
    expect(all(1)[0]).toBeCloseTo(5.5);
    expect(all(0.5)[3]).toBeCloseTo(7560);
  });

  it('heeds Retry-After where it is longer, up to a day', () => {
    expect(retryDelaySec(1, 60, 0)).toBe(60);
    expect(retryDelaySec(2, 60, 0)).toBe(300);
    expect(retryDelaySec(1, 1e9, 0)).toBe(86_400);
    expect(retryDelaySec(MOST_ATTEMPTS, 60, 0)).toBeNull();
  });
});
