import { errorCodeOf, faultOfStatus, retryAfterSec } from './server-fault';

describe('faultOfStatus', () => {
  it.each([
    [400, 'text'],
    [413, 'text'],
    [422, 'text'],
    [500, 'either'],
    [301, 'down'],
    [307, 'down'],
    [401, 'down'],
    [403, 'down'],
    [404, 'down'],
    [429, 'busy'],
    [502, 'down'],
    [503, 'down'],
    [504, 'down'],
  ])('blames for %i: %s', (status, blame) => {
    expect(faultOfStatus(status, {}, null)).toMatchObject({ blame, retryAfterSec: null });
  });

  it('says what the server calls the error, and heeds its wish for rest', () => {
    const fault = faultOfStatus(429, { 'retry-after': '7' }, 'insufficient_quota');
    expect(fault.message).toBe('the speech server answered 429 (insufficient_quota)');
    expect(fault.retryAfterSec).toBe(7);
  });

  it('takes no money on the account for more than being busy', () => {
    expect(faultOfStatus(429, {}, 'insufficient_quota').blame).toBe('down');
  });
});

it.each([
  [undefined, null],
  ['', null],
  ['0', 1],
  ['-5', 1],
  ['soon', null],
  ['12', 12],
  ['86400', 60],
  ['9'.repeat(400), 60],
  ['Sat, 21 Nov 2026 10:00:20 GMT', 20],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 1],
])('Retry-After %j means %p s', (header, seconds) => {
  expect(retryAfterSec(header, Date.parse('2026-11-21T10:00:00Z'))).toBe(seconds);
});

it.each([
  [
    '{"error": {"message": "…", "type": "invalid_request_error", "code": "model_not_found"}}',
    'model_not_found',
  ],
  ['{"error": {"message": "…", "type": "server_error", "code": null}}', 'server_error'],
  ['{"detail": {"error": "validation_error"}}', 'validation_error'],
  ['{"detail": [{"loc": ["body"], "msg": "field required"}]}', null],
  ['{"error": "Incorrect key sk-abc"}', null],
  ['{"error": {"code": "Incorrect key sk-abc"}}', null],
  ['null', null],
  ['<html>', null],
  ['', null],
])('the error code of %j is %j', (body, code) => {
  expect(errorCodeOf(body)).toBe(code);
});
