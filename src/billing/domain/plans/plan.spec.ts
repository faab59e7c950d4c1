import { PRO_PLAN } from '../../../../test/harness/billing-samples';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { type Plan, requirePlan } from './plan';

/** The fields that are refused, each as INVALID_FORMAT. */
function faultsOf(changes: Partial<Plan>): string[] {
  try {
    requirePlan({ ...PRO_PLAN, ...changes });
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    expect(new Set(error.faults.map(({ code }) => code))).toEqual(new Set(['INVALID_FORMAT']));
    return error.faults.map(({ field }) => field);
  }
  return [];
}

describe('requirePlan', () => {
  it.each<Partial<Plan>>([
    {},
    { planId: 'a' },
    { planId: '9' },
    { planId: `a-_${'z'.repeat(37)}` },
    { billingCycle: 'yearly' },
    { amountVnd: 1, credits: 1, rateLimitPerMinute: 1 },
    { amountVnd: 10_000_000_000, credits: 1_000_000_000_000, rateLimitPerMinute: 1_000_000 },
    { creditsExpireAfterDays: 1 },
    { creditsExpireAfterDays: 36_500 },
  ])('takes %j', (changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });

  it.each<[string, Partial<Plan>[]]>([
    [
      'plan_id',
      ['', '-a', '_a', 'Pro', 'gói', 'a b', 'a'.repeat(41), 'a\n', ' a'].map((planId) => ({ planId })),
    ],
    ['billing_cycle', [{ billingCycle: 'weekly' as 'monthly' }]],
    ['name', [{ name: '' }, { name: ' \t' }]],
    ['amount', [0, -1, 1.5, NaN, 10_000_000_001].map((amountVnd) => ({ amountVnd }))],
    ['credits', [0, -1, 1.5, NaN, 1_000_000_000_001].map((credits) => ({ credits }))],
    [
      'rate_limit_per_minute',
      [0, -1, 1.5, NaN, 1_000_001].map((rateLimitPerMinute) => ({ rateLimitPerMinute })),
    ],
    [
      'credits_expire_after_days',
      [0, -1, 1.5, NaN, 36_501].map((creditsExpireAfterDays) => ({ creditsExpireAfterDays })),
    ],
  ])('refuses a bad %s by name', (field, changes) => {
    for (const change of changes) expect(faultsOf(change)).toEqual([field]);
  });

  it('names every bad field at once, and what would be right', () => {
    const bad = {
      planId: '',
      billingCycle: '' as 'monthly',
      name: '',
      amountVnd: 0,
      credits: 0,
      rateLimitPerMinute: 0,
      creditsExpireAfterDays: 0,
    };
    expect(faultsOf(bad)).toEqual([
      'plan_id',
      'billing_cycle',
      'name',
      'amount',
      'credits',
      'rate_limit_per_minute',
      'credits_expire_after_days',
    ]);
    expect(() => requirePlan({ ...PRO_PLAN, amountVnd: 0 })).toThrow(
      'amount must be a whole number from 1 to 10000000000.',
    );
    expect(() => requirePlan({ ...PRO_PLAN, ...bad })).toThrow('must be one of monthly, yearly');
  });
});
