import { requireReason } from './require-reason';

it('takes any reason', () => {
  expect(() => requireReason(' khách gọi ', 'Say why.')).not.toThrow();
});

it.each(['', ' \t\n'])('refuses %j as a reason, naming the field', (reason) => {
  expect(() => requireReason(reason, 'Say why.')).toThrow(
    expect.objectContaining({
      faults: [{ field: 'reason', code: 'REQUIRED', message: 'Say why.' }],
    }) as Error,
  );
});
