import { KeyBudgetUsedUp } from '../accounts.errors';
import { firstOfMonth, requireBudget, vietnamDay } from './key-spending';

it.each([
  ['2026-11-22T16:59:59.999Z', '2026-11-22'],
  ['2026-11-22T17:00:00.000Z', '2026-11-23'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Vietnam', (moment, day) => {
  expect(vietnamDay(new Date(moment))).toBe(day);
});

it('a month begins on its first day', () => {
  expect(firstOfMonth('2026-11-30')).toBe('2026-11-01');
});

describe('a budget', () => {
  const limits = (daily: number | null, monthly: number | null) => ({
    dailyCreditLimit: daily,
    monthlyCreditLimit: monthly,
  });

  it('is spent to the last credit, and not beyond', () => {
    expect(() => requireBudget(limits(100, 1000), { today: 60, thisMonth: 960 }, 40)).not.toThrow();
    expect(() => requireBudget(limits(100, null), { today: 60, thisMonth: 60 }, 41)).toThrow(
      new KeyBudgetUsedUp('day', 100, 60),
    );
    expect(() => requireBudget(limits(100, 1000), { today: 60, thisMonth: 970 }, 40)).toThrow(
      new KeyBudgetUsedUp('month', 1000, 970),
    );
  });

  it('of nobody is without end', () => {
    expect(() => requireBudget(limits(null, null), { today: 1e12, thisMonth: 1e12 }, 1e9)).not.toThrow();
  });

  it('that was lowered below what is spent lets nothing through', () => {
    expect(() => requireBudget(limits(10, null), { today: 60, thisMonth: 60 }, 1)).toThrow(KeyBudgetUsedUp);
  });
});
