import { costOf, type RouteClass } from './costs';
import type { RateLimits } from './rate-limits';

/** Told how many ms of CPU time a call has taken; also before the call fails for another reason. */
export type Took = (cpuMs: number) => void;

/** Holds each account to the CPU time that its calls of a class may take in a minute. */
export class CpuBudgets {
  constructor(
    private readonly limits: RateLimits,
    private readonly isEnabled: boolean,
  ) {}

  /**
   * Does work on the budget of an account. What it is expected to take is set aside while it runs, so that calls at
   * the same time cannot go beyond the budget together; what it has taken is counted in the end.
   * @param name a class with a budget
   * @throws RateLimitExceeded when the budget is used up; the work is not begun then
   */
  async spend<Result>(
    name: RouteClass,
    accountId: string,
    expectedMs: number,
    work: (took: Took) => Promise<Result>,
  ): Promise<Result> {
    const { cpuMsPerAccount } = costOf(name);
    let tookMs = 0;
    const run = (): Promise<Result> => work((cpuMs) => (tookMs += cpuMs));
    if (cpuMsPerAccount === undefined || !this.isEnabled) return run();
    const policy = `${name}-cpu-ms`;
    const limit = { policy, key: `${policy}:${accountId}`, perMinute: cpuMsPerAccount };
    await this.limits.hold(limit, Math.ceil(expectedMs));
    try {
      return await run();
    } finally {
      await this.limits.correct(limit, Math.ceil(tookMs) - Math.ceil(expectedMs));
    }
  }
}
