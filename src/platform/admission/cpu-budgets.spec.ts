import { RateLimitExceeded } from './admission.errors';
import { costs } from './costs';
import { CpuBudgets } from './cpu-budgets';
import { RateLimits } from './rate-limits';

const BUDGET_MS = costs.quote.cpuMsPerAccount;
const EXPECTED_MS = 50;

const budgets = (isEnabled = true) => new CpuBudgets(new RateLimits(null), isEnabled);
const call = (on: CpuBudgets, tookMs: number, account = 'a') =>
  on.spend('quote', account, EXPECTED_MS, (took) => {
    took(tookMs);
    return Promise.resolve('read');
  });

describe('the CPU time of an account', () => {
  it('is counted as it was taken', async () => {
    const on = budgets();
    for (let ms = 0; ms + EXPECTED_MS <= BUDGET_MS; ms += 10) expect(await call(on, 10)).toBe('read');
    await expect(call(on, 10)).rejects.toBeInstanceOf(RateLimitExceeded);
    expect(await call(on, 10, 'another')).toBe('read');
  });

  it('is set aside while work runs', async () => {
    const on = budgets();
    const most = BUDGET_MS / EXPECTED_MS;
    const calls = await Promise.allSettled(Array.from({ length: most + 20 }, () => call(on, EXPECTED_MS)));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
  });

  it('counts for work that failed too', async () => {
    const on = budgets();
    const failing = on.spend('quote', 'a', EXPECTED_MS, (took) => {
      took(BUDGET_MS);
      return Promise.reject(new Error('refused'));
    });
    await expect(failing).rejects.toThrow('refused');
    await expect(call(on, 1)).rejects.toMatchObject({ retryAfterSec: expect.any(Number) as number });
  });

  it('is unlimited for a class without a budget, and where limits are lifted', async () => {
    const on = budgets(false);
    for (let i = 0; i < 3; i += 1) expect(await call(on, BUDGET_MS)).toBe('read');
    for (let i = 0; i < 3; i += 1)
      expect(await budgets().spend('order', 'a', BUDGET_MS, () => Promise.resolve('placed'))).toBe('placed');
  });
});
