import { limitsOf, NO_LIMITS } from './key-limits';

describe('the limits of a key', () => {
  it('are the numbers that were typed, however their thousands are grouped', () => {
    expect(limitsOf({ ...NO_LIMITS, daily: '20.000', monthly: '1,000,000' })).toMatchObject({
      daily_credit_limit: 20_000,
      monthly_credit_limit: 1_000_000,
    });
  });

  it('are none where nothing was typed, but not where something else was than a number', () => {
    expect(limitsOf(NO_LIMITS)).toMatchObject({ daily_credit_limit: null, monthly_credit_limit: null });
    expect(() => limitsOf({ ...NO_LIMITS, daily: '20.00' })).toThrow(RangeError);
  });
});
