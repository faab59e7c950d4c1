import fc from 'fast-check';
import { fallsBelow } from './low-credits';

describe('fallsBelow', () => {
  it.each([
    [1000, 999, true],
    [1001, 1000, false],
    [999, 998, false],
    [5000, 0, true],
  ])('from %i to %i: %s', (before, balanceAfter, expected) => {
    expect(fallsBelow(1000, { credits: balanceAfter - before, balanceAfter })).toBe(expected);
  });

  it('is true once, however the credits are spent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1 }),
        (threshold, charges) => {
          let balance = charges.reduce((sum, charge) => sum + charge, 0);
          const hasEnough = balance >= threshold && threshold > 0;
          const falls = charges.filter((charge) => {
            balance -= charge;
            return fallsBelow(threshold, { credits: -charge, balanceAfter: balance });
          });
          expect(falls).toHaveLength(hasEnough ? 1 : 0);
        },
      ),
    );
  });
});
