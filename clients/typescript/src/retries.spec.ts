import { LoaError } from './loa-error.ts';
import { retryDelayMs, wait } from './retries.ts';

const failed = (status: number | null, retryAfterSec: number | null = null, code = 'X') =>
  new LoaError(code, 'It failed.', { status, retryAfterSec });

describe('retryDelayMs', () => {
  it.each([null, 408, 429, 500, 503])(
    'waits after status %s, longer each time, and at most 8 s',
    (status) => {
      const delays = [0, 1, 2, 10].map((attempt) => retryDelayMs(failed(status), attempt, 1));
      expect(delays).toEqual([500, 1000, 2000, 8000]);
      expect(retryDelayMs(failed(status), 0, 0)).toBe(375);
    },
  );

  it('waits as long as it is asked to, unless that is more than a minute', () => {
    expect(retryDelayMs(failed(429, 60), 5, 0.5)).toBe(60_000);
    expect(retryDelayMs(failed(503, 0), 5, 0.5)).toBe(0);
    expect(retryDelayMs(failed(429, 61), 0, 0.5)).toBeNull();
  });

  it('waits for the same call that is under way', () => {
    expect(retryDelayMs(failed(409, null, 'IDEMPOTENCY_IN_PROGRESS'), 0, 1)).toBe(500);
  });

  it.each([400, 401, 402, 404, 409, 410, 422])('has no hope after status %s', (status) => {
    expect(retryDelayMs(failed(status, 1), 0, 0.5)).toBeNull();
  });
});

describe('wait', () => {
  it('ends with the signal', async () => {
    const stop = new AbortController();
    const waiting = wait(600_000, stop.signal);
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});
