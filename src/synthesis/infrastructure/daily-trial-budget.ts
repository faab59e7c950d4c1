import type { Counted, FailureLimits } from '../../platform/admission/failure-limits';
import { TrialBudget } from '../application/ports/trial-budget';

const DAY_MINUTES = 24 * 60;

/** Counts sentences for the 24 hours after the first, in this process or in the Redis that several share. */
export class DailyTrialBudget extends TrialBudget {
  /**
   * @param inAll sentences of all networks together in a day; 0 closes the trial
   * @param isLimited false counts nothing
   */
  constructor(
    private readonly limits: FailureLimits,
    private readonly mostOfNetwork: number,
    private readonly inAll: number,
    private readonly isLimited: boolean,
  ) {
    super();
  }

  get perNetwork(): number {
    return Math.min(this.mostOfNetwork, this.inAll);
  }

  async spend<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
    if (!this.isLimited) return work();
    const counted: Counted[] = [
      { key: `trial:${network}`, most: this.perNetwork, minutes: DAY_MINUTES },
      { key: 'trials', most: this.inAll, minutes: DAY_MINUTES },
    ];
    await this.limits.count('trials-of-the-day', counted);
    try {
      return await work();
    } catch (error) {
      await this.limits.takeBack(counted);
      throw error;
    }
  }
}
