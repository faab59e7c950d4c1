import { retryAfterSec } from './loa-error.ts';

describe('retryAfterSec', () => {
  const now = Date.parse('2026-11-20T03:00:00Z');
  it.each([
    ['7', 7],
    ['0', 0],
    ['Fri, 20 Nov 2026 03:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 02:00:00 GMT', 0],
    ['soon', null],
    [null, null],
  ])('reads %s', (header, seconds) => {
    expect(retryAfterSec(header, now)).toBe(seconds);
  });
});
