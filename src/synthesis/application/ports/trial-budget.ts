/** What visitors without an account may have read aloud for nothing, in a day. */
export abstract class TrialBudget {
  /** Sentences that one network may have in a day; 0 where nobody may have any. */
  abstract readonly perNetwork: number;

  /**
   * Does work on the budgets of a network and of all together. What fails is not counted.
   * @param network whose sentences are counted together (see `subscriberNetwork`)
   * @throws RateLimitExceeded when either is used up; the work is not begun then
   */
  abstract spend<Result>(network: string, work: () => Promise<Result>): Promise<Result>;
}
